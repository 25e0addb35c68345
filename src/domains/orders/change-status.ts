import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertGatesOpen, gates } from '../order-status/gates.ts'
import { emailOfMove, type GateName, type Transition } from '../order-status/statuses.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { moneyAfterMove } from '../payment-requests/begin-money.ts'
import { settlePromise } from '../production/settle-promise.ts'
import { type OrderView, orderParts, toOrder } from './order-output.ts'

const wrongStatus: Message = /*i18n*/ {
  id: 'orders.wrongStatus',
  message: 'The status of this order does not allow that: somebody may have changed it in the meantime.',
}
export const statusConflict = (): AppError => new AppError('CONFLICT', wrongStatus)

type Change = {
  orderId: number
  /** The row of the transition table; undefined when there is no such move. */
  way: Transition | undefined
  actorId: number
  at: Date
  /** Qəpik; only when an order is accepted. */
  price?: number
  /** Only when an order is accepted: it is promised for the next day with room (PROD-13). */
  byCapacity?: boolean
  /** For the other side to read, when an order is cancelled or starts without approval. */
  reason?: string | undefined
  /** A gate that staff pass with a reason, about which the customer gets the email instead. */
  past?: GateName
}

/**
 * The one place where a status changes: a single conditional UPDATE decides which of several callers is
 * first, and writes the event. The consequences belong to the status: its gates are checked, and the customer
 * gets its email once the move can't be undone any more. `eventId` is the event that an undo would undo.
 * @throws NOT_FOUND, or CONFLICT when the order isn't in the status that the move begins at, or a gate is
 * shut
 */
export async function changeStatus(
  { emails }: Pick<Deps, 'emails'>,
  tx: Transaction,
  change: Change,
): Promise<{ order: OrderView; eventId: number }> {
  const { orderId, way, actorId, at, price, reason, past } = change
  if (way === undefined || !(await updateIf(tx, { ...change, way }))) {
    if ((await tx.order.count({ where: { id: orderId } })) === 0) throw notFound()
    throw statusConflict()
  }
  const { id: eventId } = await tx.orderEvent.create({
    data: { orderId, actorId, from: way.from, to: way.to, price, reason, passed: past, createdAt: at },
    select: { id: true },
  })
  await moneyAfterMove(tx, { orderId, status: way.to, at })
  await settlePromise(tx, orderId, at)
  await assertGatesOpen(tx, { orderId, status: way.to, past })
  const kind = (past && gates[past].passing?.email) ?? emailOfMove(way)
  if (kind) await emails.enqueueAfter(tx, mailWaitMs, { kind, orderId, eventId })
  return { order: await readOrder(tx, orderId), eventId }
}

export const readOrder = async (tx: Transaction, id: number): Promise<OrderView> =>
  toOrder(await tx.order.findUniqueOrThrow({ where: { id }, include: orderParts }))

async function updateIf(
  tx: Transaction,
  { orderId, way, at, price, byCapacity }: Change & { way: Transition },
) {
  const { count } = await tx.order.updateMany({
    where: { id: orderId, status: way.from },
    data: {
      status: way.to,
      ...(price !== undefined && { price, acceptedAt: at }),
      ...(byCapacity !== undefined && { byCapacity }),
    },
  })
  return count === 1
}
