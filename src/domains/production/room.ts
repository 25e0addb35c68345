import { addWorkdays, type Day, firstWorkday, promisedDay, type WorkRules } from './workdays.ts'

/** What a kind of work can do in a working day, and the minutes that are planned of it, by day. */
export type Workload = { capacityMinutes: number; planned: Map<Day, number> }

/** What a promise follows from; `load` is null for work of which nobody knows how long it takes. */
export type Reckoning = WorkRules & { byCapacity: boolean; load: Workload | null }

type Job = Reckoning & { from: Date; days: number; minutes: number }

export type Promised = {
  day: Day
  ifApprovedBy: Date
  /** The day by its working days alone. */
  usual: Day
  /** The first working day with room for it. */
  room: Day
  /** Its day in the workshop. */
  plannedOn: Day
}

/**
 * The day for which a job is promised whose clock starts at `from`, and its day in the workshop: by capacity
 * the day with room where the usual one comes before it (PROD-13), else the usual one (PROD-2, PROD-8).
 */
export function promiseFor({ from, days, minutes, byCapacity, load, ...rules }: Job): Promised {
  const { day: usual, ifApprovedBy } = promisedDay({ from, days, ...rules })
  const first = firstWorkday(from, rules)
  let room = first
  while (load && !hasRoom(load, room, minutes)) room = addWorkdays(room, 1, rules)
  const day = byCapacity && room > usual ? room : usual
  return { day, ifApprovedBy, usual, room, plannedOn: room <= day ? room : first }
}

/** A day on which nothing is planned takes a job of any size, as none could have it otherwise. */
function hasRoom({ capacityMinutes, planned }: Workload, day: Day, minutes: number): boolean {
  const taken = planned.get(day) ?? 0
  return minutes === 0 || taken === 0 || taken + minutes <= capacityMinutes
}

/** Counts the minutes of a job on its day in the workshop, for the jobs after it. */
export function takeRoom(load: Workload | null, day: Day, minutes: number): void {
  load?.planned.set(day, (load.planned.get(day) ?? 0) + minutes)
}
