import type { inferRouterOutputs } from '@trpc/server'
import { isInWorkshop, isUnmade } from '../../../../src/domains/order-status/statuses.ts'
import { daysLateOn } from '../../../../src/domains/production/lateness.ts'
import {
  addDays,
  addWorkdays,
  type Day,
  isWorkday,
  mondayOf,
  type WorkRules,
  weekdayOf,
} from '../../../../src/domains/production/workdays.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'

export type Calendar = inferRouterOutputs<AppRouter>['production']['calendar']
export type Job = Calendar['jobs'][number]
export type Kind = Calendar['kinds'][number]
export type ClosedDay = Calendar['closedDays'][number]

/** Cached for each calendar and kind of work, as it is needed for a thousand jobs. */
const knownRules = new WeakMap<Calendar, Map<number | null, WorkRules>>()

/** When work is done; with a kind of work also without the days on which it stands still. */
export function rulesOf(calendar: Calendar, kindId: number | null = null): WorkRules {
  const byKind = knownRules.get(calendar) ?? new Map<number | null, WorkRules>()
  knownRules.set(calendar, byKind)
  const known = byKind.get(kindId)
  if (known) return known
  const closed = calendar.closedDays.filter(({ workKindId }) => workKindId === null || workKindId === kindId)
  const rules = { ...calendar.settings, closed: new Set(closed.map(({ day }) => day)) }
  byKind.set(kindId, rules)
  return rules
}

/** Why a day is closed, for the house or for one kind of work; undefined while it isn't. */
export const closedOn = (
  { closedDays }: Pick<Calendar, 'closedDays'>,
  day: Day,
  kindId: number | null = null,
): ClosedDay | undefined =>
  closedDays.find((one) => one.day === day && (one.workKindId === null || one.workKindId === kindId))

/** What is still to be made and promised for a day on which the house, or its kind of work, is closed (PROD-12). */
export const promisedFor = (
  { jobs }: Pick<Calendar, 'jobs'>,
  { day, workKindId }: Pick<ClosedDay, 'day' | 'workKindId'>,
): Job[] =>
  jobs.filter(
    (job) =>
      isUnmade(job.status) &&
      job.promisedOn === day &&
      (workKindId === null || job.workKindId === workKindId),
  )

/** Monday to Saturday, and Sunday where it is a working day or something lies on it all the same (PROD-10). */
export function daysOfWeek(monday: Day, { settings, jobs }: Pick<Calendar, 'settings' | 'jobs'>): Day[] {
  const sunday = addDays(monday, 6)
  const hasSunday =
    settings.weekdays.includes(7) ||
    jobs.some(({ plannedOn, promisedOn }) => plannedOn === sunday || promisedOn === sunday)
  return Array.from({ length: hasSunday ? 7 : 6 }, (_, index) => addDays(monday, index))
}

/** Working days that an order is late; 0 while it isn't, or once it is made. */
export function lateDays(calendar: Calendar, job: Job): number {
  return daysLateOn(job, { today: calendar.today, rules: rulesOf(calendar, job.workKindId) })
}

/** A job in the calendar: from its day in the workshop to its promised day; a late one extends to today. */
export type Bar = { job: Job; from: Day; to: Day; late: number; isDone: boolean }

export function barOf(calendar: Calendar, job: Job): Bar | null {
  const start = job.plannedOn ?? job.promisedOn
  if (start === null || (job.plannedOn === null && isUnmade(job.status))) return null
  const late = lateDays(calendar, job)
  const isDone = !isUnmade(job.status)
  const due = job.promisedOn ?? wouldBeReady(calendar, job, start)
  const end = late > 0 ? calendar.today : due
  // Whether it is done or planned after its promised day.
  const to = [start, end].toSorted().at(-1) ?? end
  return { job, from: start, to, late, isDone }
}

/** For a job without a promise: when it would be ready if it were approved by its day in the workshop. */
const wouldBeReady = (calendar: Calendar, { days, workKindId }: Job, start: Day): Day =>
  addWorkdays(start, days ?? 0, rulesOf(calendar, workKindId))

/** A piece of a bar in one week: which columns it takes, in which lane, and whether it comes from or goes on beyond. */
export type Piece = Bar & {
  week: Day
  first: number
  last: number
  lane: number
  isCut: boolean
  goesOn: boolean
}

/** The bars of a week's days, each in the highest lane that has room: what is late first, then by their first day. */
export function piecesOf(bars: readonly Bar[], days: readonly Day[]): Piece[] {
  const [start = '', end = ''] = [days[0], days.at(-1)]
  const here = bars.filter(({ from, to }) => from <= end && to >= start)
  const sorted = here.toSorted(
    (one, other) => other.late - one.late || one.from.localeCompare(other.from) || one.job.id - other.job.id,
  )
  const free: number[] = []
  return sorted.map((bar) => {
    const first = Math.max(
      days.findIndex((day) => day >= bar.from),
      0,
    )
    const last = Math.max(
      days.findLastIndex((day) => day <= bar.to),
      first,
    )
    const open = free.findIndex((until) => until < first)
    const lane = open === -1 ? free.length : open
    free[lane] = last
    return { ...bar, week: start, first, last, lane, isCut: bar.from < start, goesOn: bar.to > end }
  })
}

/** The load of all jobs of a calendar, by kind of work and day. */
const knownMinutes = new WeakMap<Calendar['jobs'], ReadonlyMap<string, number>>()
const minutesKey = (kindId: number | null, day: Day | null) => `${kindId} ${day}`

function minutesOn(jobs: Calendar['jobs'], kindId: number, day: Day): number {
  let known = knownMinutes.get(jobs)
  if (!known) {
    const sums = new Map<string, number>()
    for (const { workKindId, plannedOn, minutes } of jobs) {
      const key = minutesKey(workKindId, plannedOn)
      sums.set(key, (sums.get(key) ?? 0) + minutes)
    }
    known = sums
    knownMinutes.set(jobs, known)
  }
  return known.get(minutesKey(kindId, day)) ?? 0
}

export type Load = { minutes: number; percent: number }

/** The load of a kind of work on a day against its capacity, as if the job `moved` were done on `to`. */
export function loadOn(
  { jobs }: Pick<Calendar, 'jobs'>,
  { id, capacityMinutes }: Pick<Kind, 'id' | 'capacityMinutes'>,
  day: Day,
  move?: { job: Job; to: Day | null },
): Load {
  const isOfKind = move?.job.workKindId === id
  const goes = isOfKind && move.job.plannedOn === day ? move.job.minutes : 0
  const comes = isOfKind && move.to === day ? move.job.minutes : 0
  const minutes = minutesOn(jobs, id, day) - goes + comes
  return { minutes, percent: Math.round((minutes / capacityMinutes) * 100) }
}

/** How many jobs lie on a day. */
export const jobsOn = (bars: readonly Bar[], day: Day): Bar[] =>
  bars.filter(({ from, to }) => from <= day && to >= day)

/** The late jobs, the latest first. */
export const lateJobs = (calendar: Calendar): { job: Job; late: number }[] =>
  calendar.jobs
    .map((job) => ({ job, late: lateDays(calendar, job) }))
    .filter(({ late }) => late > 0)
    .toSorted((one, other) => other.late - one.late || one.job.id - other.job.id)

/** The accepted jobs without a day in the workshop. */
export const dayless = ({ jobs }: Calendar): Job[] =>
  jobs.filter(({ plannedOn, status }) => plannedOn === null && isInWorkshop(status))

/** What a day would mean for a job: whether it is closed for it, over, or after what was promised. */
export function judgeDay(calendar: Calendar, job: Job, day: Day) {
  return {
    isOver: day < calendar.today,
    isClosed: !isWorkday(day, rulesOf(calendar, job.workKindId)),
    breaksPromise: job.promisedOn !== null && day > job.promisedOn,
  }
}

/**
 * Which day a picked-up job is over after one step: Sundays only where they are worked, and from a day that
 * is over, as that of a late job, to the first that isn't. Null where there is none before.
 */
export function stepOver(
  { today, settings: { weekdays } }: Pick<Calendar, 'today' | 'settings'>,
  from: Day | null,
  by: 1 | -1,
): Day | null {
  const next = addDays(from === null || from < today ? addDays(today, -1) : from, by)
  const shown = weekdayOf(next) === 7 && !weekdays.includes(7) ? addDays(next, by) : next
  return shown < today ? null : shown
}

/** The next days on which a job could be done, with the one that it has. */
export function nextDays(calendar: Calendar, job: Job, count: number): Day[] {
  const found: Day[] = []
  for (let day = calendar.today; found.length < count; day = addDays(day, 1))
    if (calendar.settings.weekdays.includes(weekdayOf(day)) || day === job.plannedOn) found.push(day)
  return found
}

/** The number of its week in the year, as ISO 8601 counts them. */
export function weekNumber(monday: Day): number {
  const thursday = addDays(monday, 3)
  const first = mondayOf(`${thursday.slice(0, 4)}-01-04`)
  return Math.round((Date.parse(monday) - Date.parse(first)) / (7 * 86_400_000)) + 1
}
