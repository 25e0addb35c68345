import type { Database, Transaction } from '../../db/client.ts'
import { isForeignKeyViolation } from '../../db/database-errors.ts'
import type { Role as StoredRole } from '../../db/generated/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import {
  canGive,
  canGovern,
  customerRole,
  isFixedRole,
  isStaffRole,
  superAdmin,
  whyNotDelete,
} from './role-rules.ts'

type Role = { name: string; permissions: readonly number[] }

const notStaffRole: Message = /*i18n*/ {
  id: 'staff.notStaffRole',
  message: 'Please choose a role of the staff.',
}
const unknownRole: Message = /*i18n*/ { id: 'staff.unknownRole', message: 'There is no such role.' }
const notOneself: Message = /*i18n*/ { id: 'staff.notOneself', message: 'You cannot delete yourself.' }
const lastSuperAdmin: Message = /*i18n*/ {
  id: 'staff.lastSuperAdmin',
  message: 'The last SuperAdmin must keep this role.',
}

/** No one gives areas that they lack. @throws FORBIDDEN */
export function assertCanGive(caller: Pick<Caller, 'areas'>, given: readonly number[]): void {
  if (!canGive(caller, given)) throw new AppError('FORBIDDEN')
}

/** A user's account is opened only by callers who have all of that user's areas. @throws FORBIDDEN */
export function assertCanGovern(caller: Pick<Caller, 'areas'>, user: { role: Role }): void {
  if (!canGovern(caller, user)) throw new AppError('FORBIDDEN')
}

/** The role that a staff member is to have. @throws VALIDATION on appRoleId */
export async function findStaffRole(db: Database | Transaction, id: number): Promise<StoredRole> {
  const role = await db.role.findUnique({ where: { id } })
  assertStaffRole(role)
  return role
}

/** A role that is deleted while it is being given is a VALIDATION on appRoleId. */
export const asUnknownRole = (error: unknown): unknown =>
  isForeignKeyViolation(error) ? invalid('appRoleId', unknownRole) : error

/** @throws VALIDATION on appRoleId for a role that isn't there or is the customers' */
export function assertStaffRole<Found extends Role>(role: Found | null): asserts role is Found {
  assertKnownRole(role)
  if (!isStaffRole(role)) throw invalid('appRoleId', notStaffRole)
}

/** @throws VALIDATION on appRoleId for a role that isn't there */
export function assertKnownRole<Found extends Role>(role: Found | null): asserts role is Found {
  if (!role) throw invalid('appRoleId', unknownRole)
}

/**
 * A SuperAdmin can't be deleted (FORBIDDEN, not even by themselves), no one can delete themselves (CONFLICT)
 * or a user with areas that they lack (FORBIDDEN).
 */
export function assertCanDelete(
  caller: Pick<Caller, 'id' | 'areas'>,
  user: { id: number; role: Role },
): void {
  const why = whyNotDelete(caller, user)
  if (why === null) return
  throw why === 'oneself' ? new AppError('CONFLICT', notOneself) : new AppError('FORBIDDEN')
}

/**
 * SuperAdmin can't be edited, Client gets no areas and keeps its name, and no one gives a role areas that
 * they lack, or takes such areas away from it: what it has already stays (PER-4).
 * @throws FORBIDDEN
 */
export function assertCanEditRole(
  caller: Pick<Caller, 'areas'>,
  role: Role,
  change: { name: string; permissions: readonly number[] },
): void {
  if (role.name === superAdmin) throw new AppError('FORBIDDEN')
  if (role.name === customerRole && (change.permissions.length > 0 || change.name !== customerRole)) {
    throw new AppError('FORBIDDEN')
  }
  const given = change.permissions.filter((area) => !role.permissions.includes(area))
  const taken = role.permissions.filter((area) => !change.permissions.includes(area))
  assertCanGive(caller, [...given, ...taken])
}

/** The seven roles of the contract keep their names: what staff make beside them has its own. @throws FORBIDDEN */
export function assertKeepsName(role: { name: string }, name: string): void {
  if (isFixedRole(role) && name !== role.name) throw new AppError('FORBIDDEN')
}

/** @throws CONFLICT when this user is the only SuperAdmin */
export function assertOtherSuperAdmins(others: number): void {
  if (others === 0) throw new AppError('CONFLICT', lastSuperAdmin)
}
