import type { OrderRow } from './queries.ts'

export const sortColumns = ['date', 'count', 'price'] as const
export type SortColumn = (typeof sortColumns)[number]
export type Direction = 'asc' | 'desc'

/** As the server sorts its pages: what has no price is last in either direction, equals by age. */
export function sortRows(rows: readonly OrderRow[], column: SortColumn, direction: Direction): OrderRow[] {
  const sign = direction === 'asc' ? 1 : -1
  const byAge = (one: OrderRow, other: OrderRow) =>
    sign * (Date.parse(one.orderDate) - Date.parse(other.orderDate) || one.id - other.id)
  return rows.toSorted((one, other) => {
    if (column === 'count') return sign * (one.count - other.count) || byAge(one, other)
    if (column === 'date') return byAge(one, other)
    if (one.price === null || other.price === null)
      return Number(one.price === null) - Number(other.price === null) || byAge(one, other)
    return sign * (one.price - other.price) || byAge(one, other)
  })
}
