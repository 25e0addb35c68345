import type { Api } from '../../../../lib/api.ts'
import type { ReadyDays } from '../../../kit/services/use-ready.ts'

/** The earliest days at the customer's of what is ready on these days, each of which is asked for once. */
export const arrivalsQuery = ({ api }: { api: Api }, { ready, own }: ReadyDays) =>
  api.delivery.arrivals.queryOptions({
    ready: [...new Set([...ready.map(({ day }) => day), ...(own === null ? [] : [own])])].sort(),
  })
