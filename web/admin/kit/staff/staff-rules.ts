import {
  type Acting,
  canChange,
  canGive,
  isStaffRole,
  type ProfileField,
  whyNotDelete,
} from '../../../../src/domains/access/role-rules.ts'
import { searchDigits } from '../../../../src/lib/phone.ts'
import { foldLetters } from '../../../../src/lib/text-folding.ts'
import type { UserData } from '../../../lib/device.ts'

type Role = { id: number; name: string; permissions: readonly number[] }
export type StaffRow = {
  id: number
  name: string
  surname: string
  fatherName: string
  email: string
  phoneNumber: string
  appRole: Role
}

/** The signed-in user as the permission rules see them. */
export const actingOf = ({ id, appRole }: Pick<UserData, 'id' | 'appRole'>): Acting => ({
  id,
  areas: new Set(appRole.permissions),
})

/** The roles that the user may give to a staff member: staff roles within the user's own areas (PER-13). */
export const rolesOffered = <Given extends Role>(roles: readonly Given[], acting: Acting): Given[] =>
  roles.filter((role) => isStaffRole(role) && canGive(acting, role.permissions))

/** Whether the user may change this field of this staff member. */
export const canChangeOf = (acting: Acting, staffMember: StaffRow, field: ProfileField): boolean =>
  canChange(acting, { id: staffMember.id, role: staffMember.appRole }, field)

/** No one deletes a SuperAdmin or themselves (PER-6). */
export const canDelete = (acting: Acting, staffMember: StaffRow): boolean =>
  whyNotDelete(acting, { id: staffMember.id, role: staffMember.appRole }) === null

export const fullName = ({ name, surname }: Pick<StaffRow, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim()

/** Every word typed is in a name, the e-mail or the role, or its digits in the phone; letters as in other searches. */
export function findStaff<Row extends StaffRow>(rows: readonly Row[], q: string): Row[] {
  const words = foldLetters(q).split(/\s+/).filter(Boolean)
  const digits = searchDigits(q) ?? ''
  return rows.filter((row) => {
    if (digits.length >= 3) return row.phoneNumber.replace(/\D/g, '').includes(digits)
    const text = foldLetters([row.name, row.surname, row.fatherName, row.email, row.appRole.name].join(' '))
    return words.every((word) => text.includes(word))
  })
}

const sortColumns = ['name', 'role', 'email'] as const
export type SortColumn = (typeof sortColumns)[number]

/** By name, by role in the order of the roles, or by e-mail; equals by name. */
export function sortStaff<Row extends StaffRow>(
  rows: readonly Row[],
  column: SortColumn,
  direction: 'asc' | 'desc',
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  const byName = (one: Row, other: Row) => fullName(one).localeCompare(fullName(other), 'az')
  return rows.toSorted((one, other) => {
    if (column === 'role') return sign * (one.appRole.id - other.appRole.id) || byName(one, other)
    if (column === 'email') return sign * one.email.localeCompare(other.email) || byName(one, other)
    return sign * byName(one, other) || one.id - other.id
  })
}
