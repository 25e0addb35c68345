import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'
import type { OrdersSearch } from './last-list.ts'
import { toFilter } from './order-filter.ts'

type OrderOutputs = inferRouterOutputs<AppRouter>['orders']
export type OrderRow = OrderOutputs['search'][number]
export type ListedOrder = OrderOutputs['list']['items'][number]
export type OrderDetail = OrderOutputs['byId']
export type Note = NonNullable<OrderDetail['notes']>[number]

/** How often the lists poll for what other users have changed, ms. */
const lookEvery = 30_000

/** A page of the orders that the address asks for; the page before it stays to be seen until it is there. */
export const ordersQuery = (api: Api, search: OrdersSearch, pageSize: number) => ({
  ...api.orders.list.queryOptions({
    ...toFilter(search),
    page: search.page ?? 1,
    pageSize,
    sort: search.sort ?? 'date',
    direction: search.direction ?? 'desc',
  }),
  placeholderData: keepPreviousData,
  refetchInterval: lookEvery,
})

/** How many matching orders each status has, whichever status is shown. */
export const statusCountsQuery = (api: Api, search: OrdersSearch) => ({
  ...api.orders.statusCounts.queryOptions(toFilter({ ...search, status: undefined })),
  placeholderData: keepPreviousData,
  refetchInterval: lookEvery,
})

export const orderQuery = (api: Api, id: number) => ({
  ...api.orders.byId.queryOptions({ id }),
  refetchInterval: lookEvery,
})

/** Services that were ordered, to filter by. */
export const orderedServicesQuery = (api: Api) => api.orders.services.queryOptions()

/** Customers who have ordered, at most 20, by what is typed. */
export const orderingCustomersQuery = (api: Api, name: string) => ({
  ...api.orders.customers.queryOptions({ name }),
  placeholderData: keepPreviousData,
})

/** The customer that the list is filtered by. */
export const orderingCustomerQuery = (api: Api, appUserId: number) =>
  api.orders.customers.queryOptions({ appUserId })
