/** All days are days in Baku: UTC+4, without daylight saving time (BAS-5). */
const bakuOffsetMs = 4 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Midnight UTC of today in Baku at `now`; for comparison with a stored `@db.Date`. */
export function bakuDay(now: Date): Date {
  return new Date(Math.floor((now.getTime() + bakuOffsetMs) / dayMs) * dayMs)
}

/** Today in Baku at `now`, `YYYY-MM-DD`: for SQL, where a moment's day would depend on time zones. */
export const bakuDate = (now: Date): string => bakuDay(now).toISOString().slice(0, 10)

/** Calendar days in Baku from one moment to another. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((bakuDay(to).getTime() - bakuDay(from).getTime()) / dayMs)

/** The beginning of the day in Baku 3 years ago, from which on orders count as spent (CUS-1). */
export function spendSince(now: Date): Date {
  const day = bakuDay(now)
  return new Date(Date.UTC(day.getUTCFullYear() - 3, day.getUTCMonth(), day.getUTCDate()) - bakuOffsetMs)
}

/** A campaign runs to the end of its last day in Baku; without one it never ends. */
export function isRunning(endDate: Date | null, now: Date): boolean {
  return endDate === null || endDate.getTime() >= bakuDay(now).getTime()
}

/** The moment at which a stored day (midnight UTC) begins in Baku. */
export const dayStart = (day: Date): Date => new Date(day.getTime() - bakuOffsetMs)

/** The moment at which a stored day (midnight UTC) is over in Baku. */
export const dayEnd = (day: Date): Date => new Date(day.getTime() + dayMs - bakuOffsetMs)

/** Baku's local time as if it were UTC, for formats without time zones. */
export const bakuClock = (moment: Date): Date => new Date(moment.getTime() + bakuOffsetMs)

/** The Monday of the current week in Baku, as a stored day (midnight UTC). */
export function bakuWeek(now: Date): Date {
  const day = bakuDay(now)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs)
}

/** The moment at which the current month began in Baku. */
export function bakuMonthStart(now: Date): Date {
  const day = bakuDay(now)
  return dayStart(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)))
}
