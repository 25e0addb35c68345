import type { Database, Transaction } from '../../db/client.ts'
import type { User } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'

/** How long a change of password or e-mail can be undone (ACC-11). */
const undoLifeMs = 24 * 60 * 60 * 1000

const justChanged: Message = /*i18n*/ {
  id: 'accounts.justChanged',
  message:
    'The password or e-mail of this account was changed without the old password. For 24 hours after that its data can’t be downloaded, and neither the second step changed nor the account erased.',
}

/**
 * Keeps what a password or an e-mail was before it changes, in the transaction that changes it; answers the change's id.
 * `knowsPassword`: whoever changes it gave the old one; that proves nothing where it was itself set without proof.
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
 * The changes by which an account lost an address within the last day: that address is told what changes afterwards too,
 * and its link undoes that as well (ACC-11).
 */
export async function addressesLost(
  tx: Transaction,
  { userId, now, told }: { userId: number; now: Date; told: readonly string[] },
): Promise<number[]> {
  const changes = await tx.accountChange.findMany({
    where: { userId, expiresAt: { gt: now }, email: { notIn: [...told] } },
    orderBy: { id: 'asc' },
    distinct: ['email'],
    select: { id: true },
  })
  return changes.map(({ id }) => id)
}

/** Until when an account is closed to what would keep its owner out; null when it isn't. */
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
 * Before the second factor changes, the account is erased or its data are taken along by its holder.
 * @throws CONFLICT for 24 hours after its password or e-mail was changed without the old password
 */
export async function assertNotJustChanged(
  db: Database | Transaction,
  userId: number,
  now: Date,
): Promise<void> {
  if ((await closedUntil(db, userId, now)) !== null) throw new AppError('CONFLICT', justChanged)
}
