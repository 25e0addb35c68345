import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api.ts'
import type { UserData } from '../../lib/device.ts'
import { pollEvery } from './live/poll-every.ts'
import { mayOpen } from './menu.ts'

/** How many orders wait for a price; undefined without the permission area or before the first answer. */
export function useNewCount(user: UserData, isLive: boolean): number | undefined {
  const api = useApi()
  const enabled = mayOpen(user, 'newOrders')
  const { data } = useQuery({
    ...api.orders.newCount.queryOptions(),
    enabled,
    refetchInterval: pollEvery(isLive),
  })
  return enabled ? data?.count : undefined
}
