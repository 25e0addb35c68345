import { expect, it } from 'vitest'
import { type Language, languages } from '../../../src/lib/languages.ts'
import { formatDate, formatMoney, formatNumber } from '../../../web/lib/formats.ts'
import { untilDay } from '../../../web/lib/until-day.ts'

const noBreak = '\u00a0'

// BAS-3
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

// BAS-5
it('says a moment by its day in Baku, with the months named where the browser has no Azerbaijani', () => {
  expect(formatDate('2026-11-20T21:30:00Z', 'az')).toBe('21 noyabr 2026')
  expect(formatDate('2026-11-20T21:30:00Z', 'az', 'short')).toBe('21.11.2026')
  const moment = '2026-11-21T10:30:00Z'
  expect(formatDate(moment, 'az', 'moment', new Date(moment))).toBe('21 noy, 14:30')
  expect(formatDate('2026-11-20T21:30:00Z', 'en')).toBe('21 November 2026')
  expect(formatDate('2026-11-20T21:30:00Z', 'ru')).toContain('21 ноября 2026')
})

it('says the year of a moment that isn’t of this one', () => {
  const now = new Date('2026-11-21T10:30:00Z')
  const say = (iso: string, language: Language) => formatDate(iso, language, 'moment', now)
  expect(say('2024-06-03T08:51:00Z', 'az')).toBe('3 iyn 2024, 12:51')
  expect(say('2024-07-03T08:51:00Z', 'az')).toBe('3 iyl 2024, 12:51')
  expect(say('2026-06-03T08:51:00Z', 'az')).toBe('3 iyn, 12:51')
  expect(say('2024-06-03T08:51:00Z', 'ru')).toMatch(/^3 июн\. 2024\sг\., 12:51$/)
  expect(say('2024-06-03T08:51:00Z', 'en')).toBe('3 Jun 2024, 12:51')
  expect(say('2026-06-03T08:51:00Z', 'en')).toBe('3 Jun, 12:51')
  // The year begins in Baku.
  expect(say('2025-12-31T20:00:00Z', 'az')).toBe('1 yan, 00:00')
  expect(say('2025-12-31T19:59:00Z', 'az')).toBe('31 dek 2025, 23:59')
  expect(formatDate('2025-12-29T12:00:00Z', 'az', 'dayOfMonth', now)).toBe('29 dek 2025')
})

it.each(languages)('names each month otherwise, short and long: %s', (language) => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)).toISOString())
  for (const style of ['day', 'moment', 'dayOfMonth'] as const)
    expect(new Set(months.map((iso) => formatDate(iso, language, style))).size).toBe(12)
})

it('ends a phrase with a campaign’s last day, and its year where it isn’t this one', () => {
  const now = new Date('2026-11-21T10:30:00Z')
  expect(untilDay('2026-11-30T00:00:00Z', 'az', now)).toBe('30 noyabradək')
  expect(untilDay('2027-01-05T00:00:00Z', 'az', now)).toBe('5 yanvar 2027-ci ilədək')
  expect(untilDay('2027-01-05T00:00:00Z', 'en', now)).toBe('until 5 January 2027')
  expect(untilDay('2026-11-30T00:00:00Z', 'ru', now)).toBe('до 30 ноября')
})
