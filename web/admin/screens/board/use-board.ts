import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { type BoardColumn, boardColumns, intoColumns } from '../../kit/orders/board-rules.ts'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { ordersQuery, statusCountsQuery } from '../../kit/orders/queries.ts'

/** How many cards a column shows at first, and how many more each time. */
const atFirst = 10
const more = 20
/** The server's maximum per page; the rest is in the table. */
const atMost = 200

/** A page of orders for each column, and how many there are of each status. */
export function useBoard(search: OrdersSearch) {
  const api = useApi()
  const [sizes, setSizes] = useState<Partial<Record<BoardColumn, number>>>({})
  const isByDay = search.sort === 'promised'
  const of = {
    ...search,
    sort: isByDay ? search.sort : undefined,
    direction: isByDay ? ('asc' as const) : undefined,
    page: undefined,
  }
  const queries = useQueries({
    queries: boardColumns.map((status) => ordersQuery(api, { ...of, status }, sizes[status] ?? atFirst)),
  })
  const counts = useQuery(statusCountsQuery(api, search))
  const newestFirst = queries.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)
  const columns = intoColumns(
    newestFirst.map(({ data }) => data?.items ?? []),
    isByDay,
  )
  return {
    columns,
    countOf: (status: string) => counts.data?.find((one) => one.status === status),
    isPending: queries.some((query) => query.isPending),
    isError: queries.some((query) => query.isError),
    isFetching: queries.some((query) => query.isFetching),
    isPlaceholder: queries.some((query) => query.isPlaceholderData),
    retry: () => Promise.all(queries.map((query) => query.refetch())),
    showMore: (column: BoardColumn) =>
      setSizes((before) => ({ ...before, [column]: Math.min((before[column] ?? atFirst) + more, atMost) })),
    isWhole: (column: BoardColumn) => (sizes[column] ?? atFirst) >= atMost,
  }
}
export type Board = ReturnType<typeof useBoard>
