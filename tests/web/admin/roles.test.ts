import { describe, expect, test } from 'vitest'
import { areaIds, areas } from '../../../src/procedures/areas.ts'
import { areaOrder } from '../../../web/admin/kit/frame/area-groups.ts'
import type { MenuEntry } from '../../../web/admin/kit/frame/menu.ts'
import { cellAfter } from '../../../web/admin/screens/roles/grid-keys.ts'
import {
  changesBetween,
  changesOf,
  editedPermissions,
  isDirty,
  lockOf,
  toggled,
  withoutRole,
} from '../../../web/admin/screens/roles/role-edits.ts'
import { countSeen, menuOfRole } from '../../../web/admin/screens/roles/role-menu.ts'

const moderator = { id: 3, name: 'Moderator', permissions: [1, 2, 7] }
const consultant = { id: 6, name: 'Consultant', permissions: [4, 7] }
const superAdmin = { id: 1, name: 'SuperAdmin', permissions: areaIds }
const customers = { id: 7, name: 'Client', permissions: [] }

describe('which areas may be given', () => {
  // ADM-11
  test('those that one has; what the role has already may go and come back', () => {
    const own = [areas.services, areas.roles]
    expect(lockOf(moderator, 'services', own)).toBe(null)
    expect(lockOf(consultant, 'services', own)).toBe(null)
    expect(lockOf(moderator, 'newOrders', own)).toBe(null)
    expect(lockOf(moderator, 'orders', own)).toBe('lacking')
  })
  // ADM-11
  test('never to SuperAdmin or to customers, whatever one has', () => {
    expect(lockOf(superAdmin, 'services', areaIds)).toBe('superAdmin')
    expect(lockOf(customers, 'services', areaIds)).toBe('client')
  })
  test('every area stands in the matrix, once', () => {
    expect(areaOrder.map((area) => areas[area]).toSorted((one, other) => one - other)).toEqual(areaIds)
  })
})

describe('what is ticked', () => {
  test('is unsaved until it is as it was', () => {
    const given = toggled(moderator, {}, 'users')
    expect(changesOf(moderator, given)).toEqual({ given: ['users'], taken: [] })
    expect(editedPermissions(moderator, given)).toEqual([1, 2, 6, 7])
    expect(isDirty(moderator, given)).toBe(true)
    expect(isDirty(moderator, toggled(moderator, given, 'users'))).toBe(false)
  })
  test('of one role is saved or taken back without the others', () => {
    const both = toggled(consultant, toggled(moderator, {}, 'services'), 'contact')
    expect(isDirty(consultant, withoutRole(moderator, both))).toBe(true)
    expect(isDirty(moderator, withoutRole(moderator, both))).toBe(false)
  })
  test('is told from what somebody else has saved meanwhile', () => {
    const after = { ...moderator, permissions: [1, 6, 7] }
    expect(changesBetween(moderator, after)).toEqual({ given: ['users'], taken: ['portfolios'] })
    expect(changesBetween(moderator, { ...moderator })).toEqual({ given: [], taken: [] })
  })
  test('stays on top of what somebody else has saved meanwhile', () => {
    const edits = toggled(moderator, {}, 'users')
    expect(editedPermissions({ ...moderator, permissions: [1, 9] }, edits)).toEqual([1, 6, 9])
    expect(isDirty({ ...moderator, permissions: [1, 6] }, edits)).toBe(false)
  })
})

describe('what a role sees', () => {
  const entry = (to: MenuEntry['to'], area?: MenuEntry['area']) =>
    ({ to, area, label: { id: to }, icon: () => null }) as unknown as MenuEntry
  const menu = [
    { id: 'today', entries: [entry('/admin')] },
    { id: 'orders', entries: [entry('/admin/newordersadmin', 'newOrders')] },
    { id: 'customers', entries: [entry('/admin/users', 'users'), entry('/admin/discounts', 'discounts')] },
  ]
  const marks = (role: typeof moderator, edits = {}) =>
    menuOfRole(menu, role, edits).flatMap(({ entries }) =>
      entries.map(({ to, mark }) => `${to} ${mark ?? ''}`.trim()),
    )

  // ADM-1
  test('is the menu of its areas, and what everybody on the staff may open', () => {
    expect(marks(consultant)).toEqual(['/admin', '/admin/newordersadmin'])
  })
  test('follows the boxes: what comes and what goes is marked', () => {
    const edits = toggled(consultant, toggled(consultant, {}, 'users'), 'newOrders')
    expect(marks(consultant, edits)).toEqual(['/admin', '/admin/newordersadmin goes', '/admin/users comes'])
    expect(countSeen(menuOfRole(menu, consultant, edits))).toBe(countSeen(menuOfRole(menu, consultant, {})))
  })
  test('is nothing for customers', () => {
    expect(menuOfRole(menu, customers, {})).toEqual([])
  })
})

describe('the arrow keys', () => {
  const size = { rows: 3, columns: 4 }
  const from = { row: 1, column: 1 }
  test.each([
    ['ArrowRight', false, { row: 1, column: 2 }],
    ['ArrowUp', false, { row: 0, column: 1 }],
    ['Home', false, { row: 1, column: 0 }],
    ['End', true, { row: 2, column: 3 }],
    ['Enter', false, null],
    ['ArrowUp', true, null],
  ])('%s (Ctrl %s) leads to %j', (key, isControl, to) => {
    expect(cellAfter(key, isControl, from, size)).toEqual(to)
  })
  test('stop at the edge', () => {
    expect(cellAfter('ArrowLeft', false, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 })
    expect(cellAfter('ArrowDown', false, { row: 2, column: 3 }, size)).toEqual({ row: 2, column: 3 })
  })
})
