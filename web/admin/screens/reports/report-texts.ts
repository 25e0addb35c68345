import type { Day } from '../../../../src/domains/production/workdays.ts'
import type { Span, Unit } from '../../../../src/domains/reports/spans.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { formatDate, formatPercent } from '../../../lib/formats.ts'
import { longMonth } from '../../kit/formats.ts'

const noon = (day: Day): string => `${day}T12:00:00Z`
const withoutDay = (text: string): string => text.replace(/^\d+\s/, '')

/** `noy`, as a bar is called. */
const shortMonth = (day: Day, language: Language): string =>
  withoutDay(formatDate(noon(day), language, 'dayOfMonth', new Date(noon(day))))

const dayText = (day: Day, language: Language): string => formatDate(noon(day), language, 'short')

/** Its days, `01.12.2025 – 26.11.2026`. */
export const spanText = ({ from, to }: Span, language: Language): string =>
  from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`

/** What a part of a span is called under its bar: a month, or the day with which it begins. */
export function partName({ from }: Span, unit: Unit, language: Language): string {
  if (unit === 'month') return shortMonth(from, language)
  return formatDate(noon(from), language, 'dayOfMonth', new Date(noon(from)))
}

/** The same in a table: a month with its year, or its days. */
export const partText = (part: Span, unit: Unit, language: Language): string =>
  unit === 'month' && part.from.endsWith('-01') ? longMonth(part.from, language) : spanText(part, language)

const signs: Readonly<Record<number, string>> = { [-1]: '−', 0: '', 1: '+' }

/** How much a figure has grown, per cent with a decimal; null where there was nothing. */
export const growthOf = (now: number, before: number | null): number | null =>
  before === null || before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10

/** `+14,4%`. */
export const growthText = (growth: number, language: Language): string =>
  `${signs[Math.sign(growth)]}${formatPercent(Math.abs(growth), language)}`
