import { AppError, invalid, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isPriceCorrectable, type OrderStatus } from '../order-status/statuses.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { settlePromises } from '../production/settle-promise.ts'
import { readOrder, statusConflict } from './change-status.ts'
import type { OrderView } from './order-output.ts'

const samePrice: Message = /*i18n*/ { id: 'orders.samePrice', message: 'This is already the price.' }
const otherPrice: Message = /*i18n*/ {
  id: 'orders.otherPrice',
  message: 'Someone else has corrected this price in the meantime.',
}

type Correction = {
  id: number
  /** Qəpik. */
  price: number
  reason: string
  /** The price that was read, qəpik: if it isn't the present one, nothing is changed. */
  oldPrice?: number | undefined
}

/**
 * Staff correct the price of an order that was accepted and isn't completed; the customer gets an email with
 * both prices and the reason, and their spend follows. The day of acceptance stays.
 * @throws NOT_FOUND; VALIDATION for an unchanged price; CONFLICT in any other status, or for an outdated
 * `oldPrice`
 */
export function correctPrice(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: orderId, price, reason, oldPrice }: Correction,
): Promise<OrderView> {
  return deps.db.$transaction(async (tx) => {
    const at = deps.now()
    const [found] = await tx.$queryRaw<{ status: OrderStatus; price: number | null }[]>`
      SELECT status::text, price FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`
    if (!found) throw notFound()
    if (found.price === null || !isPriceCorrectable(found.status)) throw statusConflict()
    if (oldPrice !== undefined && oldPrice !== found.price) throw new AppError('CONFLICT', otherPrice)
    if (price === found.price) throw invalid('price', samePrice)
    const { status } = await tx.order.update({
      where: { id: orderId },
      data: { price },
      select: { status: true },
    })
    const { id: eventId } = await tx.orderEvent.create({
      data: {
        orderId,
        actorId: caller.id,
        from: status,
        to: status,
        price,
        oldPrice: found.price,
        reason,
        createdAt: at,
      },
      select: { id: true },
    })
    await settleMoney(tx, { orderIds: [orderId], at })
    await settlePromises(tx, { orderIds: [orderId], at, keeps: true })
    await deps.emails.enqueue(tx, { kind: 'orderPriceCorrected', orderId, eventId })
    return readOrder(tx, orderId)
  })
}
