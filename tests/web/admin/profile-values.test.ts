import { describe, expect, test } from 'vitest'
import { defaultProfiles, profileKinds } from '../../../src/domains/preflight/profile-input.ts'
import {
  blankProfile,
  profileForm,
  rulesOf,
  ruleValues,
} from '../../../web/admin/screens/profiles/profile-values.ts'

const wrongFields = (values: object) =>
  profileForm
    .safeParse({ ...blankProfile(), name: 'Kart', ...values })
    .error?.issues.map(({ path }) => path[0])

// PRE-7
describe('the fields of a check profile', () => {
  test.each(profileKinds)('hold what is usual for %s, and give it back', (kind) => {
    const rules = defaultProfiles[kind]
    expect(rulesOf(ruleValues(rules))).toEqual(rules)
  })

  test('read sizes and figures as people write them', () => {
    const values = {
      ...blankProfile(),
      sizes: '90x50\n 85,5 × 55 mm \n\n',
      bleed: '2,5',
      spots: 'PANTONE 871 C\n',
    }
    expect(rulesOf(values)).toMatchObject({
      sizes: [
        { width: 90, height: 50 },
        { width: 85.5, height: 55 },
      ],
      bleed: 2.5,
      spots: ['PANTONE 871 C'],
    })
  })

  test('say where the server would refuse', () => {
    expect(wrongFields({})).toBeUndefined()
    expect(wrongFields({ bleed: '' })).toEqual(['bleed'])
    expect(wrongFields({ sizes: 'A4' })).toContain('sizes')
    expect(wrongFields({ pagesMin: '4', pagesMax: '2' })).toEqual(['pagesMax'])
    expect(wrongFields({ inkMust: '305' })).toEqual(['inkMust'])
    expect(wrongFields({ resolutionLook: '100' })).toEqual(['resolutionLook'])
  })
})
