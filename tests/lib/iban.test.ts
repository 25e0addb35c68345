import { expect, test } from 'vitest'
import { ibanFault, plainIban, shownIban } from '../../src/lib/iban.ts'

const right = 'AZ21NABZ00000000137010001944'

// DOC-1
test.each([right, 'az21 nabz 0000 0000 1370 1000 1944', 'AZ21-NABZ-0000-0000-1370-1000-1944'])(
  '%s is an account',
  (iban) => {
    expect(ibanFault(iban)).toBeNull()
    expect(plainIban(iban)).toBe(right)
  },
)

test.each([
  ['', 'form'],
  ['AZ21NABZ0000000013701000194', 'form'],
  ['AZ21NABZ000000001370100019444', 'form'],
  ['GE21NABZ00000000137010001944', 'form'],
  ['AZ21N4BZ00000000137010001944', 'form'],
  ['AZ22NABZ00000000137010001944', 'check'],
  ['AZ21NABZ00000000137010001945', 'check'],
  ['AZ21NABZ00000000173010001944', 'check'],
])('%s is none: %s', (iban, fault) => expect(ibanFault(iban)).toBe(fault))

test('is shown in groups of four', () => {
  expect(shownIban(right)).toBe('AZ21 NABZ 0000 0000 1370 1000 1944')
})
