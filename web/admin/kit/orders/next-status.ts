import { type OrderStatus, transitions } from '../../../../src/domains/order-status/statuses.ts'

/** With the area "orders", orders that were accepted and not begun may be cancelled. */
export const canCancel = (status: OrderStatus): boolean =>
  transitions.some(({ act, from, area }) => act === 'cancel' && area === 'orders' && from === status)
