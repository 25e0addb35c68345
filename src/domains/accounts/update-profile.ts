import type { Database, Transaction } from '../../db/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { FairTurns } from '../../lib/fair-turns.ts'
import { hashNewPassword } from '../../lib/new-password.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import {
  assertCanGive,
  assertKnownRole,
  assertOtherSuperAdmins,
  asUnknownRole,
} from '../access/permission-rules.ts'
import { canChange, isStaffRole, type ProfileField, superAdmin } from '../access/role-rules.ts'
import { endKept } from '../link-keepers/end-kept-links.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { asEmailTaken, assertNoAccount, assertNotKept } from '../staff/email-taken.ts'
import { countSuperAdmins, lockSuperAdmins, lockUser } from '../staff/lock-users.ts'
import { toUser, type UserRow, type UserView, userParts } from '../staff/user-output.ts'
import { keepForUndo } from './account-changes.ts'
import { confirmAnew, limitConfirmations, tellOfNewEmail } from './confirm-email.ts'
import { knowsCurrentPassword } from './current-password.ts'
import type { CallOrigin } from './device.ts'
import { recordProfile } from './record-profile.ts'
import { writeSecurityEvent } from './security-events.ts'
import { endSessions } from './sessions.ts'
import { setPassword } from './set-password.ts'

type ProfileInput = {
  id?: number | undefined
  name?: string | undefined
  surname?: string | undefined
  fatherName?: string | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  password?: string | undefined
  /** The caller's own password, checked when it is given. */
  currentPassword?: string | undefined
  appRoleId?: number | undefined
  file?: ReceivedFile | undefined
  updatedAt?: string | undefined
}

/**
 * Changes the caller's profile, or that of `id`; fields that aren't sent stay (API-6). A new e-mail or
 * password counts at once, ends the other sessions, and is reported to the old address with a link that
 * undoes it for a day. Permissions are checked before the photo is stored, and again on the row as it is when
 * it is written.
 * @throws FORBIDDEN by role-rules; NOT_FOUND; VALIDATION for an unknown role or a wrong current password;
 * RATE_LIMITED; CONFLICT for a taken e-mail, the last SuperAdmin's role, or when another user has saved since
 * `updatedAt`
 */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'media' | 'now'>,
  caller: Caller,
  { device, language, ...input }: ProfileInput & CallOrigin,
): Promise<UserView> {
  const userId = input.id ?? caller.id
  assertCanOpenProfile(caller, userId)
  const found = await deps.db.user.findFirst({ where: { id: userId, deletedAt: null }, include: userParts })
  if (!found) throw notFound()
  await assertAllowed(deps.db, caller, found, input)
  assertCurrent(found, input.updatedAt)
  if (found.addedById !== null) return updateAddedCustomer(deps, caller, found, input)
  const knows = await knowsCurrentPassword(deps, caller, input.currentPassword)

  const passwordHash = input.password === undefined ? undefined : await hashNewPassword(input.password)
  const picture = await storePhoto(deps, caller, input.file)
  const { name, surname, fatherName, phoneNumber, email } = input
  const isOtherAddress = email !== undefined && email !== found.email
  if (isOtherAddress || passwordHash !== undefined) await deps.limits.consume('ownChange', String(userId))
  if (isOtherAddress) {
    await assertNotKept(deps.db, email, deps.now(), userId)
    await limitConfirmations(deps, email)
  }
  try {
    return await recordProfile(deps.db, caller, found, async (tx) => {
      if (input.appRoleId !== undefined) await lockSuperAdmins(tx)
      const user = await lockUser(tx, userId)
      await assertAllowed(tx, caller, user, input)
      assertCurrent(user, input.updatedAt)
      const roleId = input.appRoleId ?? user.role.id
      if (user.role.name === superAdmin && roleId !== user.role.id) {
        assertOtherSuperAdmins(await countSuperAdmins(tx, userId))
      }
      const isOtherEmail = email !== undefined && email !== user.email
      const unconfirmed = isOtherEmail && { emailConfirmedAt: null, pendingEmail: '' }
      const opens = isOtherEmail || passwordHash !== undefined
      // An invited staff member has no earlier password to restore, and the address may be a stranger's by
      // mistake.
      const isInvited = user.invitedAt !== null
      const changeId =
        opens && !isInvited ? await keepForUndo(deps, tx, user, knows && userId === caller.id) : 0
      const data = { name, surname, fatherName, phoneNumber, email, ...unconfirmed, roleId, ...picture }
      const changed = await tx.user.update({ where: { id: userId }, data, include: userParts })
      if (roleId !== user.role.id) await endKept(tx, { by: caller.id, at: deps.now() })
      const isOwn = userId === caller.id
      const ownLanguage = isOwn ? language : undefined
      const keepSession = isOwn ? caller.sessionId : undefined
      const isCustomer = !isStaffRole(caller.role)
      const event = isCustomer ? ({ act: 'passwordChanged', device } as const) : null
      if (isOtherEmail) {
        const invitedAt = passwordHash === undefined ? user.invitedAt : null
        await confirmAnew(deps, tx, { id: userId, invitedAt, by: caller.id }, ownLanguage)
        await endSessions(tx, userId, deps.now(), keepSession)
        const withPassword = passwordHash !== undefined
        if (!isInvited) {
          const addresses = [user.email, email]
          await tellOfNewEmail(deps, tx, { userId, changeId, addresses, withPassword })
        }
        if (isCustomer) await writeSecurityEvent(tx, { act: 'emailChanged', userId, at: deps.now(), device })
      }
      if (passwordHash !== undefined) {
        const change = { id: changeId, isTold: isOtherEmail }
        await setPassword(deps, tx, {
          userId,
          passwordHash,
          keepSession,
          change,
          isFirst: isInvited,
          event,
          language: ownLanguage,
        })
      }
      return toUser(changed)
    })
  } catch (error) {
    throw asUnknownRole(asEmailTaken(error))
  }
}

/**
 * One process decodes all pictures; customers' are decoded one at a time, so that staff never wait for more
 * than one (TRU-11).
 */
const customersTurns = new FairTurns({ atOnce: 1, maxWaiting: 20 })

async function storePhoto(
  { limits, media }: Pick<Deps, 'limits' | 'media'>,
  { id, areas }: Caller,
  file: ReceivedFile | undefined,
): Promise<{ photoId?: number }> {
  const store = () => storeColumns(media, { photoId: [file, 'portrait'] })
  if (file === undefined || areas.size > 0) return store()
  await limits.consume('photoAccount', String(id))
  return customersTurns.run(String(id), store)
}

async function assertAllowed(
  db: Database | Transaction,
  caller: Caller,
  user: UserRow,
  input: ProfileInput,
): Promise<void> {
  const changed = changedFields(user, input)
  assertCanChange(caller, user, changed)
  if (!changed.includes('appRoleId')) return
  const role = await db.role.findUnique({ where: { id: input.appRoleId ?? 0 } })
  assertKnownRole(role)
  assertCanGive(caller, role.permissions)
}

/** The sent fields that differ; a form that sends everything changes only what was edited. */
function changedFields(user: UserRow, input: ProfileInput): ProfileField[] {
  const texts = ['name', 'surname', 'fatherName', 'phoneNumber', 'email'] as const
  const changed: ProfileField[] = texts.filter(
    (field) => input[field] !== undefined && input[field] !== user[field],
  )
  if (input.file !== undefined) changed.push('photo')
  if (input.password !== undefined) changed.push('password')
  if (input.appRoleId !== undefined && input.appRoleId !== user.role.id) changed.push('appRoleId')
  return changed
}

/** Another user's profile needs area 5, before it is looked up. @throws FORBIDDEN */
export function assertCanOpenProfile(caller: Caller, userId: number): void {
  if (userId !== caller.id && !can(caller, 'staff')) throw new AppError('FORBIDDEN')
}

/** @throws FORBIDDEN unless the caller may change each of these fields of this user */
export function assertCanChange(
  caller: Caller,
  user: { id: number; role: { name: string; permissions: readonly number[] } },
  changed: readonly ProfileField[],
): void {
  if (!changed.every((field) => canChange(caller, user, field))) throw new AppError('FORBIDDEN')
}

type Input = {
  name?: string | undefined
  surname?: string | undefined
  fatherName?: string | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  /** The version that was read. */
  updatedAt?: string | undefined
  password?: string | undefined
  appRoleId?: number | undefined
  file?: object | undefined
}

/**
 * Changes a customer whom staff have added: there is no account to open and no one to notify, and the address
 * is only where emails go.
 * @throws FORBIDDEN for a password, a role or a photo; CONFLICT for a confirmed account's address, or when
 * another user has saved since `updatedAt`
 */
async function updateAddedCustomer(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  found: UserRow,
  { name, surname, fatherName, phoneNumber, email, updatedAt, ...opening }: Input,
): Promise<UserView> {
  const { password, file, appRoleId = found.role.id } = opening
  if (password !== undefined || file !== undefined || appRoleId !== found.role.id)
    throw new AppError('FORBIDDEN')
  if (email !== undefined && email !== found.contactEmail) await assertNoAccount(db, email)
  try {
    return await recordProfile(db, caller, found, async (tx) => {
      assertCurrent(await lockUser(tx, found.id), updatedAt)
      const data = { name, surname, fatherName, phoneNumber, contactEmail: email }
      return toUser(await tx.user.update({ where: { id: found.id }, data, include: userParts }))
    })
  } catch (error) {
    throw asEmailTaken(error)
  }
}
