import { describe, expect, test } from 'vitest'
import {
  blankStaffMember,
  myChange,
  newStaffMember,
  staffMemberChange,
} from '../../../web/admin/kit/staff/staff-member-values.ts'
import {
  actingOf,
  canChangeOf,
  findStaff,
  rolesOffered,
  sortStaff,
} from '../../../web/admin/kit/staff/staff-rules.ts'
import { newPassword } from '../../../web/admin/screens/staff/new-password.ts'

const admin = { id: 2, name: 'Admin', permissions: [1, 5, 7] }
const consultant = { id: 6, name: 'Consultant', permissions: [7] }
const supervisor = { id: 5, name: 'SuperVisor', permissions: [7, 8] }
const roles = [{ id: 1, name: 'SuperAdmin', permissions: [1, 5, 7, 8, 11] }, admin, supervisor, consultant]
const person = (id: number, name: string, surname: string, appRole: typeof admin, email = `${id}@x.az`) => ({
  id,
  name,
  surname,
  fatherName: 'Elxan qızı',
  email,
  phoneNumber: '+994 55 555 01 45',
  appRole,
})
const acting = actingOf({ id: 2, appRole: admin })

describe('roles that are offered', () => {
  // PER-13
  test('are of the staff and within one’s own areas', () => {
    const offered = rolesOffered([...roles, { id: 7, name: 'Client', permissions: [] }], acting)
    expect(offered.map(({ name }) => name)).toEqual(['Admin', 'Consultant'])
  })
})

describe('what may be changed of a colleague', () => {
  test('who has areas that one lacks keeps e-mail and password; a role takes area 11', () => {
    const higher = person(3, 'Elvin', 'Rzayev', supervisor)
    expect(canChangeOf(acting, higher, 'name')).toBe(true)
    expect(canChangeOf(acting, higher, 'email')).toBe(false)
    expect(canChangeOf(acting, higher, 'password')).toBe(false)
    const lower = person(4, 'Kamran', 'Babayev', consultant)
    expect(canChangeOf(acting, lower, 'password')).toBe(true)
    expect(canChangeOf(acting, lower, 'appRoleId')).toBe(false)
    const withRoles = actingOf({ id: 2, appRole: { ...admin, permissions: [5, 7, 11] } })
    expect(canChangeOf(withRoles, lower, 'appRoleId')).toBe(true)
  })
})

describe('the staff', () => {
  const rows = [
    person(1, 'Nigar', 'Həsənova', admin, 'nigar@metbee.example'),
    { ...person(2, 'Tural', 'Məmmədov', consultant), phoneNumber: '0701234567' },
  ]
  test('are found by words of name, e-mail and role without diacritics, and by phone in any format', () => {
    const found = (q: string) => findStaff(rows, q).map(({ id }) => id)
    expect(found('hesenova NIGAR')).toEqual([1])
    expect(found('metbee')).toEqual([1])
    expect(found('consult')).toEqual([2])
    expect(found('+994 70 123')).toEqual([2])
    expect(found('055 555')).toEqual([1])
    expect(found('')).toEqual([1, 2])
    expect(found('qqq')).toEqual([])
  })
  test('are sorted by name, and by role in the order of the roles', () => {
    const ids = (column: 'name' | 'role', direction: 'asc' | 'desc') =>
      sortStaff(rows, column, direction).map(({ id }) => id)
    expect(ids('name', 'asc')).toEqual([1, 2])
    expect(ids('name', 'desc')).toEqual([2, 1])
    expect(ids('role', 'desc')).toEqual([2, 1])
  })
})

test('a generated password is long, can be dictated, and is never the same', () => {
  const made = new Set(Array.from({ length: 50 }, newPassword))
  expect(made.size).toBe(50)
  for (const password of made) expect(password).toMatch(/^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/)
})

describe('what is sent', () => {
  const photo = new File(['x'], 'photo.png', { type: 'image/png' })
  // ACC-18
  test('of a colleague is only what was changed; an empty password is none', () => {
    expect(staffMemberChange({ name: 'Nigar', password: '' })).toEqual({ name: 'Nigar' })
    expect(staffMemberChange({ appRoleId: '3', photo })).toEqual({ appRoleId: 3, file: photo })
  })
  test('of oneself has the current password only with a new one or with another e-mail', () => {
    expect(myChange({ currentPassword: 'old-password' })).toEqual({})
    expect(myChange({ currentPassword: 'old-password', password: 'new-password' })).toEqual({
      currentPassword: 'old-password',
      password: 'new-password',
    })
    const email = 'other@metbee.az'
    expect(myChange({ currentPassword: 'old-password', email })).toEqual({
      currentPassword: 'old-password',
      email,
    })
  })
  test('of somebody new is all of it, the photo only when one was chosen', () => {
    expect(newStaffMember({ ...blankStaffMember, appRoleId: '6' })).toEqual(
      expect.objectContaining({ appRoleId: 6 }),
    )
    expect(newStaffMember(blankStaffMember)).not.toHaveProperty('photo')
    expect(newStaffMember({ ...blankStaffMember, photo }).photo).toBe(photo)
  })
})
