import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api.ts'
import type { UserData } from '../../lib/device.ts'
import { mayOpen } from './menu.ts'

/** How often the back office looks for new orders, ms. */
export const pollEvery = 15_000

/** How many orders wait for a price; undefined without the permission area or before the first answer. */
export function useNewCount(user: UserData): number | undefined {
  const api = useApi()
  const enabled = mayOpen(user, 'newOrders')
  const { data } = useQuery({ ...api.orders.newCount.queryOptions(), enabled, refetchInterval: pollEvery })
  return enabled ? data?.count : undefined
}
