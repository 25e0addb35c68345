import type { LastList } from '../../kit/orders/last-list.ts'

type Place = Pick<LastList, 'ids' | 'search' | 'totalPages'>

/** Where a step from an order leads: to another one of the page, to another page, or nowhere. */
export function stepFrom(
  { ids, search, totalPages }: Place,
  id: number,
  by: 1 | -1,
): { id: number } | { page: number } | null {
  const at = ids.indexOf(id)
  if (at < 0) return null
  const next = ids[at + by]
  if (next !== undefined) return { id: next }
  const page = (search.page ?? 1) + by
  return page >= 1 && page <= totalPages ? { page } : null
}

export const isStep = (list: Place, id: number, by: 1 | -1): boolean => stepFrom(list, id, by) !== null
