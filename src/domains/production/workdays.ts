import { bakuDate, dayStart } from '../../lib/days.ts'

/** A day in Baku, `YYYY-MM-DD`, which sorts and compares as text. */
export type Day = string

/** Weekdays from 1 (Monday) to 7, the closed days, and the hour that ends a day's intake. */
export type WorkRules = {
  /** `HH:MM` in Baku; anything that comes in by then counts for that day. */
  cutOff: string
  /** At least one. */
  weekdays: readonly number[]
  closed: ReadonlySet<Day>
}

const dayMs = 86_400_000
const minuteMs = 60_000

const midnight = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** The day `count` days later, or earlier when it is negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(midnight(day).getTime() + count * dayMs).toISOString().slice(0, 10)

/** From 1, a Monday, to 7. */
export const weekdayOf = (day: Day): number => ((midnight(day).getUTCDay() + 6) % 7) + 1

/** The Monday of its week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

type Open = Pick<WorkRules, 'weekdays' | 'closed'>

/** Whether anything is produced on that day (PROD-1). */
export const isWorkday = (day: Day, { weekdays, closed }: Open): boolean =>
  weekdays.includes(weekdayOf(day)) && !closed.has(day)

/** That day, or the first working day after it. */
function workdayFrom(day: Day, rules: Open): Day {
  let found = day
  while (!isWorkday(found, rules)) found = addDays(found, 1)
  return found
}

/** The working day that is `count` working days after a day; with 0 the day itself, or the first one after it. */
export function addWorkdays(day: Day, count: number, rules: Open): Day {
  let found = workdayFrom(day, rules)
  for (let left = count; left > 0; left -= 1) found = workdayFrom(addDays(found, 1), rules)
  return found
}

/** Working days after a day, up to and including `until`. */
export function workdaysBetween(day: Day, until: Day, rules: Open): number {
  let count = 0
  for (let one = addDays(day, 1); one <= until; one = addDays(one, 1)) count += isWorkday(one, rules) ? 1 : 0
  return count
}

/** Working days passed after a day, up to and including `until`; at least 1 once it is over (PROD-5). */
export const workdaysLate = (day: Day, until: Day, rules: Open): number =>
  until <= day ? 0 : Math.max(1, workdaysBetween(day, until, rules))

/** The moment at which a day's intake ends. */
export function cutOffOf(day: Day, cutOff: string): Date {
  const [hours = 0, minutes = 0] = cutOff.split(':').map(Number)
  return new Date(dayStart(midnight(day)).getTime() + (hours * 60 + minutes) * minuteMs)
}

/** The working day for which something counts that comes in at `from` (PROD-2). */
export function firstWorkday(from: Date, rules: WorkRules): Day {
  const day = bakuDate(from)
  return workdayFrom(from <= cutOffOf(day, rules.cutOff) ? day : addDays(day, 1), rules)
}

/**
 * When something is ready whose clock starts at `from` and which takes `days` working days; `ifApprovedBy` is
 * until when that day holds (PROD-2).
 */
export function promisedDay({ from, days, ...rules }: WorkRules & { from: Date; days: number }): {
  day: Day
  ifApprovedBy: Date
} {
  const start = firstWorkday(from, rules)
  return { day: addWorkdays(start, days, rules), ifApprovedBy: cutOffOf(start, rules.cutOff) }
}
