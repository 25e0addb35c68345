import type { Database, Transaction } from '../../db/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Context } from '../../procedures/context.ts'
import { isHolder } from '../../procedures/order-link.ts'
import { staffDeviceRefused } from '../accounts/staff-device.ts'
import type { OrderStatus } from '../order-status/statuses.ts'
import { readerOf } from '../orders/order-reader.ts'

/** A party of an order: its side, and whether by an account or by a link. */
export type OrderParty = {
  side: 'customer' | 'staff'
  order: { id: number; userId: number; status: OrderStatus }
  userId: number | null
  linkId: number | null
}

export type CallerOrLink = Pick<Context, 'caller' | 'link'>

/**
 * The caller's part in an order: staff as far as they may read it, its customer, or the holder of its link.
 * @throws UNAUTHENTICATED; NOT_FOUND for another customer's; FORBIDDEN as {@link readerOf} says, and for a
 * change by a link on a device of staff (LNK-5)
 */
export async function assertOrderParty(
  db: Database | Transaction,
  { caller, link }: CallerOrLink,
  orderId: number,
): Promise<OrderParty> {
  if (caller === null && !isHolder(link)) throw new AppError('UNAUTHENTICATED')
  const found = await db.order.findUnique({
    where: { id: orderId },
    select: { id: true, userId: true, status: true, user: { select: { deletedAt: true } } },
  })
  if (!found) throw notFound()
  const { user, ...order } = found
  const party = partyOf({ caller, link }, order)
  // The customer was erased during this call: nothing of theirs is written any more.
  if (party.side === 'customer' && user.deletedAt !== null) throw new AppError('UNAUTHENTICATED')
  return party
}

function partyOf({ caller, link }: CallerOrLink, order: OrderParty['order']): OrderParty {
  if (isHolder(link) && link.orderId === order.id && !isOwnOrStaff(caller, order)) {
    if (link.isStaffDevice) throw staffDeviceRefused()
    return { side: 'customer', order, userId: caller?.id ?? null, linkId: link.id }
  }
  if (caller === null) throw notFound()
  const side = readerOf(caller, order) === 'staff' ? 'staff' : 'customer'
  return { side, order, userId: caller.id, linkId: null }
}

/** {@link assertOrderParty} for what only one side does. @throws FORBIDDEN to the other */
export async function assertOrderSide(
  db: Database | Transaction,
  who: CallerOrLink,
  orderId: number,
  side: OrderParty['side'],
): Promise<OrderParty> {
  const party = await assertOrderParty(db, who, orderId)
  if (party.side === side) return party
  throw isHolder(who.link) && side === 'customer' ? staffDeviceRefused() : new AppError('FORBIDDEN')
}

function isOwnOrStaff(caller: Caller | null, order: { userId: number; status: OrderStatus }): boolean {
  if (caller === null) return false
  try {
    readerOf(caller, order)
    return true
  } catch {
    return false
  }
}

/** Locks the order, with what belongs to it, until the transaction ends. @throws NOT_FOUND */
export async function holdOrder(tx: Transaction, orderId: number): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`
  if (held.length === 0) throw notFound()
}
