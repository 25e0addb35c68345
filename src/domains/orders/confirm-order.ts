import { AppError, notFound } from '../../lib/errors.ts'
import { maxQepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { quoteSchema } from '../catalog/quote-schema.ts'
import { transitions } from '../order-status/statuses.ts'
import { changeStatus, statusConflict } from './change-status.ts'
import { priceRequired } from './order-input.ts'
import type { OrderView } from './order-output.ts'
import { mailWaitMs } from './undo-move.ts'

type ConfirmDeps = Pick<Deps, 'db' | 'emails' | 'now'>

/**
 * Staff accept a new order at a price (qəpik); the customer gets an email, once that can't be undone any more
 * (ORD-5).
 * @throws NOT_FOUND; CONFLICT when it isn't pending any more, so of two staff at once one wins
 */
export function confirmOrder(
  deps: ConfirmDeps,
  caller: Pick<Caller, 'id'>,
  { id: orderId, price }: { id: number; price: number },
): Promise<OrderView> {
  const way = transitions.find(({ act }) => act === 'confirm')
  return deps.db.$transaction(async (tx) => {
    const change = { orderId, way, actorId: caller.id, at: deps.now(), price }
    const { order, eventId } = await changeStatus(tx, change)
    await deps.emails.enqueueAfter(tx, mailWaitMs, { kind: 'orderAccepted', orderId, eventId })
    return order
  })
}

/**
 * The same at the price that was suggested when it was placed. @throws VALIDATION where none was, or one that is more than
 * a price may be
 */
export async function confirmAsSuggested(
  deps: ConfirmDeps,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<OrderView> {
  const order = await deps.db.order.findUnique({ where: { id }, select: { status: true, quote: true } })
  if (!order) throw notFound()
  if (order.status !== 'Pending') throw statusConflict()
  const price = order.quote === null ? null : quoteSchema.parse(order.quote).total
  if (price === null || price > maxQepik) throw new AppError('VALIDATION', priceRequired)
  return confirmOrder(deps, caller, { id, price })
}
