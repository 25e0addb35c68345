import type { Database, Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { asEmailTaken } from '../staff/email-taken.ts'
import { lockUser } from '../staff/lock-users.ts'
import { type CallOrigin, type Device, storedDevice } from './device.ts'
import { hashToken } from './find-caller.ts'
import { recordProfile } from './record-profile.ts'
import { writeSecurityEvent } from './security-events.ts'
import { endSessions } from './sessions.ts'
import { voidResets } from './set-password.ts'

const unknown: Message = /*i18n*/ {
  id: 'accounts.undoUnknown',
  message: 'This link is not valid, or the change has already been undone.',
}
const expired: Message = /*i18n*/ {
  id: 'accounts.undoExpired',
  message: 'This link worked for 24 hours and has expired. Please call us.',
}

/**
 * Undoes a change of password or e-mail, with everything that followed, by the link of its email: address and
 * password are as before, every session ends, links of other emails are void (ACC-11). Earlier changes that
 * were sent to the same mailbox and made without the old password are undone too, or else a thief's first new
 * password would come back.
 * @throws VALIDATION on `token` when it is unknown, used or expired; CONFLICT when another account has the
 * address; RATE_LIMITED
 */
export async function undoAccountChange(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  { token, device }: CallOrigin & { token: string },
): Promise<void> {
  await deps.limits.consume('resetAddress', device.address)
  const tokenHash = hashToken(token)
  const known = await findChange(deps.db, tokenHash, deps.now())
  const { user } = known
  try {
    await recordProfile(deps.db, user, user, async (tx) => {
      await lockUser(tx, user.id)
      await restore(deps, tx, await findChange(tx, tokenHash, deps.now()), storedDevice(device))
    })
  } catch (error) {
    throw error instanceof AppError ? error : asEmailTaken(error)
  }
}

type Change = Awaited<ReturnType<typeof findChange>>

async function findChange(db: Database | Transaction, tokenHash: Uint8Array<ArrayBuffer>, now: Date) {
  const undo = await db.accountUndo.findFirst({
    where: { tokenHash, change: { user: { deletedAt: null } } },
    include: { change: { include: { user: { include: { role: true } } } } },
  })
  if (!undo) throw invalid('token', unknown)
  if (undo.change.expiresAt <= now) throw invalid('token', expired)
  return undo.change
}

async function restore(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  change: Change,
  device: Device,
): Promise<void> {
  const { userId } = change
  const at = now()
  const first = await firstOfChain(tx, change, at)
  const { email, passwordHash } = first
  // Opening the link proves that the address is read by this user.
  const restored = { email, passwordHash, emailConfirmedAt: at, pendingEmail: '' }
  await tx.user.update({ where: { id: userId }, data: restored })
  await endSessions(tx, userId, at)
  await voidResets(tx, userId, at)
  await tx.emailConfirmation.deleteMany({ where: { userId } })
  await tx.logInChallenge.deleteMany({ where: { userId } })
  await tx.accountChange.deleteMany({ where: { userId, id: { gte: first.id } } })
  await writeSecurityEvent(tx, { act: 'changeUndone', userId, at, device })
}

/**
 * The change itself, or the first of the unproved changes right before it that were sent to the same address.
 */
async function firstOfChain(tx: Transaction, change: Change, now: Date) {
  const earlier = await tx.accountChange.findMany({
    where: { userId: change.userId, id: { lt: change.id }, expiresAt: { gt: now } },
    orderBy: { id: 'desc' },
  })
  const end = earlier.findIndex(({ email, isProven }) => isProven || email !== change.email)
  return earlier.slice(0, end === -1 ? undefined : end).at(-1) ?? change
}
