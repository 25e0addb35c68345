import { bakuDate } from '../../../lib/days.ts'
import { type Qepik, toQepik } from '../../../lib/money.ts'
import { plainText } from '../../../lib/read-whole.ts'
import { readMoney } from '../../../lib/written-numbers.ts'
import type { StatementCell } from './read-statement.ts'

/**
 * An amount of a statement: `qepik` whole and signed, null for an empty cell; `currency` where it is another one
 * than AZN; `unclear` where it could be two figures (`1.234`), has a third decimal, or is none.
 */
export type Amount = { qepik: Qepik | null } | { currency: string } | { unclear: true }

const unclear = { unclear: true } as const
/** The largest amount that is read: 10 billion AZN, far within what a number holds exactly. */
const largest = 1_000_000_000_000

const otherCurrency = /(?<!\p{L})(USD|EUR|RUB|RUR|GBP|TRY|GEL|KZT|CNY|AED|CHF|JPY|UAH)(?!\p{L})|([$€£₽₺₾])/iu

/** The code or sign of another currency than AZN in a text. */
export function otherCurrencyIn(text: string): string | undefined {
  const [, code, sign] = otherCurrency.exec(text) ?? []
  return code?.toUpperCase() ?? sign
}

/** `1 234,56`, `1.234,56`, `-12,00`, `12,00-`, `(12,00)`, `12,00 AZN`; never guessed (BAS-4). */
export function readAmount(cell: StatementCell): Amount {
  if (typeof cell === 'number') return exact(cell)
  const typed = plainText(cell)
  if (cell !== '' && typed === '') return unclear
  if (typed === '' || /^-+$/.test(typed)) return { qepik: null }
  const currency = otherCurrencyIn(typed)
  if (currency !== undefined) return { currency }
  const [, inBrackets] = /^\((.*)\)$/.exec(typed) ?? []
  const [, beforeMinus] = /^([^-+]+)-$/.exec(typed) ?? []
  const isTakenOff = inBrackets !== undefined || beforeMinus !== undefined
  const written = readMoney((inBrackets ?? beforeMinus ?? typed).replace(/^([+-])\s+/, '$1').trim())
  if ('error' in written) return unclear
  return exact(isTakenOff ? -written.value : written.value)
}

function exact(azn: number): Amount {
  const qepik = toQepik(azn)
  const isWhole = Number((azn * 100).toPrecision(14)) === qepik
  return isWhole && Math.abs(qepik) <= largest ? { qepik: qepik || 0 } : unclear
}

/** How days are written whose first two figures could be either: proven by the whole column, never by one cell. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'unknown'

const time = String.raw`(?:[\sT,]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[AP]M)?)?`
const numeric = new RegExp(
  String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:\s?(?:г|il)\.?)?${time}$`,
  'i',
)
const yearFirst = new RegExp(String.raw`^(\d{4})([./-])(\d{1,2})\2(\d{1,2})${time}$`, 'i')
const named = new RegExp(
  String.raw`^(\d{1,2})[\s.-]+(\p{L}{3,10})\.?[\s.,-]+(\d{4})(?:\s?(?:г|il)\.?)?${time}$`,
  'iu',
)
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

const months =
  'yan|jan|янв fev|feb|фев mar|мар apr|апр may|май|мая iyn|iyun|jun|июн iyl|iyul|jul|июл avq|aug|авг sen|sep|сен okt|oct|окт noy|nov|ноя dek|dec|дек'
    .split(' ')
    .map((names) => new RegExp(`^(?:${names})`))

/**
 * The day of a cell as `YYYY-MM-DD`, with or without a time, or an Excel serial; null where it is none, or could be
 * two. A moment with a zone is its day in Baku.
 */
export function readDay(cell: StatementCell, order: DayOrder = 'dayFirst'): string | null {
  if (typeof cell === 'number') return ofSerial(cell)
  const typed = plainText(cell)
  if (/^\d{5}(?:\.\d+)?$/.test(typed)) return ofSerial(Number(typed))
  if (moment.test(typed)) return ofMoment(typed)
  const [, year = '', , month = '', day = ''] = yearFirst.exec(typed) ?? []
  if (year) return ofParts(year, month, day)
  const [, dayOfMonth = '', name = '', ofYear = ''] = named.exec(typed) ?? []
  if (name) return ofParts(ofYear, String(monthNamed(name)), dayOfMonth)
  const [, first = '', sign, second = '', last = ''] = numeric.exec(typed) ?? []
  if (first === '') return null
  // Two figures for the year only where the order is beyond doubt: 26.11.26.
  if (last.length === 2) return sign === '.' ? ofParts(`20${last}`, second, first) : null
  if (sign === '.') return ofParts(last, second, first)
  if (order === 'unknown') return null
  return order === 'dayFirst' ? ofParts(last, second, first) : ofParts(last, first, second)
}

/** The order that all days of a column have; where none fits them all, no day that depends on it is read. */
export function dayOrderOf(cells: readonly StatementCell[]): DayOrder {
  const slashed = cells.filter(
    (cell) => typeof cell === 'string' && /^\d{1,2}[/-]\d{1,2}[/-]\d{4}/.test(cell),
  )
  const fits = (order: DayOrder) => slashed.every((cell) => readDay(cell, order) !== null)
  if (fits('dayFirst')) return 'dayFirst'
  return fits('monthFirst') ? 'monthFirst' : 'unknown'
}

const monthNamed = (name: string): number =>
  months.findIndex((pattern) => pattern.test(name.toLowerCase().replace(/i\u0307/g, 'i'))) + 1

function ofMoment(typed: string): string | null {
  const parsed = new Date(typed.replace(' ', 'T'))
  return Number.isNaN(parsed.getTime()) ? null : bakuDate(parsed)
}

/** Excel counts from 30 December 1899, for every day since March 1900. */
function ofSerial(serial: number): string | null {
  if (!(serial >= 36_526 && serial < 73_051)) return null
  return new Date(Date.UTC(1899, 11, 30 + Math.floor(serial))).toISOString().slice(0, 10)
}

function ofParts(year: string, month: string, day: string): string | null {
  const parsed = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = parsed.getUTCMonth() === Number(month) - 1 && parsed.getUTCDate() === Number(day)
  return isReal && Number(year) >= 2000 && Number(year) < 2100 ? parsed.toISOString().slice(0, 10) : null
}
