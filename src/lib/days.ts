/** Days of the product are days in Baku: UTC+4, without summer time (BAS-5). */
const bakuOffsetMs = 4 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Midnight UTC of the day that it is in Baku at `now`; compare with a stored `@db.Date`. */
export function bakuDay(now: Date): Date {
  return new Date(Math.floor((now.getTime() + bakuOffsetMs) / dayMs) * dayMs)
}

/** The day that it is in Baku at `now`, `YYYY-MM-DD`: for SQL, where a moment's day would depend on time zones. */
export const bakuDate = (now: Date): string => bakuDay(now).toISOString().slice(0, 10)

/** The moment at which the day 3 years ago began in Baku: from there on orders count as spent (CUS-1). */
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

/** What the clock in Baku shows, as if it were UTC: for what knows no time zones. */
export const bakuClock = (moment: Date): Date => new Date(moment.getTime() + bakuOffsetMs)

/** The Monday of the week that it is in Baku, as a stored day (midnight UTC). */
export function bakuWeek(now: Date): Date {
  const day = bakuDay(now)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs)
}

/** The moment at which the month that it is in Baku began. */
export function bakuMonthStart(now: Date): Date {
  const day = bakuDay(now)
  return dayStart(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)))
}
