import { type OrderStatus, transitions } from '../../../../src/domains/orders/transitions.ts'

/** Where an order may be moved on to from here by a single key; null when that needs a price, or is the end. */
export const nextStatus = (status: OrderStatus): OrderStatus | null =>
  transitions.find(({ act, from }) => act === 'move' && from === status)?.to ?? null

/** With the area "orders", orders that were accepted and not begun may be cancelled. */
export const mayCancel = (status: OrderStatus): boolean =>
  transitions.some(({ act, from, area }) => act === 'cancel' && area === 'orders' && from === status)
