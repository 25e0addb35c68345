import type { Database, Transaction } from '../../db/client.ts'
import type { User } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'

/** How long a change of password or e-mail can be undone (ACC-11). */
const undoLifeMs = 24 * 60 * 60 * 1000

const justChanged: Message = /*i18n*/ {
  id: 'accounts.justChanged',
  message:
    'The password or e-mail of this account was changed without the old password. For 24 hours its data can’t be downloaded, the second step can’t be changed and the account can’t be erased.',
}

/**
 * Stores what a password or an e-mail was before it changes, in the transaction that changes it, and returns
 * the change's id.
 * `knowsPassword`: the caller gave the old password; that proves nothing if it was itself set without proof.
 */
export async function keepForUndo(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  { id: userId, email, emailConfirmedAt, passwordHash }: User,
  knowsPassword: boolean,
): Promise<number> {
  const at = now()
  const isProven = knowsPassword && (await closedUntil(tx, userId, at)) === null
  const expiresAt = new Date(at.getTime() + undoLifeMs)
  const kept = { userId, at, expiresAt, isProven, email, emailConfirmedAt, passwordHash }
  return (await tx.accountChange.create({ data: kept, select: { id: true } })).id
}

/**
 * The changes by which an account lost an address within the last day: later changes are sent to that address
 * too, and its link undoes them as well (ACC-11).
 */
export async function addressesLost(
  tx: Transaction,
  { userId, now, notified }: { userId: number; now: Date; notified: readonly string[] },
): Promise<number[]> {
  const changes = await tx.accountChange.findMany({
    where: { userId, expiresAt: { gt: now }, email: { notIn: [...notified] } },
    orderBy: { id: 'asc' },
    distinct: ['email'],
    select: { id: true },
  })
  return changes.map(({ id }) => id)
}

/** Until when an account refuses what would lock its owner out; null when it doesn't. */
export async function closedUntil(
  db: Database | Transaction,
  userId: number,
  now: Date,
): Promise<Date | null> {
  const last = await db.accountChange.findFirst({
    where: { userId, isProven: false, expiresAt: { gt: now } },
    orderBy: { expiresAt: 'desc' },
  })
  return last?.expiresAt ?? null
}

/**
 * Called before the second factor changes and before the account holder erases the account or exports its
 * data.
 * @throws CONFLICT for 24 hours after its password or e-mail was changed without the old password
 */
export async function assertNotJustChanged(
  db: Database | Transaction,
  userId: number,
  now: Date,
): Promise<void> {
  if ((await closedUntil(db, userId, now)) !== null) throw new AppError('CONFLICT', justChanged)
}
