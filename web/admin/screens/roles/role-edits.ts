import { customerRole, superAdmin } from '../../../../src/domains/access/role-rules.ts'
import { type AreaName, areaIds, areas } from '../../../../src/procedures/areas.ts'

/** `updatedAt` is its version. */
export type Role = { id: number; name: string; permissions: readonly number[]; updatedAt?: string }

export type AreaChanges = { given: AreaName[]; taken: AreaName[] }

/**
 * Unsaved ticks: by role and area whether the role shall have it. What another user changes in between stays.
 */
export type RoleEdits = Readonly<Record<`${number}:${number}`, boolean>>

const keyOf = (role: Role, area: AreaName) => `${role.id}:${areas[area]}` as const

export const hasArea = (role: Role, edits: RoleEdits, area: AreaName): boolean =>
  edits[keyOf(role, area)] ?? role.permissions.includes(areas[area])

/** Whether it differs from what is stored. */
export const isChanged = (role: Role, edits: RoleEdits, area: AreaName): boolean =>
  hasArea(role, edits, area) !== role.permissions.includes(areas[area])

export const toggled = (role: Role, edits: RoleEdits, area: AreaName): RoleEdits => ({
  ...edits,
  [keyOf(role, area)]: !hasArea(role, edits, area),
})

/** The edits without those of a role. */
export const withoutRole = (role: Role, edits: RoleEdits): RoleEdits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !key.startsWith(`${role.id}:`)))

/** The area ids that the role shall have. */
export const editedPermissions = (role: Role, edits: RoleEdits): number[] =>
  areaIds.filter((id) => edits[`${role.id}:${id}`] ?? role.permissions.includes(id))

export function changesOf(role: Role, edits: RoleEdits): AreaChanges {
  const changed = (Object.keys(areas) as AreaName[]).filter((area) => isChanged(role, edits, area))
  return {
    given: changed.filter((area) => hasArea(role, edits, area)),
    taken: changed.filter((area) => !hasArea(role, edits, area)),
  }
}

/** What another user has changed in a role since it was read. */
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

export const isDirty = (role: Role, edits: RoleEdits): boolean =>
  areaIds.some((id) => (edits[`${role.id}:${id}`] ?? null) === !role.permissions.includes(id))

/** SuperAdmin has every area and customers have none, whatever is ticked. */
export const isLocked = ({ name }: Pick<Role, 'name'>): boolean =>
  name === superAdmin || name === customerRole

export type Lock = 'superAdmin' | 'client' | 'lacking'

/**
 * Why an area of a role can't be changed: SuperAdmin has all, Client none, and no one gives areas that they
 * lack; an area that the role has may be removed, and put back until that is saved (PER-4).
 */
export function lockOf(role: Role, area: AreaName, own: readonly number[]): Lock | null {
  if (role.name === superAdmin) return 'superAdmin'
  if (role.name === customerRole) return 'client'
  return own.includes(areas[area]) || role.permissions.includes(areas[area]) ? null : 'lacking'
}
