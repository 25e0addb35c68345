import { describe, expect, test } from 'vitest'
import {
  assertCanDelete,
  assertCanEditRole,
  assertCanGive,
  assertKnownRole,
  assertOtherSuperAdmins,
  assertStaffRole,
} from '../../../src/domains/access/permission-rules.ts'
import { canGovern, isStaffRole } from '../../../src/domains/access/role-rules.ts'
import { AppError } from '../../../src/lib/errors.ts'

const codeOf = (act: () => void): string => {
  try {
    act()
    return 'allowed'
  } catch (error) {
    return error instanceof AppError ? error.code : 'other'
  }
}
const withAreas = (...areas: number[]) => ({ id: 1, areas: new Set(areas) })
const role = (name: string, ...permissions: number[]) => ({ name, permissions })

// PER-4
describe('giving areas', () => {
  test.each([
    [[5], [5], 'allowed'],
    [[5], [], 'allowed'],
    [[5, 7], [7], 'allowed'],
    [[5], [7], 'FORBIDDEN'],
    [[5], [5, 7], 'FORBIDDEN'],
  ])('who has %j gives %j: %s', (own, given, expected) => {
    expect(codeOf(() => assertCanGive(withAreas(...own), given))).toBe(expected)
  })
})

// PER-5
describe('governing a user', () => {
  test('needs all of his areas', () => {
    expect(canGovern(withAreas(5, 7), { role: role('X', 7) })).toBe(true)
    expect(canGovern(withAreas(5), { role: role('X', 7) })).toBe(false)
    expect(canGovern(withAreas(), { role: role('Client') })).toBe(true)
  })
})

describe('deleting', () => {
  // PER-6
  test('a SuperAdmin is never deleted, not even by himself', () => {
    const root = role('SuperAdmin', 5)
    expect(codeOf(() => assertCanDelete(withAreas(5), { id: 2, role: root }))).toBe('FORBIDDEN')
    expect(codeOf(() => assertCanDelete(withAreas(5), { id: 1, role: root }))).toBe('FORBIDDEN')
  })
  // PER-6
  test('nobody deletes himself', () => {
    expect(codeOf(() => assertCanDelete(withAreas(5), { id: 1, role: role('Admin', 5) }))).toBe('CONFLICT')
    expect(codeOf(() => assertCanDelete(withAreas(5), { id: 2, role: role('Admin', 5) }))).toBe('allowed')
  })
  // PER-5
  test('nobody deletes who has areas that he lacks', () => {
    expect(codeOf(() => assertCanDelete(withAreas(5), { id: 2, role: role('X', 5, 7) }))).toBe('FORBIDDEN')
  })
})

describe('editing a role', () => {
  const edit = (caller: number[], target: ReturnType<typeof role>, name: string, permissions: number[]) =>
    codeOf(() => assertCanEditRole(withAreas(...caller), target, { name, permissions }))

  // PER-6
  test('SuperAdmin is not edited', () => {
    expect(edit([1, 11], role('SuperAdmin', 1, 11), 'SuperAdmin', [1, 11])).toBe('FORBIDDEN')
  })
  // PER-7
  test('Client gets no areas and keeps its name', () => {
    expect(edit([1, 11], role('Client'), 'Client', [1])).toBe('FORBIDDEN')
    expect(edit([1, 11], role('Client'), 'Customers', [])).toBe('FORBIDDEN')
    expect(edit([1, 11], role('Client'), 'Client', [])).toBe('allowed')
  })
  // PER-4
  test('only areas of one’s own are added or taken away; others stay', () => {
    expect(edit([11], role('Admin', 5), 'Admin', [5, 7])).toBe('FORBIDDEN')
    expect(edit([11], role('Admin', 5), 'Admin', [5, 11])).toBe('allowed')
    expect(edit([11], role('Admin', 5), 'Admin', [])).toBe('FORBIDDEN')
    expect(edit([11], role('Admin', 5, 7), 'Admin', [5])).toBe('FORBIDDEN')
    expect(edit([7, 11], role('Admin', 5, 7), 'Admin', [5])).toBe('allowed')
    expect(edit([11], role('Own', 5), 'Renamed', [5])).toBe('allowed')
  })
})

// PER-7
test('Client is the only role that is no staff role', () => {
  expect(isStaffRole(role('Client'))).toBe(false)
  expect(isStaffRole(role('Consultant', 4, 7))).toBe(true)
  expect(codeOf(() => assertStaffRole(role('Client')))).toBe('VALIDATION')
  expect(codeOf(() => assertStaffRole(null))).toBe('VALIDATION')
  expect(codeOf(() => assertKnownRole(null))).toBe('VALIDATION')
  expect(codeOf(() => assertKnownRole(role('Client')))).toBe('allowed')
})

// PER-6
test('one SuperAdmin always stays', () => {
  expect(codeOf(() => assertOtherSuperAdmins(0))).toBe('CONFLICT')
  expect(codeOf(() => assertOtherSuperAdmins(1))).toBe('allowed')
})
