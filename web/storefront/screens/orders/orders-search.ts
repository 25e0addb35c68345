import { listSearch } from '../../../lib/list-search.ts'

/**
 * Which of the customer's orders are shown; days are `2026-11-17`, both included. `toStatusChoice` reads `status`.
 */
export type OrdersFilter = {
  q?: string | undefined
  status?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
export type OrdersSearch = OrdersFilter & { page?: number | undefined }

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/**
 * Reads `/myorder?q=kart&status=open&from=2026-11-01`: invalid values are ignored. The router would keep a name that
 * is left out as it was given.
 */
export function ordersSearch(given: Record<string, unknown>): OrdersSearch {
  const { q, page } = listSearch(given)
  const { status, from, to } = given
  return {
    q,
    page,
    status: typeof status === 'string' && /^\w{1,20}$/.test(status) ? status : undefined,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  }
}
