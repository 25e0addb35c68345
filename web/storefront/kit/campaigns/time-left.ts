import { dayEnd } from '../../../../src/lib/days.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Whole days and hours until a campaign's end; `over` when there are none, `endless` without a last day. */
export type TimeLeft =
  | { state: 'endless' }
  | { state: 'over' }
  | { state: 'lastHour' }
  | { state: 'running'; days: number; hours: number }

/**
 * What is left of a campaign at `now` (ms): it runs to the end of its `endDate` (ISO, midnight UTC) in Baku
 * (CAM-1).
 */
export function timeLeft(endDate: string | null, now: number): TimeLeft {
  if (endDate === null) return { state: 'endless' }
  const left = dayEnd(new Date(endDate)).getTime() - now
  if (left <= 0) return { state: 'over' }
  if (left < hour) return { state: 'lastHour' }
  return { state: 'running', days: Math.floor(left / day), hours: Math.floor((left % day) / hour) }
}
