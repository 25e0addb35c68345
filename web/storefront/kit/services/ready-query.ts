import type { Api } from '../../../lib/api.ts'
import type { LocalConfiguration } from '../options/options-query.ts'

/** By when a product is ready, with each of its turnarounds; of one without them as long as it takes by itself. */
export function readyQuery({ api }: { api: Api }, id: number, { groups }: LocalConfiguration) {
  const turnarounds = groups.find(({ kind }) => kind === 'turnaround')?.choices
  return api.production.readyDay.queryOptions({ id, days: turnarounds?.flatMap(({ days }) => days ?? []) })
}

/** By when a product of which nothing can be chosen is ready. */
export const productReadyQuery = ({ api }: { api: Api }, id: number) =>
  api.production.readyDay.queryOptions({ id })

/** By when a service without products is ready. */
export const serviceReadyQuery = ({ api }: { api: Api }, id: number) =>
  api.production.readyDayOfService.queryOptions({ id })

const minute = 60_000
const hour = 60 * minute

/** How long a day holds that was answered, in ms: until its intake ends, but it is looked at every hour. */
export const readyFor = (approveBy: string | undefined): number =>
  Math.min(hour, Math.max(minute, approveBy ? Date.parse(approveBy) - Date.now() + 1000 : 0))
