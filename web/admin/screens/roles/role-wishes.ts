import { customerRole, superAdmin } from '../../../../src/domains/access/role-rules.ts'
import { type AreaName, areaIds, areas } from '../../../../src/procedures/areas.ts'

/** `updatedAt` is its version. */
export type Role = { id: number; name: string; permissions: readonly number[]; updatedAt?: string }

export type AreaChanges = { given: AreaName[]; taken: AreaName[] }

/**
 * What was ticked and isn't saved: by role and area whether the role shall have it. What somebody else changes
 * meanwhile stays as he has it.
 */
export type Wishes = Readonly<Record<`${number}:${number}`, boolean>>

const keyOf = (role: Role, area: AreaName) => `${role.id}:${areas[area]}` as const

export const hasArea = (role: Role, wishes: Wishes, area: AreaName): boolean =>
  wishes[keyOf(role, area)] ?? role.permissions.includes(areas[area])

/** Differs from what is stored. */
export const isChanged = (role: Role, wishes: Wishes, area: AreaName): boolean =>
  hasArea(role, wishes, area) !== role.permissions.includes(areas[area])

export const toggled = (role: Role, wishes: Wishes, area: AreaName): Wishes => ({
  ...wishes,
  [keyOf(role, area)]: !hasArea(role, wishes, area),
})

/** Without those of a role. */
export const withoutRole = (role: Role, wishes: Wishes): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([key]) => !key.startsWith(`${role.id}:`)))

/** The area ids that the role shall have. */
export const wishedPermissions = (role: Role, wishes: Wishes): number[] =>
  areaIds.filter((id) => wishes[`${role.id}:${id}`] ?? role.permissions.includes(id))

export function changesOf(role: Role, wishes: Wishes): AreaChanges {
  const changed = (Object.keys(areas) as AreaName[]).filter((area) => isChanged(role, wishes, area))
  return {
    given: changed.filter((area) => hasArea(role, wishes, area)),
    taken: changed.filter((area) => !hasArea(role, wishes, area)),
  }
}

/** What somebody else has changed of a role since it was read. */
export function changesBetween(before: Role, after: Role): AreaChanges {
  const lacks =
    ({ permissions }: Role) =>
    (area: AreaName) =>
      !permissions.includes(areas[area])
  const all = Object.keys(areas) as AreaName[]
  return {
    given: all.filter((area) => lacks(before)(area) && !lacks(after)(area)),
    taken: all.filter((area) => !lacks(before)(area) && lacks(after)(area)),
  }
}

export const isDirty = (role: Role, wishes: Wishes): boolean =>
  areaIds.some((id) => (wishes[`${role.id}:${id}`] ?? null) === !role.permissions.includes(id))

/** SuperAdmin has every area and customers have none, whatever anybody ticks. */
export const isLocked = ({ name }: Pick<Role, 'name'>): boolean =>
  name === superAdmin || name === customerRole

export type Lock = 'superAdmin' | 'client' | 'lacking'

/**
 * Why an area of a role can't be changed: SuperAdmin has all, Client none, and nobody gives areas that he lacks;
 * what the role has already may go, and come back until that is saved (PER-4).
 */
export function lockOf(role: Role, area: AreaName, own: readonly number[]): Lock | null {
  if (role.name === superAdmin) return 'superAdmin'
  if (role.name === customerRole) return 'client'
  return own.includes(areas[area]) || role.permissions.includes(areas[area]) ? null : 'lacking'
}
