import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api.ts'
import type { UserData } from '../../lib/device.ts'
import { canOpen, type WaitingCounts } from '../kit/frame/menu.ts'
import { pollEvery } from '../kit/frame/poll-every.ts'
import { openRequestsQuery } from '../kit/inbox/queries.ts'

/** How many wait for a price or an answer; undefined without the permission area or before the first answer. */
export function useWaitingCounts(user: UserData, isLive: boolean): WaitingCounts {
  const api = useApi()
  const [prices, answers] = [canOpen(user, 'newOrders'), canOpen(user, 'contact')]
  const hasWork = prices || canOpen(user, 'orders')
  const work = useQuery({
    ...api.turns.workCounts.queryOptions(),
    enabled: hasWork,
    refetchInterval: pollEvery(isLive),
  })
  const hasQuotes = canOpen(user, 'orders')
  const quotes = useQuery({
    ...api.offers.counts.queryOptions(),
    enabled: hasQuotes,
    refetchInterval: pollEvery(isLive),
  })
  const newOrders = useQuery({
    ...api.orders.newCount.queryOptions(),
    enabled: prices,
    refetchInterval: pollEvery(isLive),
    // The tab's title and the alerts are for who looks elsewhere.
    refetchIntervalInBackground: true,
  })
  const requests = useQuery({ ...openRequestsQuery(api, isLive), enabled: answers })
  return {
    newOrders: prices ? newOrders.data?.count : undefined,
    work: hasWork ? work.data?.staff : undefined,
    quotes: hasQuotes ? quotes.data?.staff : undefined,
    contactRequests: answers ? requests.data?.pagination.totalItems : undefined,
  }
}
