import type { MoneyFilter } from '../../../../src/domains/order-money/order-money.ts'
import type { OrderStatus } from '../../../../src/domains/order-status/statuses.ts'

export const sortColumns = ['date', 'customer', 'count', 'price', 'status', 'promised'] as const
export type SortColumn = (typeof sortColumns)[number]

/**
 * The search parameters of the list; without them everything, newest first, page 1. Days are days in Baku.
 */
export type OrdersSearch = {
  q?: string
  status?: OrderStatus
  service?: number
  customer?: number
  from?: string
  to?: string
  /** The days are those of completion; without it those on which orders were placed. */
  days?: 'completed'
  /** AZN. */
  min?: number
  max?: number
  /** How the money stands. */
  money?: MoneyFilter
  sort?: Exclude<SortColumn, 'date'>
  direction?: 'asc'
  page?: number
}

/** Where an order was opened from: the way back, and its neighbours as they stood there. */
export type LastList = {
  to: '/admin/ordersadmin' | '/admin/ordersadmin/board'
  search: OrdersSearch
  ids: readonly number[]
  /** The rows of a page, and how many pages there are. */
  size: number
  totalPages: number
}

let last: LastList = { to: '/admin/ordersadmin', search: {}, ids: [], size: 10, totalPages: 0 }
let opened: number | undefined

/** The list as it was last seen, so that the way back from an order leads to the same rows. */
export const rememberList = (next: LastList): void => {
  last = next
}
export const lastList = (): LastList => last

/** The order that was opened from the list: its row gets the focus on return. */
export const rememberOpened = (id: number): void => {
  opened = id
}
export function takeOpened(): number | undefined {
  const id = opened
  opened = undefined
  return id
}
