import { describe, expect, it } from 'vitest'
import { formatPhone, isPhone } from '../../../web/ui/phone-number.ts'

describe('a phone number while it is typed', () => {
  it.each([
    ['0501234567', '+994 50 123 45 67'],
    ['994501234567', '+994 50 123 45 67'],
    ['+994501234567', '+994 50 123 45 67'],
    ['+994 (50) 123-45-67', '+994 50 123 45 67'],
    ['+994 050 123 45 67', '+994 50 123 45 67'],
    ['501234567', '+994 50 123 45 67'],
    ['012 555 01 42', '+994 12 555 01 42'],
    ['05', '+994 5'],
    ['+99', '+99'],
    ['+', '+'],
    ['', ''],
  ])('%s becomes %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown))

  it.each(['+7 916 123-45-67', '+1 (212) 555-0100', '0049 30 1234567'])(
    '%s of another country stays as it is',
    (typed) => expect(formatPhone(typed)).toBe(typed),
  )

  it('stays the same when formatted again', () => {
    for (const typed of ['0501234567', '+7 916 123-45-67', '+994 5', '12555']) {
      const once = formatPhone(typed)
      expect(formatPhone(once)).toBe(once)
    }
  })
})

describe('a phone number that is sent', () => {
  it('has 5 to 20 digits', () => {
    expect(isPhone('12345')).toBe(true)
    expect(isPhone('1234')).toBe(false)
    expect(isPhone('1'.repeat(20))).toBe(true)
    expect(isPhone('1'.repeat(21))).toBe(false)
    expect(isPhone('zəng 12345')).toBe(false)
  })
})
