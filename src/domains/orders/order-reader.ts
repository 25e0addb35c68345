import { AppError, notFound } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import { isUnpriced, type OrderStatus } from '../order-status/statuses.ts'

/** Who reads an order: staff, with all that is for staff, or its customer. */
export type OrderReader = 'staff' | 'owner'

/**
 * Area "orders" reads any order, area "new orders" those that still wait for a price; customers read their
 * own.
 * @throws NOT_FOUND to a customer for another's; FORBIDDEN to area "new orders" for one that was accepted or
 * cancelled
 */
export function readerOf(caller: Caller, order: { userId: number; status: OrderStatus } | null): OrderReader {
  if (!order) throw notFound()
  if (can(caller, 'orders')) return 'staff'
  if (can(caller, 'newOrders') && isUnpriced(order.status)) return 'staff'
  if (order.userId === caller.id) return 'owner'
  throw can(caller, 'newOrders') ? new AppError('FORBIDDEN') : notFound()
}

/** {@link readerOf} for what customers never see. @throws FORBIDDEN also for the caller's own order */
export function assertReadsAsStaff(caller: Caller, order: Parameters<typeof readerOf>[1]): void {
  if (readerOf(caller, order) !== 'staff') throw new AppError('FORBIDDEN')
}
