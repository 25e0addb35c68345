import { listSearch } from '../../lib/list-search.ts'

/** Which of one's orders are shown; days as `2026-11-17`, both included. `status` is read by `toStatusChoice`. */
export type OrdersFilter = { q?: string; status?: string; from?: string; to?: string }
export type OrdersSearch = OrdersFilter & { page?: number }

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** `/myorder?q=kart&status=open&from=2026-11-01`: nonsense in the address is as if it weren't there. */
export function ordersSearch(given: Record<string, unknown>): OrdersSearch {
  const { status, from, to } = given
  return {
    ...listSearch(given),
    ...(typeof status === 'string' && /^\w{1,20}$/.test(status) && { status }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}
