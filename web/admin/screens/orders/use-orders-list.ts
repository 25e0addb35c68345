import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { ordersQuery, statusCountsQuery } from '../../kit/orders/queries.ts'

/** The orders of the address, a page from the server, and how many the same filter lets through of each status. */
export function useOrdersList(search: OrdersSearch, size: number) {
  const api = useApi()
  const query = useQuery(ordersQuery(api, search, size))
  const counts = useQuery(statusCountsQuery(api, search))
  return {
    query,
    rows: query.data?.items,
    total: query.data?.pagination.totalItems ?? 0,
    counts: counts.data,
  }
}
