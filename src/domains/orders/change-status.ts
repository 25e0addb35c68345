import type { Transaction } from '../../db/client.ts'
import type { Shipment } from '../../db/generated/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { shipmentAfterMove } from '../order-shipment/after-order-move.ts'
import { holdShipmentOf } from '../order-shipment/hold-shipment.ts'
import { assertGatesOpen, gates } from '../order-status/gates.ts'
import { emailOfMove, type GateName, type Transition } from '../order-status/statuses.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { moneyAfterMove } from '../payment-requests/begin-money.ts'
import { settlePromise } from '../production/settle-promise.ts'
import { isShipmentOver } from '../shipment-status/shipment-statuses.ts'
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
  /** A gate that staff pass with a reason. */
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
  const shipment = await holdShipmentOf(tx, orderId)
  if (way === undefined || !(await updateIf(tx, { ...change, way }))) {
    if ((await tx.order.count({ where: { id: orderId } })) === 0) throw notFound()
    throw statusConflict()
  }
  const { id: eventId } = await tx.orderEvent.create({
    data: { orderId, actorId, from: way.from, to: way.to, price, reason, passed: past, createdAt: at },
    select: { id: true },
  })
  await shipmentAfterMove(tx, shipment, { status: way.to, by: actorId, at })
  await moneyAfterMove(tx, { orderId, status: way.to, at })
  await settlePromise(tx, orderId, at)
  const passed = await assertGatesOpen(tx, { orderId, status: way.to, past })
  if (passed.includes('approval')) await writeOverride(tx, { orderId, eventId, past })
  const instead = passed.map((name) => gates[name].passing?.email).find((email) => email !== undefined)
  const kind = instead ?? emailAbout(way, shipment)
  if (kind) await emails.enqueueAfter(tx, mailWaitMs, { kind, orderId, eventId })
  return { order: await readOrder(tx, orderId), eventId }
}

/** What is picked up by a code is told about with the code, once it lies there (DEL-16). */
function emailAbout(way: Transition, shipment: Shipment | null) {
  const kind = emailOfMove(way)
  if (kind !== 'orderReady' || !shipment || isShipmentOver(shipment.status)) return kind
  return shipment.kind === 'pickup' ? undefined : ('orderReadyToSend' as const)
}

type Override = { orderId: number; eventId: number; past: GateName | undefined }

/** What the customer reads of a start without approval: why stands with this move, or with the gate passed before. */
async function writeOverride(tx: Transaction, { orderId, eventId, past }: Override): Promise<void> {
  const newest = await tx.artworkVersion.aggregate({ where: { orderId }, _max: { number: true } })
  const pass =
    past === 'approval'
      ? null
      : await tx.orderEvent.findFirst({
          where: { orderId, passed: 'approval', undoesId: null, undoneBy: null },
          orderBy: { id: 'desc' },
          select: { id: true },
        })
  await tx.productionOverride.create({
    data: { eventId, orderId, version: newest._max.number, passId: pass?.id ?? null },
  })
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
