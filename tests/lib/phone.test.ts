import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  internationalPhone,
  isPhone,
  phoneAddresses,
  phoneOnLeaving,
  phoneWhileTyping,
  readPhone,
  searchDigits,
  shownPhone,
} from '../../src/lib/phone.ts'

const spellings = [
  '994505551234',
  '+994505551234',
  '00994505551234',
  '00 994 50 555 12 34',
  '+994 (50) 555-12-34',
  '+994 050 555 12 34',
  '0505551234',
  '050 555 12 34',
  '(050) 555-12-34',
  '8 (050) 555-12-34',
  '80505551234',
  '505551234',
  '50 555 12 34',
  ' +994\u00a050\u00a0555\u00a012\u00a034\u200e',
  '+994.50.555.12.34',
  '+994 50 555–12–34',
  '٠٥٠٥٥٥١٢٣٤',
  '+９９４５０５５５１２３４',
  'tel:+994505551234',
]

// BAS-6
describe('a number is shown in one spelling, and stored with its country’s code', () => {
  it.each(spellings)('%s is +994 50 555 12 34', (typed) => {
    expect(internationalPhone(typed)).toBe('+994 50 555 12 34')
    const stored = readPhone(typed)
    expect(stored).toMatch(/^\+994/)
    expect(stored && shownPhone(stored)).toBe('+994 50 555 12 34')
  })

  it.each(['+994505551234', '+994 (50) 555-12-34', '+7 (916) 123-45-67'])(
    '%s has that code, and is stored as it came',
    (typed) => expect(readPhone(typed)).toBe(typed),
  )

  it.each([
    ['8 (055) 777-88-99', '+994 55 777 88 99'],
    ['012 555 01 42', '+994 12 555 01 42'],
    ['+7 (916) 123-45-67', '+7 916 123 45 67'],
    ['8 (916) 123-45-67', '+7 916 123 45 67'],
    ['89161234567', '+7 916 123 45 67'],
    ['79161234567', '+7 916 123 45 67'],
    ['+90 (532) 123 45 67', '+90 532 123 45 67'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+1 (212) 555-0100', '+1 212 555 0100'],
    ['0049 30 1234567', '+49 30 1234567'],
  ])('%s is %s', (typed, shown) => {
    expect(internationalPhone(typed)).toBe(shown)
    expect(shownPhone(readPhone(typed) ?? '')).toBe(shown)
  })

  it('which stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{3,24}$/), (typed) => {
        const stored = readPhone(typed)
        if (stored !== null) expect(readPhone(stored)).toBe(stored)
      }),
    )
  })

  it('and loses none of its digits: at most a country’s code is added, a zero or an eight goes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{5,24}$/), (typed) => {
        const stored = readPhone(typed)
        const own = typed
          .replace(/\D/g, '')
          .replace(/^(00|8|0)/, '')
          .replace(/^9940/, '994')
        if (stored !== null) expect(stored.replace(/\D/g, '')).toContain(own)
      }),
    )
  })
})

// BAS-6
describe('a number that is no whole one', () => {
  it.each(['12345', '1234567', '+7 916 12', '1'.repeat(20)])('%s is taken as it is written', (typed) =>
    expect(readPhone(typed)).toBe(typed),
  )

  it.each([
    '12',
    '055 12',
    '055 123',
    '0505551',
    '(012) 555 01 4',
    '+994 12',
    '994 50 555',
    '+994 50 555 12 3',
    '+994 50 555 12 345',
    '+994 99 450 55 51234',
    '00994 50 555',
    '(+994) 50 555',
    'abc',
    '',
    '+',
    'call 0505551234',
    '1'.repeat(21),
    '+994 50 555 12 34 ext. 5',
  ])('%s is refused', (typed) => expect(isPhone(typed)).toBe(false))

  // BAS-6
  it('never is a piece of a +994 number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('+994', '00994', '994', '+994 0'),
        fc.stringMatching(/^\d{0,12}$/),
        (prefix, rest) => {
          const national = `${prefix}${rest}`.replace(/^\+?(00)?994 ?0?/, '')
          if (!/^[1-9]\d{8}$/.test(national)) expect(readPhone(prefix + rest)).toBeNull()
        },
      ),
    )
  })
})

/** What stands in the field after each key, as one who types at its end sees it. */
function typeKeys(keys: string): string {
  return [...keys].reduce((shown, key) => phoneWhileTyping(shown + key), '')
}

describe('while it is typed', () => {
  it.each(spellings.filter((text) => !/^(5|tel)/.test(text)))('%s becomes +994 50 555 12 34', (typed) => {
    expect(typeKeys(typed.trim()).trim()).toBe('+994 50 555 12 34')
  })

  it.each([
    '+7 (916) 123-45-67',
    '8 (916) 123-45-67',
    '+90 532 123 45 67',
    '+1 (212) 555-0100',
    '12',
    'abc',
    '+994 12',
  ])('%s stays as it is typed, also on leaving the field', (typed) =>
    expect(phoneOnLeaving(typeKeys(typed))).toBe(typed),
  )

  it('a bare number becomes whole on leaving the field', () => {
    expect(typeKeys('50 555 12 34')).toBe('50 555 12 34')
    expect(phoneOnLeaving('50 555 12 34')).toBe('+994 50 555 12 34')
  })

  // BAS-6
  it('no text ever loses a digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{0,24}$/), (typed) => {
        const shown = phoneOnLeaving(phoneWhileTyping(typed))
        if (shown !== typed) expect(shown).toBe(internationalPhone(typed))
      }),
    )
  })
})

describe('a number is found and called', () => {
  it.each(spellings)('by %s', (typed) => expect(searchDigits(typed)).toBe('505551234'))

  it('by its beginning and its end', () => {
    expect(searchDigits('050 555')).toBe('50555')
    expect(searchDigits('+994 50 5')).toBe('505')
    expect(searchDigits('12 34')).toBe('1234')
    expect(searchDigits('Aysel')).toBeNull()
  })

  it('with its country’s code, also when it is stored without', () => {
    const addresses = { call: 'tel:+994505551234', whatsApp: 'https://wa.me/994505551234' }
    for (const stored of ['+994 50 555 12 34', '050 555 12 34', '994505551234'])
      expect(phoneAddresses(stored)).toEqual(addresses)
    expect(phoneAddresses('8 (916) 123-45-67').whatsApp).toBe('https://wa.me/79161234567')
    expect(phoneAddresses('12345')).toEqual({ call: 'tel:12345', whatsApp: null })
  })
})
