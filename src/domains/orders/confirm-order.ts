import { AppError, notFound } from '../../lib/errors.ts'
import { maxQepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { isUnpriced, transitions } from '../order-status/statuses.ts'
import { changeStatus, statusConflict } from './change-status.ts'
import { priceRequired } from './order-input.ts'
import type { OrderView } from './order-output.ts'

type ConfirmDeps = Pick<Deps, 'db' | 'emails' | 'now'>

/**
 * Staff accept a new order at a price (qəpik), by choice for the next day with room (PROD-13); the customer gets
 * an email, once that can't be undone any more (ORD-5).
 * @throws NOT_FOUND; CONFLICT when it isn't pending any more, so that of two parallel calls one wins
 */
export function confirmOrder(
  deps: ConfirmDeps,
  caller: Pick<Caller, 'id'>,
  { id: orderId, price, byCapacity }: { id: number; price: number; byCapacity: boolean },
): Promise<OrderView> {
  const way = transitions.find(({ act }) => act === 'confirm')
  return deps.db.$transaction(async (tx) => {
    const change = { orderId, way, actorId: caller.id, at: deps.now(), price, byCapacity }
    return (await changeStatus(deps, tx, change)).order
  })
}

/**
 * The same at the price that was calculated when it was placed. @throws VALIDATION where there was none, or
 * where it exceeds the highest price
 */
export async function confirmAsSuggested(
  deps: ConfirmDeps,
  caller: Pick<Caller, 'id'>,
  { id, byCapacity }: { id: number; byCapacity: boolean },
): Promise<OrderView> {
  const order = await deps.db.order.findUnique({ where: { id }, select: { status: true, quote: true } })
  if (!order) throw notFound()
  if (!isUnpriced(order.status)) throw statusConflict()
  const price = order.quote === null ? null : calculatedPriceSchema.parse(order.quote).total
  if (price === null || price > maxQepik) throw new AppError('VALIDATION', priceRequired)
  return confirmOrder(deps, caller, { id, price, byCapacity })
}
