import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'
import { pollEvery } from '../frame/poll-every.ts'

type OrderOutputs = inferRouterOutputs<AppRouter>['orders']
export type NewOrder = OrderOutputs['new'][number]
export type OrderDetail = OrderOutputs['byId']

/** Orders that wait for a price, looked for again while the screen is open. */
export const newOrdersQuery = (api: Api, isLive: boolean) => ({
  ...api.orders.new.queryOptions(),
  refetchInterval: pollEvery(isLive),
})
