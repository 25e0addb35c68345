import { bakuDay } from '../../../../src/lib/days.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Where a campaign stands: `over` once its last day in Baku is, so many days ago; `coming` while it isn't shown on
 * the site yet; `running` with the days that are left, 0 on its last day, null without one.
 */
export type CampaignState =
  | { state: 'over'; daysAgo: number }
  | { state: 'coming' }
  | { state: 'running'; daysLeft: number | null }

/** At `now` in ms; the end is a day as midnight UTC (api-contract, GET /deal). */
export function campaignState(
  { state, endDate }: { state: boolean; endDate: string | null },
  now: number,
): CampaignState {
  const today = bakuDay(new Date(now)).getTime()
  const left = endDate === null ? null : Math.round((Date.parse(endDate) - today) / day)
  if (left !== null && left < 0) return { state: 'over', daysAgo: -left }
  return state ? { state: 'running', daysLeft: left } : { state: 'coming' }
}
