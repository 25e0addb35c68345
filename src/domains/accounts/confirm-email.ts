import type { Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { renewInvitation } from '../staff/invite-staff.ts'
import { lockUser } from '../staff/lock-users.ts'
import type { CallOrigin } from './device.ts'
import { assertOpens } from './emailed-links.ts'
import { hashToken } from './find-caller.ts'
import { writeSecurityEvent } from './security-events.ts'
import { voidResets } from './set-password.ts'

/** A confirmation link works for three days from when it was asked for. */
export const confirmationLifeMs = 3 * 24 * 60 * 60 * 1000

const messages = {
  unknown: /*i18n*/ { id: 'accounts.confirmUnknown', message: 'This link is not valid.' },
  used: /*i18n*/ { id: 'accounts.confirmUsed', message: 'This link has already been used.' },
  expired: /*i18n*/ {
    id: 'accounts.confirmExpired',
    message: 'This link has expired. Ask for a new one in your account.',
  },
} as const satisfies Record<string, Message>

/**
 * Limits the links that are sent to an address, before an account gets it, so that no one fills another
 * person's mailbox by registering and changing. It runs outside the transaction, which would hold two
 * connections.
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

/** Sends the link once more, or nothing when the address is confirmed. @throws RATE_LIMITED */
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
  if (!known) throw invalid('token', messages.unknown)
  await deps.db.$transaction(async (tx) => {
    const { userId } = known
    await lockUser(tx, userId)
    const found = await tx.emailConfirmation.findFirst({ where })
    assertOpens(found, messages, now)
    await tx.emailConfirmation.update({ where: { tokenHash }, data: { usedAt: now } })
    if (await markConfirmed(deps, tx, userId)) {
      await writeSecurityEvent(tx, { act: 'emailConfirmed', userId, at: now, device })
    }
  })
}

/**
 * Marks an address as proved by any emailed link, also one that sets a new password. Emails that waited for
 * it are sent, and orders that staff took for this address now belong to the account (CUS-6). False when it
 * was proved before.
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
 * What follows when an account's address changes, in the transaction that changes it (beside
 * `emailConfirmedAt: null`): links sent to the old address are void, and the new one gets its own, which is
 * the invitation for an invited staff member.
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

/** Shown in place of a name. */
const noName = '—'

/**
 * Moves orders and quotes of a customer whom staff added to the account that has confirmed the same address,
 * in the transaction of the confirmation; never before it, and never by a phone number alone (CUS-6). The row
 * that staff had added keeps nothing personal.
 */
async function takeOverOrders(tx: Transaction, userId: number, at: Date): Promise<void> {
  const { email, role } = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: { role: true } })
  if (isStaffRole(role)) return
  const [added] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE contact_email = ${email} AND deleted_at IS NULL FOR UPDATE`
  if (!added) return
  const moved = { where: { userId: added.id }, data: { userId } }
  await tx.order.updateMany(moved)
  await tx.purchase.updateMany(moved)
  await tx.offer.updateMany(moved)
  await tx.user.update({
    where: { id: added.id },
    data: {
      name: noName,
      surname: '',
      fatherName: '',
      contactEmail: '',
      phoneNumber: '',
      mergedIntoId: userId,
      deletedAt: at,
    },
  })
  const name = `№ ${added.id}`
  const account = { id: userId, name: `№ ${userId}` }
  const entry = { by: userId, kind: 'customer', id: added.id, name, act: 'changed' } as const
  await writeEntry(tx, { ...entry, changes: { mergedInto: [null, account] } })
}
