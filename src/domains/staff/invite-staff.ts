import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertCanGive, assertCanGovern, asUnknownRole, findStaffRole } from '../access/permission-rules.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { recorded, recordedNew } from '../audit/recorded.ts'
import { type Keeper, keeperParts, mayInvite } from '../link-keepers/keeper-right.ts'
import { asEmailTaken, assertNotKept, emailTaken } from './email-taken.ts'
import { lockUser } from './lock-users.ts'
import { toUser, type UserView, userParts } from './user-output.ts'

/** An invitation's link works for seven days from its sending. */
export const invitationLifeMs = 7 * 24 * 60 * 60 * 1000

const notInvited: Message = /*i18n*/ {
  id: 'staff.notInvited',
  message: 'This colleague has a password already: no invitation is needed.',
}

export type Invitation = {
  name: string
  surname: string
  fatherName?: string | undefined
  email: string
  phoneNumber?: string | undefined
  appRoleId: number
  /** The language of this email and later ones; az by default. */
  language?: Language | undefined
}

type Invited = { invitedAt: Date | null; invitedBy: Keeper | null; role: { permissions: number[] } }

/** The relations that decide whether a user is still invited. */
export const invitedParts = {
  invitedBy: { select: keeperParts },
  role: { select: { permissions: true } },
} as const satisfies Prisma.UserInclude

/**
 * How long the invitation works or worked; one that ended with its sender is over since it was sent. Null for
 * users who weren't invited.
 */
export const invitedUntil = ({
  invitedAt,
  invitedById,
}: {
  invitedAt: Date | null
  invitedById: number | null
}) => invitedAt && new Date(invitedAt.getTime() + (invitedById === null ? 0 : invitationLifeMs))

/**
 * Whether a user may still choose a first password: in time, and while the sender could invite them (PER-11,
 * PER-15).
 */
export const isStillInvited = ({ invitedAt, invitedBy, role }: Invited, now: Date): boolean =>
  invitedAt !== null &&
  invitedAt.getTime() + invitationLifeMs > now.getTime() &&
  invitedBy !== null &&
  mayInvite(invitedBy, role)

/** An invited user who hasn't come in time: only a new invitation lets them in. */
export const isShutOut = (user: Invited, now: Date): boolean =>
  user.invitedAt !== null && !isStillInvited(user, now)

type InviteDeps = Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>

/**
 * Adds a staff member as {@link createStaff} does, but with an unknown password: the address gets a link to
 * choose one (PER-11).
 * @throws as createStaff does; RATE_LIMITED
 */
export async function inviteStaff(
  deps: InviteDeps,
  caller: Pick<Caller, 'id' | 'areas'>,
  { appRoleId, phoneNumber = '', ...person }: Invitation,
): Promise<UserView> {
  const { db } = deps
  const role = await findStaffRole(db, appRoleId)
  assertCanGive(caller, role.permissions)
  const { email } = person
  if ((await db.user.count({ where: { email, deletedAt: null } })) > 0) throw emailTaken()
  await assertNotKept(db, email, deps.now())
  await limitInvitations(deps, caller, email)
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  try {
    const data = { ...person, phoneNumber, passwordHash, roleId: role.id }
    const invited = { invitedAt: deps.now(), invitedById: caller.id }
    return await recordedNew(db, { by: caller.id, kind: 'staff' }, async (tx) => {
      const user = await tx.user.create({ data: { ...data, ...invited }, include: userParts })
      await sendInvitation(deps, tx, user.id, invited.invitedAt)
      return toUser(user)
    })
  } catch (error) {
    throw asUnknownRole(asEmailTaken(error))
  }
}

/**
 * Sends an invitation once more; links sent before are void.
 * @throws NOT_FOUND also for a customer; FORBIDDEN for a staff member with areas that the caller lacks;
 * CONFLICT for a staff member who has a password; RATE_LIMITED
 */
export async function inviteAgain(
  deps: InviteDeps,
  caller: Pick<Caller, 'id' | 'areas'>,
  { id }: { id: number },
): Promise<void> {
  const found = await deps.db.user.findFirst({ where: { id, deletedAt: null }, include: userParts })
  if (!found || !isStaffRole(found.role)) throw notFound()
  assertCanGovern(caller, found)
  if (!found.invitedAt) throw new AppError('CONFLICT', notInvited)
  await limitInvitations(deps, caller, found.email)
  await recorded(deps.db, { by: caller.id, kind: 'staff', id }, async (tx) => {
    const user = await lockUser(tx, id)
    assertCanGovern(caller, user)
    if (!user.invitedAt) throw new AppError('CONFLICT', notInvited)
    await renewInvitation(deps, tx, { userId: id, by: caller.id })
  })
}

/** A new link to the account's present address, which depends on its sender; links sent before are void. */
export async function renewInvitation(
  { emails, now }: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { userId, by: invitedById }: { userId: number; by: number },
): Promise<void> {
  const invitedAt = now()
  await tx.staffInvitation.deleteMany({ where: { userId } })
  await tx.user.update({ where: { id: userId }, data: { invitedAt, invitedById } })
  await sendInvitation({ emails }, tx, userId, invitedAt)
}

/** The link is made when the email is written. */
const sendInvitation = (
  { emails }: Pick<Deps, 'emails'>,
  tx: Transaction,
  userId: number,
  at: Date,
): Promise<void> => emails.enqueue(tx, { kind: 'staffInvitation', userId, requestedAt: at.toISOString() })

async function limitInvitations(
  { limits }: Pick<Deps, 'limits'>,
  caller: Pick<Caller, 'id'>,
  email: string,
): Promise<void> {
  await limits.consume('invitationAccount', String(caller.id))
  await limits.consume('confirmationEmail', email)
}
