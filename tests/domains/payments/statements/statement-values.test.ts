import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayOrderOf,
  readAmount,
  readDay,
} from '../../../../src/domains/payments/statements/statement-values.ts'

// BAS-4
describe('an amount', () => {
  test.each([
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1\u202f234,56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567,8', 123_456_780],
    ['1234.5', 123_450],
    ['-12,00', -1200],
    ['−12,00', -1200],
    ['- 12,00', -1200],
    ['12,00-', -1200],
    ['(12,00)', -1200],
    ['+12,00', 1200],
    ['12,00 AZN', 1200],
    ['AZN 12,00', 1200],
    ['12,00 ₼', 1200],
    ['0,07', 7],
    [1234.5, 123_450],
    [0.1 + 0.2, 30],
    ['', null],
    ['-', null],
  ])('%s is read exactly', (cell, qepik) => expect(readAmount(cell)).toEqual({ qepik }))

  test.each([
    '1.234',
    '1,234',
    '12,505',
    '0,125',
    '1.234,567',
    '12,00,00',
    'beş',
    '1e5',
    '=A1',
    1.005,
    'x'.repeat(300),
    1e15,
  ])('%s is never guessed', (cell) => expect(readAmount(cell)).toEqual({ unclear: true }))

  test.each([
    ['12,00 USD', 'USD'],
    ['EUR 5', 'EUR'],
    ['$5', '$'],
  ])('%s is of another currency', (cell, currency) => expect(readAmount(cell)).toEqual({ currency }))

  test('is the same however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (qepik) => {
        const [whole = '', cents = ''] = (Math.abs(qepik) / 100).toFixed(2).split('.')
        const sign = qepik < 0 ? '-' : ''
        for (const [group, decimal] of [
          ['.', ','],
          [',', '.'],
          [' ', ','],
          ['\u00a0', '.'],
          ['', ','],
          ['', '.'],
        ]) {
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group ?? '')
          expect(readAmount(`${sign}${grouped}${decimal}${cents}`)).toEqual({ qepik: qepik || 0 })
        }
        expect(readAmount(qepik / 100)).toEqual({ qepik: qepik || 0 })
      }),
    )
  })
})

describe('a day', () => {
  test.each([
    '26.11.2026',
    '26/11/2026',
    '26-11-2026',
    '2026-11-26',
    '2026.11.26',
    '26.11.26',
    '26.11.2026 14:05',
    '26.11.2026 14:05:33',
    '2026-11-26T14:05:33',
    '2026-11-25T21:30:00Z',
    '26-NOV-2026',
    '26 noy 2026',
    '26 noyabr 2026',
    '26 ноября 2026 г.',
    46_352,
    46_352.75,
    '46352',
  ])('%s', (cell) => expect(readDay(cell)).toBe('2026-11-26'))

  test.each([
    '',
    'Cəmi',
    '31.02.2026',
    '26/11/26',
    '11/26/2026',
    '26.13.2026',
    '26.11.1926',
    12,
    '00.00.0000',
  ])('%s is none', (cell) => expect(readDay(cell)).toBeNull())

  test('has its order from the whole column', () => {
    expect(dayOrderOf(['05/06/2026', '26/11/2026'])).toBe('dayFirst')
    expect(dayOrderOf(['05/06/2026', '11/26/2026'])).toBe('monthFirst')
    expect(dayOrderOf(['26/11/2026', '11/26/2026'])).toBe('unknown')
    expect(readDay('11/26/2026', 'monthFirst')).toBe('2026-11-26')
    expect(readDay('05/06/2026', 'unknown')).toBeNull()
  })
})
