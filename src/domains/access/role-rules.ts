import { type AreaName, areas } from '../../procedures/areas.ts'

type Role = { name: string; permissions: readonly number[] }

/** The caller, as far as these rules ask: the server's caller, or the signed-in user on a device. */
export type Acting = { id: number; areas: ReadonlySet<number> }

/** The role that can't be edited, whose holders can't be deleted, and of which one always lives. */
export const superAdmin = 'SuperAdmin'
/** The role of customers. */
export const customerRole = 'Client'

/** The seven roles of the contract: they are never deleted or renamed. */
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

/** Every role but the customers' (PER-7). */
export const isStaffRole = (role: { name: string }): boolean => role.name !== customerRole

/** Nobody gives areas that they lack (PER-4). */
export const canGive = ({ areas: own }: Pick<Acting, 'areas'>, given: readonly number[]): boolean =>
  given.every((area) => own.has(area))

/** Nobody changes role, password or e-mail of a user who has areas that they lack. */
export const canGovern = (acting: Pick<Acting, 'areas'>, user: { role: Role }): boolean =>
  canGive(acting, user.role.permissions)

/** Why a user can't be deleted: a SuperAdmin never, nobody by themselves, nor by a caller who lacks some of their areas. */
export function whyNotDelete(
  acting: Acting,
  user: { id: number; role: Role },
): 'superAdmin' | 'oneself' | 'moreAreas' | null {
  if (user.role.name === superAdmin) return 'superAdmin'
  if (user.id === acting.id) return 'oneself'
  return canGovern(acting, user) ? null : 'moreAreas'
}

type FieldRule = {
  /** Areas that it takes to change it in one's own profile, and in somebody else's. */
  own: readonly AreaName[]
  others: readonly AreaName[]
  /** Of somebody else only by a caller who has all of their areas. */
  governed: boolean
  /** Opens the account: of a customer it takes the area of customers as well. */
  opens: boolean
}

const plain: FieldRule = { own: [], others: ['staff'], governed: false, opens: false }
const opening: FieldRule = { own: [], others: ['staff'], governed: true, opens: true }

/**
 * What one may change of oneself and of others by PUT /AppUser, field by field (PER-5, PER-8). What isn't here
 * can't be changed.
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

/** Whether one may change this field of this user. */
export function canChange(acting: Acting, user: { id: number; role: Role }, field: ProfileField): boolean {
  const isOwn = user.id === acting.id
  const rule: FieldRule = profileRules[field]
  const needed = isOwn ? rule.own : rule.others
  if (!needed.every((area) => acting.areas.has(areas[area]))) return false
  if (isOwn) return true
  if (rule.opens && !isStaffRole(user.role) && !acting.areas.has(areas.users)) return false
  return !rule.governed || canGovern(acting, user)
}
