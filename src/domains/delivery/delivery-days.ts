import { bakuDate } from '../../lib/days.ts'
import { addDays, addWorkdays, cutOffOf, type Day } from '../production/workdays.ts'

/** When a way goes: weekdays from 1 (Monday) to 7, the hour `HH:MM` in Baku, and the days it takes. */
export type Journey = {
  weekdays: readonly number[]
  cutOff: string
  daysFrom: number
  daysTo: number
}

/** `ready`: the promised day of the job; `closed`: the days on which the house is closed. */
export type When = { ready: Day; now: Date; closed: ReadonlySet<Day> }

/**
 * The first day on which a way takes the job along: its promised day, or the next one on which the way goes. What
 * is ready today goes today until the hour of the way, which itself still counts.
 */
export function leavingDay({ weekdays, cutOff }: Omit<Journey, 'daysFrom' | 'daysTo'>, when: When): Day {
  const { ready, now, closed } = when
  const today = bakuDate(now)
  const earliest = now <= cutOffOf(today, cutOff) ? today : addDays(today, 1)
  // Days compare as text.
  const [, later = ready] = [ready, earliest].sort()
  return addWorkdays(later, 0, { weekdays, closed })
}

/** The days between which the job is with the customer, counted in the way's own days (DEL-7). */
export function deliveryDays(journey: Journey, when: When): { from: Day; to: Day } {
  const { weekdays, daysFrom, daysTo } = journey
  const leaves = leavingDay(journey, when)
  const after = (days: number) => addWorkdays(leaves, days, { weekdays, closed: when.closed })
  return { from: after(daysFrom), to: after(daysTo) }
}
