import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../../src/lib/languages.ts'
import { formatDate } from '../../../web/lib/formats.ts'
import { isDay, readDay } from '../../../web/ui/admin/day-text.ts'

test.each([
  ['21.11.2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  [' 01-02-2026 ', '2026-02-01'],
  ['2026-11-21', '2026-11-21'],
  ['29.02.2028', '2028-02-29'],
])('%j is the day %s', (text, day) => expect(readDay(text)).toBe(day))

test.each([
  '',
  '21.11',
  '21.11.26',
  '29.02.2026',
  '31.04.2026',
  '11.21.2026',
  '2026-13-01',
  'bu gün',
  '0.1.2026',
])('%j is no day', (text) => expect(readDay(text)).toBeUndefined())

test('a day as the office writes it is read back, in every language', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(...languages), (date, language) => {
      const day = date.toISOString().slice(0, 10)
      expect(isDay(day)).toBe(true)
      expect(readDay(formatDate(`${day}T12:00:00Z`, language, 'short'))).toBe(day)
    }),
  )
})
