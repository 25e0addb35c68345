import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'

type CustomerOutputs = inferRouterOutputs<AppRouter>['customers']
export type CustomerRow = CustomerOutputs['list']['items'][number]
export type CustomerDetail = CustomerOutputs['byId']
export type MergePreview = CustomerOutputs['previewMerge']

/** A page of customers, newest first; the page before it stays to be seen until it is there. */
export const customersQuery = (api: Api, page: number, size: number) => ({
  ...api.customers.list.queryOptions({ page, pageSize: size }),
  placeholderData: keepPreviousData,
})

/** At most 200, newest first (CUS-3). */
export const mostFound = 200
export const foundCustomersQuery = (api: Api, name: string) => ({
  ...api.customers.search.queryOptions({ name }),
  placeholderData: keepPreviousData,
})
