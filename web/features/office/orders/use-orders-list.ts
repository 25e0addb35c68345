import { useQuery } from '@tanstack/react-query'
import { orderStatusNames } from '../../../../src/domains/orders/transitions.ts'
import { useApi } from '../../../lib/api.ts'
import { pageSlice } from '../page-slice.ts'
import type { OrdersSearch } from './last-list.ts'
import { sortRows } from './order-sort.ts'
import { foundOrdersQuery, ordersQuery, statusCountsQuery } from './queries.ts'

/**
 * The orders of the address: a page from the server, or what a search found (at most 200), by status and sorted.
 * `counts` by status are of all orders, or of what was found.
 */
export function useOrdersList(search: OrdersSearch, size: number) {
  const api = useApi()
  const { q = '', status, sort = 'date', direction = 'desc', page = 1 } = search
  const isSearch = q !== ''
  const list = useQuery({
    ...ordersQuery(api, { page, size, status, sort, direction }),
    enabled: !isSearch,
  })
  const found = useQuery({ ...foundOrdersQuery(api, q), enabled: isSearch })
  const counts = useQuery({ ...statusCountsQuery(api), enabled: !isSearch })
  if (!isSearch)
    return {
      query: list,
      rows: list.data?.items,
      total: list.data?.pagination.totalItems ?? 0,
      counts: counts.data,
      found: undefined,
    }
  const all = found.data
  const matching = all?.filter((order) => status === undefined || order.status === status)
  return {
    query: found,
    rows: matching && pageSlice(sortRows(matching, sort, direction), page, size),
    total: matching?.length ?? 0,
    counts:
      all &&
      orderStatusNames.map((name) => ({
        status: name,
        count: all.filter((order) => order.status === name).length,
      })),
    found: all?.length,
  }
}
