import { describe, expect, it } from 'vitest'
import { email } from '../../src/lib/email-fields.ts'

// ACC-1
describe('an email address', () => {
  it.each([
    ['ad@почта.рф', 'ad@почта.рф'],
    ['Ad@ПОЧТА.РФ', 'ad@почта.рф'],
    ['ad@xn--80a1acny.xn--p1ai', 'ad@почта.рф'],
    ['leyla@mətbəə.az', 'leyla@mətbəə.az'],
    ['leyla@xn--mtb-dtbca.az', 'leyla@mətbəə.az'],
    ['leyla@mail.mətbəə.az', 'leyla@mail.mətbəə.az'],
    ['Leyla@Example.com', 'leyla@example.com'],
  ])('%s is %s, however its domain is spelt', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored)
    expect(email.parse(stored)).toBe(stored)
  })

  it.each([
    'ad@почта',
    'ad@.рф',
    'ad@поч та.рф',
    'ад@почта.рф',
    '@почта.рф',
    'ad@',
    'ad@xn--',
    'a..b@mətbəə.az',
    'ad@mətbəə',
  ])('%s is refused', (typed) => expect(email.safeParse(typed).success).toBe(false))
})
