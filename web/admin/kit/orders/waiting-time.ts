/** Whole minutes since a moment; 0 for a clock that is behind. */
export const minutesSince = (iso: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000))

export type Waiting =
  | { unit: 'moment' }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number; hours: number }

/** The two biggest units of a waiting time: 38 minutes, 1 hour 4 minutes, 2 days 3 hours. */
export function waitingFor(minutes: number): Waiting {
  if (minutes < 1) return { unit: 'moment' }
  if (minutes < 60) return { unit: 'minutes', minutes }
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return { unit: 'hours', hours, minutes: minutes % 60 }
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
}

/** From two hours on an order counts as having waited long. */
export const isLate = (minutes: number): boolean => minutes >= 120
