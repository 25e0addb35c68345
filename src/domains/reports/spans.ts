import { addDays, type Day, mondayOf } from '../production/workdays.ts'

/** Pure, since the browser uses it too. */

/** Days in Baku, both included. */
export type Span = { from: Day; to: Day }

export const units = ['day', 'week', 'month'] as const
export type Unit = (typeof units)[number]

/** Three years, of which one is a leap year. */
export const maxDays = 1096

export const presets = ['month', 'lastMonth', 'months3', 'months12', 'year'] as const
export type Preset = (typeof presets)[number]

const dayMs = 86_400_000
const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`
/** The first day of the month that is `count` months later, or earlier when it is negative. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}
/** Months since the year 0. */
const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const lastOfMonth = (day: Day): Day => addDays(addMonths(day, 1), -1)
const earlier = (one: Day, other: Day): Day => (one < other ? one : other)
const later = (one: Day, other: Day): Day => (one > other ? one : other)

export const daysOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/** This month and the last 3 or 12 months go from the first of a month to today. */
export function spanOfPreset(preset: Preset, today: Day): Span {
  const first = firstOfMonth(today)
  const spans = {
    month: { from: first, to: today },
    lastMonth: { from: addMonths(today, -1), to: addDays(first, -1) },
    months3: { from: addMonths(today, -2), to: today },
    months12: { from: addMonths(today, -11), to: today },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  } as const satisfies Record<Preset, Span>
  return spans[preset]
}

/** How many months a span has that begins with one and ends with one, or today; null for any other. */
function wholeMonths({ from, to }: Span, today: Day): number | null {
  const endsWhole = to === lastOfMonth(to) || to >= today
  if (from !== firstOfMonth(from) || !endsWhole) return null
  return monthNumber(to) - monthNumber(from) + 1
}

/**
 * The span before of the same length: months before months, up to the same day of the month where the running one
 * isn't over; else as many days (REP-1).
 */
export function spanBefore(span: Span, today: Day): Span {
  const months = wholeMonths(span, today)
  if (months === null) {
    const to = addDays(span.from, -1)
    return { from: addDays(span.from, -daysOf(span)), to }
  }
  const end = addMonths(span.to, -months)
  const isWhole = span.to === lastOfMonth(span.to)
  const to = isWhole ? lastOfMonth(end) : earlier(`${end.slice(0, 8)}${span.to.slice(8)}`, lastOfMonth(end))
  return { from: addMonths(span.from, -months), to }
}

const firstOf: Record<Unit, (day: Day) => Day> = { day: (day) => day, week: mondayOf, month: firstOfMonth }
const nextOf: Record<Unit, (first: Day) => Day> = {
  day: (first) => addDays(first, 1),
  week: (first) => addDays(first, 7),
  month: (first) => addMonths(first, 1),
}

/** Its days, weeks from Monday or months, one after another; the first and the last are cut where the span ends. */
export function partsOf({ from, to }: Span, unit: Unit): Span[] {
  const parts: Span[] = []
  for (let first = firstOf[unit](from); first <= to; first = nextOf[unit](first))
    parts.push({ from: later(first, from), to: earlier(addDays(nextOf[unit](first), -1), to) })
  return parts
}

/** Puts a month later or earlier in a span's place; up to today. */
export function monthBeside({ from, to }: Span, step: 1 | -1, today: Day): Span {
  const beside = addMonths(step === 1 ? to : from, step)
  return { from: beside, to: earlier(lastOfMonth(beside), later(today, beside)) }
}
