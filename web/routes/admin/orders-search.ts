import { orderStatuses } from '../../../src/domains/order-status/statuses.ts'
import type { OrdersSearch } from '../../admin/kit/orders/last-list.ts'
import { isDay, isId, isKey } from '../../lib/address-values.ts'
import { pageSearch } from '../../lib/page-search.ts'

/**
 * What is searched for, which status, service, customer and days, how sorted (newest first without it), for the
 * list and the board. By hand: zod would be in every page.
 */
export function ordersSearch(given: Record<string, unknown>): OrdersSearch {
  const { q, status, service, customer, from, to, min, max, sort, direction } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return {
    ...(text !== '' && { q: text }),
    ...(isKey(status, orderStatuses) && { status }),
    ...(isId(service) && { service }),
    ...(isId(customer) && { customer }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(isAmount(min) && { min }),
    ...(isAmount(max) && { max }),
    ...((sort === 'customer' ||
      sort === 'count' ||
      sort === 'price' ||
      sort === 'status' ||
      sort === 'promised') && { sort }),
    ...(direction === 'asc' && { direction }),
    ...pageSearch(given),
  }
}

/** AZN, as the server takes it. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0.01 && value <= 10_000_000
