import { describe, expect, test } from 'vitest'
import { type ProfileField, profileRules } from '../../../src/domains/access/role-rules.ts'
import { assertCanChange, assertCanOpenProfile } from '../../../src/domains/accounts/update-profile.ts'
import { AppError } from '../../../src/lib/errors.ts'

const codeOf = (act: () => unknown): string => {
  try {
    act()
    return 'allowed'
  } catch (error) {
    return error instanceof AppError ? error.code : 'other'
  }
}
const caller = (...areas: number[]) => ({
  id: 1,
  sessionId: 1,
  role: { id: 9, name: 'X' },
  areas: new Set(areas),
})
const user = (id: number, ...permissions: number[]) => ({ id, role: { name: 'X', permissions } })
const fields = Object.keys(profileRules) as ProfileField[]
const outcome = (areas: number[], target: ReturnType<typeof user>) =>
  Object.fromEntries(
    fields.map((field) => [field, codeOf(() => assertCanChange(caller(...areas), target, [field]))]),
  )

const all = (code: string, more: object = {}) => ({
  ...Object.fromEntries(fields.map((field) => [field, code])),
  ...more,
})

describe('what one may change in a profile', () => {
  // PER-8
  test('of oneself all but the role, which takes area 11', () => {
    expect(outcome([], user(1))).toEqual(all('allowed', { appRoleId: 'FORBIDDEN' }))
    expect(outcome([11], user(1, 11))).toEqual(all('allowed'))
  })
  // PER-5
  test('of others nothing without area 5', () => {
    expect(outcome([11], user(2))).toEqual(all('FORBIDDEN'))
    expect(codeOf(() => assertCanOpenProfile(caller(11), 2))).toBe('FORBIDDEN')
    expect(codeOf(() => assertCanOpenProfile(caller(), 1))).toBe('allowed')
    expect(codeOf(() => assertCanOpenProfile(caller(5), 2))).toBe('allowed')
  })
  test('of others with area 5 all but the role', () => {
    expect(outcome([5], user(2))).toEqual(all('allowed', { appRoleId: 'FORBIDDEN' }))
    expect(outcome([5, 11], user(2))).toEqual(all('allowed'))
  })
  // PER-5
  test('of who has areas that one lacks neither role nor password nor e-mail', () => {
    const forbidden = { appRoleId: 'FORBIDDEN', password: 'FORBIDDEN', email: 'FORBIDDEN' }
    expect(outcome([5, 11], user(2, 7))).toEqual(all('allowed', forbidden))
  })
})
