import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/api/router.ts'
import type { OrderStatus } from '../../../../src/domains/orders/transitions.ts'
import type { Api } from '../../../lib/api.ts'
import type { Direction, SortColumn } from './order-sort.ts'

type OrderOutputs = inferRouterOutputs<AppRouter>['orders']
export type OrderRow = OrderOutputs['search'][number]
export type ListedOrder = OrderOutputs['list']['items'][number]
export type OrderDetail = OrderOutputs['byId']

/** How often the lists look for what colleagues have changed, ms. */
const lookEvery = 30_000

export type OrdersView = {
  page: number
  size: number
  status: OrderStatus | undefined
  sort: SortColumn
  direction: Direction
}

/** A page of all orders; the page before it stays to be seen until it is there. */
export const ordersQuery = (api: Api, { page, size, status, sort, direction }: OrdersView) => ({
  ...api.orders.list.queryOptions({ page, pageSize: size, status, sort, direction }),
  placeholderData: keepPreviousData,
  refetchInterval: lookEvery,
})

/** At most 200, newest first (api-contract, GetOrderBySearchName). */
export const mostFound = 200
export const foundOrdersQuery = (api: Api, name: string) => ({
  ...api.orders.search.queryOptions({ name }),
  placeholderData: keepPreviousData,
  refetchInterval: lookEvery,
})

export const statusCountsQuery = (api: Api) => ({
  ...api.orders.statusCounts.queryOptions(),
  refetchInterval: lookEvery,
})

export const orderQuery = (api: Api, id: number) => ({
  ...api.orders.byId.queryOptions({ id }),
  refetchInterval: lookEvery,
})
