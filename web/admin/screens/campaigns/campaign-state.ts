import { bakuDay } from '../../../../src/lib/days.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Where a campaign stands: `over` once its last day in Baku is, so many days ago; `coming` with the days to its
 * first one, null while it is switched off; `running` with the days that are left, 0 on its last day, null without one.
 */
export type CampaignState =
  | { state: 'over'; daysAgo: number }
  | { state: 'coming'; daysUntil: number | null }
  | { state: 'running'; daysLeft: number | null }

export type CampaignDays = { state: boolean; startDate: string | null; endDate: string | null }

/** `now` is in ms; both days are midnight UTC (CAM-1). */
export function campaignState({ state, startDate, endDate }: CampaignDays, now: number): CampaignState {
  const today = bakuDay(new Date(now)).getTime()
  const until = (date: string | null) => (date ? Math.round((Date.parse(date) - today) / day) : null)
  const [toBegin, left] = [until(startDate), until(endDate)]
  if (left !== null && left < 0) return { state: 'over', daysAgo: -left }
  if (!state) return { state: 'coming', daysUntil: null }
  if (toBegin !== null && toBegin > 0) return { state: 'coming', daysUntil: toBegin }
  return { state: 'running', daysLeft: left }
}
