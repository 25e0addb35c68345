import type { Api } from '../../../lib/api.ts'
import type { LocalConfiguration } from '../options/options-query.ts'

/** The day a product is ready, with each of its turnarounds; without turnarounds, by its own production time. */
export function readyQuery(
  { api }: { api: Api },
  id: number,
  { groups }: LocalConfiguration,
  count?: number,
) {
  const turnarounds = groups.find(({ kind }) => kind === 'turnaround')?.choices
  const days = turnarounds?.flatMap(({ days }) => days ?? [])
  return api.production.readyDay.queryOptions({ id, days, ...(count !== undefined && { count }) })
}

/** The day a product without options is ready. */
export const productReadyQuery = ({ api }: { api: Api }, id: number, count?: number) =>
  api.production.readyDay.queryOptions({ id, ...(count !== undefined && { count }) })

/** The day a service without products is ready. */
export const serviceReadyQuery = ({ api }: { api: Api }, id: number, count?: number) =>
  api.production.readyDayOfService.queryOptions({ id, ...(count !== undefined && { count }) })

const minute = 60_000
const hour = 60 * minute

/** How long the answered day stays valid, in ms: until its intake ends, but it is checked every hour. */
export const readyFor = (approveBy: string | undefined): number =>
  Math.min(hour, Math.max(minute, approveBy ? Date.parse(approveBy) - Date.now() + 1000 : 0))
