import { expect, it } from 'vitest'
import { formatDate, formatMoney, formatNumber } from '../../../web/lib/formats.ts'

const noBreak = '\u00a0'

it('writes money with two decimals and the sign behind a no-break space', () => {
  expect(formatMoney(12.5, 'az')).toBe(`12,50${noBreak}₼`)
  expect(formatMoney(1180, 'az')).toBe(`1.180,00${noBreak}₼`)
  expect(formatMoney(12.5, 'ru')).toBe(`12,50${noBreak}₼`)
  expect(formatMoney(1180, 'en')).toBe(`1,180.00${noBreak}₼`)
})

it('groups thousands as the reader does', () => {
  expect(formatNumber(2000, 'az')).toBe('2.000')
  expect(formatNumber(2000, 'en')).toBe('2,000')
})

it('says a moment by its day in Baku, with the months named where the browser has no Azerbaijani', () => {
  expect(formatDate('2026-11-20T21:30:00Z', 'az')).toBe('21 noyabr 2026')
  expect(formatDate('2026-11-20T21:30:00Z', 'az', 'short')).toBe('21.11.2026')
  expect(formatDate('2026-11-21T10:30:00Z', 'az', 'moment')).toBe('21 noy, 14:30')
  expect(formatDate('2026-11-20T21:30:00Z', 'en')).toBe('21 November 2026')
  expect(formatDate('2026-11-20T21:30:00Z', 'ru')).toContain('21 ноября 2026')
})
