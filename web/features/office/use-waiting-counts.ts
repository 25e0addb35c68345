import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api.ts'
import type { UserData } from '../../lib/device.ts'
import { openRequestsQuery } from './inbox/queries.ts'
import { pollEvery } from './live/poll-every.ts'
import { mayOpen, type WaitingCounts } from './menu.ts'

/** How many wait for a price or an answer; undefined without the permission area or before the first answer. */
export function useWaitingCounts(user: UserData, isLive: boolean): WaitingCounts {
  const api = useApi()
  const [prices, answers] = [mayOpen(user, 'newOrders'), mayOpen(user, 'contact')]
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
    contactRequests: answers ? requests.data?.pagination.totalItems : undefined,
  }
}
