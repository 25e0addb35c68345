import type { Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { asEmailTaken, assertNotKept } from '../staff/email-taken.ts'
import { renewInvitation } from '../staff/invite-staff.ts'
import { lockUser } from '../staff/lock-users.ts'
import type { UserRow } from '../staff/user-output.ts'
import { addressesLost, keepForUndo } from './account-changes.ts'
import type { CallOrigin, Device } from './device.ts'
import { assertOpens } from './emailed-links.ts'
import { hashToken } from './find-caller.ts'
import { moveCustomer, noName } from './move-customer.ts'
import { writeSecurityEvent } from './security-events.ts'
import { endSessions } from './sessions.ts'
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
 * Confirms an address by the token of its email, and sends the emails that waited for it. One that staff have
 * entered for the account becomes its address by that (CUS-10).
 * @throws VALIDATION on `token` when it is unknown, used, expired, or was sent to an address that the account has no
 * longer; CONFLICT when another account has taken the address in the meantime; RATE_LIMITED
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
  const confirm = async (tx: Transaction) => {
    const { userId } = known
    const user = await lockUser(tx, userId)
    const found = await tx.emailConfirmation.findFirst({ where })
    assertOpens(found, messages, now)
    await tx.emailConfirmation.update({ where: { tokenHash }, data: { usedAt: now } })
    if (found.email !== null) await takeNewEmail(deps, tx, user, { email: found.email, device })
    if (await markConfirmed(deps, tx, userId)) {
      await writeSecurityEvent(tx, { act: 'emailConfirmed', userId, at: now, device })
    }
  }
  await deps.db.$transaction(confirm).catch((error: unknown) => {
    throw asEmailTaken(error)
  })
}

/**
 * The account logs in with the address that staff entered and its owner has confirmed. As after any change of
 * the address its sessions end, and the one before is told, with a link that undoes it for a day (ACC-11).
 */
async function takeNewEmail(
  deps: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  user: UserRow,
  { email, device }: { email: string; device: Device },
): Promise<void> {
  const { id: userId } = user
  const now = deps.now()
  await assertNotKept(tx, email, now, userId)
  const changeId = await keepForUndo(deps, tx, user, false)
  await tx.user.update({
    where: { id: userId },
    data: { email, emailConfirmedAt: null, pendingEmail: '' },
  })
  await voidResets(tx, userId, now)
  await endSessions(tx, userId, now)
  await writeSecurityEvent(tx, { act: 'emailChanged', userId, at: now, device })
  await tellOfNewEmail(deps, tx, { userId, changeId, addresses: [user.email, email], withPassword: false })
}

type NewEmail = {
  userId: number
  changeId: number
  /** The address before and the new one. */
  addresses: readonly string[]
  withPassword: boolean
}

/** Tells the address before, and those that the account lost within the last day (ACC-11). */
export async function tellOfNewEmail(
  { emails, now }: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { userId, changeId, addresses, withPassword }: NewEmail,
): Promise<void> {
  await emails.enqueue(tx, { kind: 'emailChanged', userId, changeId, withPassword })
  for (const lost of await addressesLost(tx, { userId, now: now(), notified: addresses }))
    await emails.enqueue(tx, { kind: 'emailChanged', userId, changeId: lost, withPassword })
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

/**
 * Moves everything of a customer whom staff added to the account that has confirmed the same address,
 * in the transaction of the confirmation; never before it, and never by a phone number alone (CUS-6). The row
 * that staff had added keeps nothing personal.
 */
async function takeOverOrders(tx: Transaction, userId: number, at: Date): Promise<void> {
  const account = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: { role: true } })
  const { email, role, staffNote } = account
  if (isStaffRole(role)) return
  const [added] = await tx.$queryRaw<{ id: number; staffNote: string }[]>`
    SELECT id, staff_note AS "staffNote" FROM users WHERE contact_email = ${email} AND deleted_at IS NULL FOR UPDATE`
  if (!added) return
  await moveCustomer(tx, { from: added.id, to: userId })
  if (staffNote === '' && added.staffNote !== '')
    await tx.user.update({ where: { id: userId }, data: { staffNote: added.staffNote } })
  await tx.user.update({
    where: { id: added.id },
    data: {
      name: noName,
      surname: '',
      fatherName: '',
      contactEmail: '',
      phoneNumber: '',
      staffNote: '',
      mergedIntoId: userId,
      deletedAt: at,
    },
  })
  const name = `№ ${added.id}`
  const into = { id: userId, name: `№ ${userId}` }
  const entry = { by: userId, kind: 'customer', id: added.id, name, act: 'changed' } as const
  await writeEntry(tx, { ...entry, changes: { mergedInto: [null, into] } })
}
