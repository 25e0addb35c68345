import { addDays } from '../../../../src/domains/production/workdays.ts'

export type DayRange = { from?: string; to?: string }

export type Period = 'today' | 'week' | 'month' | 'lastMonth' | 'year'

const dayLength = 24 * 60 * 60 * 1000

const inBaku = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Baku' })

/** Today in Baku, `YYYY-MM-DD`. */
const bakuToday = (now: number): string => inBaku.format(now)

/** Today; the last 7 days; this month or year so far; the whole month before: days in Baku, both included. */
export function rangeOf(period: Period, now: number): Required<DayRange> {
  const to = bakuToday(now)
  if (period === 'week') return { from: bakuToday(now - 6 * dayLength), to }
  if (period === 'month') return { from: `${to.slice(0, 8)}01`, to }
  if (period === 'lastMonth') {
    const last = addDays(`${to.slice(0, 8)}01`, -1)
    return { from: `${last.slice(0, 8)}01`, to: last }
  }
  return { from: period === 'year' ? `${to.slice(0, 5)}01-01` : to, to }
}
