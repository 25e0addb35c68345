import { AppError, notFound } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { OrderStatus } from '../order-status/statuses.ts'

/** As whom somebody reads an order: with all that is for staff, or as the customer whose order it is. */
export type OrderReader = 'staff' | 'owner'

/**
 * Area "orders" reads any order, area "new orders" those that still wait for a price; a customer reads their own.
 * @throws NOT_FOUND to a customer for somebody else's; FORBIDDEN to area "new orders" for one that was taken up
 */
export function readerOf(caller: Caller, order: { userId: number; status: OrderStatus } | null): OrderReader {
  if (!order) throw notFound()
  if (can(caller, 'orders')) return 'staff'
  if (can(caller, 'newOrders') && order.status === 'Pending') return 'staff'
  if (order.userId === caller.id) return 'owner'
  throw can(caller, 'newOrders') ? new AppError('FORBIDDEN') : notFound()
}

/** {@link readerOf} for what customers never see. @throws FORBIDDEN also for one's own order */
export function assertReadsAsStaff(caller: Caller, order: Parameters<typeof readerOf>[1]): void {
  if (readerOf(caller, order) !== 'staff') throw new AppError('FORBIDDEN')
}
