import type { OrderStatus } from '../../../../src/domains/orders/transitions.ts'
import type { SortColumn } from './order-sort.ts'

export type OrdersSearch = {
  q?: string
  status?: OrderStatus
  sort?: Exclude<SortColumn, 'date'>
  direction?: 'asc'
  page?: number
}

let search: OrdersSearch = {}
let opened: number | undefined

/** The list as it was last seen, so that the way back from an order leads to the same rows. */
export const rememberList = (next: OrdersSearch): void => {
  search = next
}
export const lastList = (): OrdersSearch => search

/** The order that was opened from the list: its row has the focus when one comes back. */
export const rememberOpened = (id: number): void => {
  opened = id
}
export function takeOpened(): number | undefined {
  const id = opened
  opened = undefined
  return id
}
