import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Transition } from '../order-status/statuses.ts'
import { settlePromise } from '../production/settle-promise.ts'
import { type OrderView, orderParts, toOrder } from './order-output.ts'

const wrongStatus: Message = /*i18n*/ {
  id: 'orders.wrongStatus',
  message: 'The status of this order does not allow that: somebody may have changed it meanwhile.',
}
export const statusConflict = (): AppError => new AppError('CONFLICT', wrongStatus)

type Change = {
  orderId: number
  /** The row of the transition table; undefined when the table knows no such way. */
  way: Transition | undefined
  actorId: number
  at: Date
  /** Qəpik; of an acceptance only. */
  price?: number
  /** For the customer to read; of a cancellation, or a start without approval. */
  reason?: string
}

/**
 * The one place where a status changes: a single conditional UPDATE decides who of several is first,
 * and the event is written with it. `eventId` is what an undo would take back.
 * @throws NOT_FOUND, or CONFLICT when the order isn't in the status that the way begins at
 */
export async function changeStatus(
  tx: Transaction,
  change: Change,
): Promise<{ order: OrderView; eventId: number }> {
  const { orderId, way, actorId, at, price, reason } = change
  if (way === undefined || !(await updateIf(tx, { ...change, way }))) {
    if ((await tx.order.count({ where: { id: orderId } })) === 0) throw notFound()
    throw statusConflict()
  }
  const { id: eventId } = await tx.orderEvent.create({
    data: { orderId, actorId, from: way.from, to: way.to, price, reason, createdAt: at },
    select: { id: true },
  })
  await settlePromise(tx, orderId, at)
  return { order: await readOrder(tx, orderId), eventId }
}

export const readOrder = async (tx: Transaction, id: number): Promise<OrderView> =>
  toOrder(await tx.order.findUniqueOrThrow({ where: { id }, include: orderParts }))

async function updateIf(tx: Transaction, { orderId, way, at, price }: Change & { way: Transition }) {
  const { count } = await tx.order.updateMany({
    where: { id: orderId, status: way.from },
    data: { status: way.to, ...(price !== undefined && { price, acceptedAt: at }) },
  })
  return count === 1
}
