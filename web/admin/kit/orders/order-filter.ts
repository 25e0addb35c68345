import type { OrdersSearch } from './last-list.ts'

/** The address's filter as the procedures name it: for the list, the counts, the board and the export. */
export const toFilter = ({ q, status, service, customer, from, to, min, max }: OrdersSearch) => ({
  name: q,
  status,
  serviceId: service,
  appUserId: customer,
  from,
  to,
  minPrice: min,
  maxPrice: max,
})

/** Whether fewer than all orders are shown. */
export const isFiltered = (search: OrdersSearch): boolean =>
  Object.values(toFilter(search)).some((value) => value !== undefined)

/** How many filters are in force, the days together and the prices together; the search and the status stand apart. */
export const filtersInForce = ({ service, customer, from, to, min, max }: OrdersSearch): number =>
  [service, customer, from ?? to, min ?? max].filter((value) => value !== undefined).length

/** The same list without a filter; how it is sorted stays. */
export const withoutFilter = ({ sort, direction }: OrdersSearch): OrdersSearch => ({
  ...(sort && { sort }),
  ...(direction && { direction }),
})

/** Address parameters of the REST export; what is undefined isn't there. */
export function exportQuery(search: OrdersSearch, format: 'xlsx' | 'csv'): string {
  const { sort, direction } = search
  const entries = Object.entries({ format, ...toFilter(search), sort, direction })
  const given = entries.filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
