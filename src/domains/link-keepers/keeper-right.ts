import { areas } from '../../procedures/areas.ts'
import { isUnpriced, type OrderStatus } from '../order-status/statuses.ts'

/** The staff member whose account and areas a link depends on. */
export type Keeper = { deletedAt: Date | null; role: { permissions: number[] } }

export const keeperParts = { deletedAt: true, role: { select: { permissions: true } } } as const

/**
 * Whether a link may lead to an order that its keeper may read: any with area 8, with area 7 alone one that
 * still waits for a price (LNK-4).
 */
export function mayKeep(
  { deletedAt, role: { permissions } }: Keeper,
  order: { status: OrderStatus },
): boolean {
  if (deletedAt !== null) return false
  if (permissions.includes(areas.orders)) return true
  return permissions.includes(areas.newOrders) && isUnpriced(order.status)
}

/** Whether they could invite to this role now: with area 5, and no areas in it that they lack (PER-15). */
export function mayInvite(
  { deletedAt, role: { permissions } }: Keeper,
  invited: { permissions: number[] },
): boolean {
  if (deletedAt !== null || !permissions.includes(areas.staff)) return false
  return invited.permissions.every((area) => permissions.includes(area))
}
