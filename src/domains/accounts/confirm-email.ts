import type { Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { renewInvitation } from '../staff/invite-staff.ts'
import { lockUser } from '../staff/lock-users.ts'
import type { CallOrigin } from './device.ts'
import { assertOpens } from './emailed-links.ts'
import { hashToken } from './find-caller.ts'
import { writeSecurityEvent } from './security-events.ts'
import { voidResets } from './set-password.ts'
import { takeOverOrders } from './take-over-orders.ts'

/** A confirmation link works for three days from when it was asked for. */
export const confirmationLifeMs = 3 * 24 * 60 * 60 * 1000

const words = {
  unknown: /*i18n*/ { id: 'accounts.confirmUnknown', message: 'This link is not valid.' },
  used: /*i18n*/ { id: 'accounts.confirmUsed', message: 'This link has been used already.' },
  expired: /*i18n*/ {
    id: 'accounts.confirmExpired',
    message: 'This link has expired. Ask for a new one in your account.',
  },
} as const satisfies Record<string, Message>

/**
 * Before an account gets an address: only so many links go to it, so that nobody fills somebody else's mailbox
 * by registering and changing. Not inside a transaction, which would hold two connections.
 * @throws RATE_LIMITED
 */
export const limitConfirmations = ({ limits }: Pick<Deps, 'limits'>, email: string): Promise<void> =>
  limits.consume('confirmationEmail', email)

/** Asks a user to prove that the address is theirs (ACC-13). The token is made when the email is written. */
export async function askToConfirm(
  { emails, now }: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  userId: number,
  language?: Language,
): Promise<void> {
  const requestedAt = now().toISOString()
  await emails.enqueue(tx, { kind: 'emailConfirmation', userId, requestedAt, language })
}

/** Sends the link once more; nothing when the address is confirmed. @throws RATE_LIMITED */
export async function sendConfirmationAgain(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  { id: userId }: Pick<Caller, 'id'>,
  { device, language }: CallOrigin,
): Promise<void> {
  const { db, limits } = deps
  const { email, emailConfirmedAt } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  if (emailConfirmedAt !== null) return
  await limits.consume('confirmationAddress', device.address)
  await limits.consume('confirmationAccount', String(userId))
  await limitConfirmations(deps, email)
  await db.$transaction((tx) => askToConfirm(deps, tx, userId, language))
}

/**
 * Confirms an address by the token of its email, and sends the emails that waited for it.
 * @throws VALIDATION on `token` when it is unknown, used, expired, or was sent to an address that the account has no
 * longer; RATE_LIMITED
 */
export async function confirmEmail(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  { token, device }: CallOrigin & { token: string },
): Promise<void> {
  await deps.limits.consume('confirmAddress', device.address)
  const now = deps.now()
  const tokenHash = hashToken(token)
  const where = { tokenHash, user: { deletedAt: null } }
  const known = await deps.db.emailConfirmation.findFirst({ where })
  if (!known) throw invalid('token', words.unknown)
  await deps.db.$transaction(async (tx) => {
    const { userId } = known
    await lockUser(tx, userId)
    const found = await tx.emailConfirmation.findFirst({ where })
    assertOpens(found, words, now)
    await tx.emailConfirmation.update({ where: { tokenHash }, data: { usedAt: now } })
    if (await markConfirmed(deps, tx, userId)) {
      await writeSecurityEvent(tx, { act: 'emailConfirmed', userId, at: now, device })
    }
  })
}

/**
 * The address has been proved, by whatever mailed link: also one that sets a new password. What waited for it is sent,
 * and orders that staff took for whoever has this address are the account's (CUS-6). False when it was proved before.
 */
export async function markConfirmed(
  deps: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  userId: number,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, deletedAt: null, emailConfirmedAt: null },
    data: { emailConfirmedAt: deps.now() },
  })
  if (count === 0) return false
  await takeOverOrders(tx, userId, deps.now())
  await deps.emails.sendHeld(tx, userId)
  return true
}

/**
 * What follows when an account's address has become another one, in the transaction that changes it (beside
 * `emailConfirmedAt: null`): links that went to the old one are void, the new one gets one of its own; of an invited staff member it is the invitation.
 */
export async function confirmAnew(
  deps: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { id: userId, invitedAt, by }: { id: number; invitedAt: Date | null; by: number },
  language?: Language,
): Promise<void> {
  await tx.emailConfirmation.deleteMany({ where: { userId } })
  await voidResets(tx, userId, deps.now())
  if (invitedAt) return renewInvitation(deps, tx, { userId, by })
  await askToConfirm(deps, tx, userId, language)
}
