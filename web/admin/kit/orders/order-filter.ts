import { moneyFilters } from '../../../../src/domains/order-money/order-money.ts'
import { orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { isDay, isId, isKey } from '../../../lib/address-values.ts'
import { listSearch } from '../../../lib/list-search.ts'
import type { OrdersSearch } from './last-list.ts'

/** AZN, as the server takes it. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0.01 && value <= 10_000_000

/**
 * The filter in the address, for the list and the board: search, status, service, customer, days, and sorting
 * (newest first by default). It is parsed by hand, as zod would be in every page.
 */
export function ordersSearch(given: Record<string, unknown>): OrdersSearch {
  const { status, service, customer, from, to, days, min, max, sort, direction } = given
  const money = moneyFilters.find((one) => one === given.money)
  return {
    ...listSearch(given),
    ...(isKey(status, orderStatuses) && { status }),
    ...(isId(service) && { service }),
    ...(isId(customer) && { customer }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(days === 'completed' && { days }),
    ...(isAmount(min) && { min }),
    ...(isAmount(max) && { max }),
    ...(money && { money }),
    ...((sort === 'customer' ||
      sort === 'count' ||
      sort === 'price' ||
      sort === 'status' ||
      sort === 'promised') && { sort }),
    ...(direction === 'asc' && { direction }),
  }
}

/**
 * The filter in the address as input of the procedures for the list, the counts, the board and the export.
 */
export const toFilter = ({
  q,
  status,
  service,
  customer,
  from,
  to,
  days,
  min,
  max,
  money,
}: OrdersSearch) => ({
  name: q,
  status,
  serviceId: service,
  appUserId: customer,
  from,
  to,
  // Without days it lets everything through.
  days: from === undefined && to === undefined ? undefined : days,
  minPrice: min,
  maxPrice: max,
  money,
})

/** Whether fewer than all orders are shown. */
export const isFiltered = (search: OrdersSearch): boolean =>
  Object.values(toFilter(search)).some((value) => value !== undefined)

/** How many filters are in force, the days together and the prices together; the search and the status stand apart. */
export const filtersInForce = ({ service, customer, from, to, min, max, money }: OrdersSearch): number =>
  [service, customer, from ?? to, min ?? max, money].filter((value) => value !== undefined).length

/** The same list without a filter, in the same sorting. */
export const withoutFilter = ({ sort, direction }: OrdersSearch): OrdersSearch => ({
  ...(sort && { sort }),
  ...(direction && { direction }),
})

/** The search parameters of the REST export, without undefined ones. */
export function exportQuery(search: OrdersSearch, format: 'xlsx' | 'csv'): string {
  const { sort, direction } = search
  const entries = Object.entries({ format, ...toFilter(search), sort, direction })
  const given = entries.filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
