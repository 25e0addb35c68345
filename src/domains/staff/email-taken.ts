import type { Database, Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/database-errors.ts'
import { AppError, type Message } from '../../lib/errors.ts'

const taken: Message = /*i18n*/ {
  id: 'accounts.emailTaken',
  message: 'This e-mail is already registered.',
}

export const emailTaken = (cause?: unknown): AppError => new AppError('CONFLICT', taken, { cause })

/**
 * The unique index on the e-mails of active accounts decides who is first: its violation becomes a CONFLICT.
 */
export function asEmailTaken(error: unknown): unknown {
  return isUniqueViolation(error) ? emailTaken(error) : error
}

/**
 * Called before an account gets an address: the account that has just lost it may take it back for a day.
 * @throws CONFLICT as for one that is taken
 */
export async function assertNotKept(
  db: Database | Transaction,
  email: string,
  now: Date,
  userId?: number,
): Promise<void> {
  const kept = await db.accountChange.count({
    where: {
      email,
      emailConfirmedAt: { not: null },
      expiresAt: { gt: now },
      ...(userId !== undefined && { userId: { not: userId } }),
    },
  })
  if (kept > 0) throw emailTaken()
}

/**
 * Called before staff enter the address of a customer without an account: only for a confirmed address it is
 * known whose it is.
 * @throws CONFLICT when it is a confirmed account's
 */
export async function assertNoAccount(db: Database | Transaction, email: string): Promise<void> {
  const accounts = await db.user.count({ where: { email, deletedAt: null, emailConfirmedAt: { not: null } } })
  if (accounts > 0) throw emailTaken()
}
