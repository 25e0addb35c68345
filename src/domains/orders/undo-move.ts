import type { Transaction } from '../../db/client.ts'
import type { OrderEvent } from '../../db/generated/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertCanUndo, shipmentAfterUndo } from '../order-shipment/after-order-move.ts'
import { holdShipmentOf } from '../order-shipment/hold-shipment.ts'
import { gateNames, shutAgain } from '../order-status/gates.ts'
import { gatesOf, isByStaff, isGivenUp, type Transition, transitions } from '../order-status/statuses.ts'
import { undoTimeMs } from '../order-status/undo-time.ts'
import { moneyAfterUndo } from '../payment-requests/begin-money.ts'
import { settlePromise } from '../production/settle-promise.ts'
import { readOrder } from './change-status.ts'
import type { OrderView } from './order-output.ts'

const tooLate: Message = /*i18n*/ {
  id: 'orders.undoTooLate',
  message: 'This can no longer be undone: more than 10 seconds have passed, or the order has changed since.',
}

const withMoney: Message = /*i18n*/ {
  id: 'orders.undoWithMoney',
  message: 'This can’t be undone: what becomes of the money was decided with it.',
}

/**
 * Undoes the last move of an order, or the last gate that was passed, for anyone who made it, within {@link undoTimeMs} and only while nothing else
 * has happened to it; recorded as an event of its own. It is the only way back that a status has.
 * @throws NOT_FOUND; FORBIDDEN without the area of that move; CONFLICT when it is too late, or another user's
 * move
 */
export function undoMove(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id: orderId }: { id: number },
): Promise<OrderView> {
  return deps.db.$transaction(async (tx) => {
    const shipment = await holdShipmentOf(tx, orderId)
    const move = await lastMove(tx, orderId)
    const way = move && transitions.filter(isByStaff).find((one) => isWayOf(one, move))
    const at = deps.now()
    if (!move || !way || move.actorId !== caller.id) throw new AppError('CONFLICT', tooLate)
    if (!can(caller, way.who)) throw new AppError('FORBIDDEN')
    if (at.getTime() - move.createdAt.getTime() > undoTimeMs) throw new AppError('CONFLICT', tooLate)
    if (isGivenUp(move.to) && (await movedMoney(tx, { orderId, at: move.createdAt })))
      throw new AppError('CONFLICT', withMoney)
    assertCanUndo(shipment, { at: move.createdAt })
    const passed = gateNames.find((name) => move.from === move.to && name === move.passed) ?? null
    await tx.orderEvent.create({
      data: {
        orderId,
        actorId: caller.id,
        from: move.to,
        to: way.from,
        passed,
        undoesId: move.id,
        createdAt: at,
      },
    })
    if (passed) {
      await shutAgain(tx, passed, orderId)
      return readOrder(tx, orderId)
    }
    await tx.order.update({
      where: { id: orderId },
      data: { status: way.from, ...(way.act === 'confirm' && { price: null, acceptedAt: null }) },
    })
    await shipmentAfterUndo(tx, shipment, { undone: { to: way.to, at: move.createdAt }, by: caller.id, at })
    await moneyAfterUndo(tx, { orderId, undone: { to: way.to, at: move.createdAt }, at })
    await settlePromise(tx, orderId, at)
    return readOrder(tx, orderId)
  })
}

/** What became of the order's money was decided with the move (PAY-33). */
const movedMoney = async (
  tx: Transaction,
  { orderId, at }: { orderId: number; at: Date },
): Promise<boolean> =>
  (await tx.paymentAllocation.count({ where: { orderId, createdAt: at } })) > 0 ||
  (await tx.refund.count({ where: { orderId, askedAt: at } })) > 0 ||
  (await tx.orderMoney.count({ where: { orderId, kept: { gt: 0 } } })) > 0

/** Whether an event is a move by this way, or a gate that was passed before it. */
const isWayOf = (
  way: Transition,
  { from, to, passed }: Pick<OrderEvent, 'from' | 'to' | 'passed'>,
): boolean =>
  way.from === from && (way.to === to || (from === to && gatesOf(way.to).some((name) => name === passed)))

/** The last event, if it was a move or a passed gate; the order is locked until the transaction ends. */
async function lastMove(tx: Transaction, orderId: number) {
  const held = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`
  if (held.length === 0) throw notFound()
  const last = await tx.orderEvent.findFirst({ where: { orderId }, orderBy: { id: 'desc' } })
  return last && last.undoesId === null && last.oldPrice === null ? last : null
}
