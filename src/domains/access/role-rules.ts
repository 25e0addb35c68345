import { type AreaName, areas } from '../../procedures/areas.ts'

type Role = { name: string; permissions: readonly number[] }

/** What these rules need of the caller, on the server or of the signed-in user on a device. */
export type Acting = { id: number; areas: ReadonlySet<number> }

/** This role can't be edited, its holders can't be deleted, and one of them always remains. */
export const superAdmin = 'SuperAdmin'
export const customerRole = 'Client'

/** The seven roles of the contract, which are never deleted or renamed. */
const fixedRoles: readonly string[] = [
  superAdmin,
  'Admin',
  'Moderator',
  'ContentCreator',
  'SuperVisor',
  'Consultant',
  customerRole,
]

export const isFixedRole = (role: { name: string }): boolean => fixedRoles.includes(role.name)

/** True for every role but the customers' (PER-7). */
export const isStaffRole = (role: { name: string }): boolean => role.name !== customerRole

/** No one gives areas that they lack (PER-4). */
export const canGive = ({ areas: own }: Pick<Acting, 'areas'>, given: readonly number[]): boolean =>
  given.every((area) => own.has(area))

/** No one changes role, password or e-mail of a user who has areas that they lack. */
export const canGovern = (acting: Pick<Acting, 'areas'>, user: { role: Role }): boolean =>
  canGive(acting, user.role.permissions)

/**
 * Why a user can't be deleted: SuperAdmins never are, no one deletes themselves, and callers need all of the
 * user's areas.
 */
export function whyNotDelete(
  acting: Acting,
  user: { id: number; role: Role },
): 'superAdmin' | 'oneself' | 'moreAreas' | null {
  if (user.role.name === superAdmin) return 'superAdmin'
  if (user.id === acting.id) return 'oneself'
  return canGovern(acting, user) ? null : 'moreAreas'
}

type FieldRule = {
  /** The areas needed to change this field in one's own profile, and in another user's. */
  own: readonly AreaName[]
  others: readonly AreaName[]
  /** Whether changing it for another user takes all of that user's areas. */
  governed: boolean
  /** Whether the field opens the account: for a customer's it takes the area of customers as well. */
  opens: boolean
}

const plain: FieldRule = { own: [], others: ['staff'], governed: false, opens: false }
const opening: FieldRule = { own: [], others: ['staff'], governed: true, opens: true }

/**
 * What callers may change of themselves and of others by PUT /AppUser, field by field (PER-5, PER-8). Fields
 * that aren't listed can't be changed.
 */
export const profileRules = {
  name: plain,
  surname: plain,
  fatherName: plain,
  phoneNumber: plain,
  photo: plain,
  email: opening,
  password: opening,
  appRoleId: { own: ['roles'], others: ['staff', 'roles'], governed: true, opens: false },
} as const satisfies Record<string, FieldRule>

export type ProfileField = keyof typeof profileRules

/** Whether the caller may change this field of this user. */
export function canChange(acting: Acting, user: { id: number; role: Role }, field: ProfileField): boolean {
  const isOwn = user.id === acting.id
  const rule: FieldRule = profileRules[field]
  const needed = isOwn ? rule.own : rule.others
  if (!needed.every((area) => acting.areas.has(areas[area]))) return false
  if (isOwn) return true
  if (rule.opens && !isStaffRole(user.role) && !acting.areas.has(areas.users)) return false
  return !rule.governed || canGovern(acting, user)
}
