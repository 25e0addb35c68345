import { z } from 'zod'
import { AppError, type Message } from '../../lib/errors.ts'
import { id } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { isGateOpen } from '../order-status/gates.ts'
import { areasFor, type GateName, gatesOf, orderStatusNames, transitions } from '../order-status/statuses.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { changeStatus } from './change-status.ts'
import { confirmOrder } from './confirm-order.ts'
import { correctPrice } from './correct-price.ts'
import { moveOrder } from './move-order.ts'
import { cancelFields, confirmFields, priceFields, unapprovedFields } from './order-input.ts'
import { type OrderView, orderSchema } from './order-output.ts'
import { undoMove } from './undo-move.ts'

/** Moves an order on or back, or changes its price. */
export const orderMoves = {
  confirm: procedure({
    access: areasFor('confirm'),
    rest: {
      method: 'PUT',
      path: '/order',
      summary: 'Accept a new order at a price',
      example: { id: 17, price: 45.5 },
    },
  })
    .input(confirmFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => confirmOrder(ctx.deps, callerOf(ctx), input)),
  cancelOwn: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/order/mine/:id',
      errors: ['CONFLICT'],
      summary: 'Cancel an own order that still waits for its price; staff read the reason',
      example: { reason: 'Fikrimi dəyişdim' },
    },
  })
    .input(cancelFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => cancelOwnOrder(ctx.deps, callerOf(ctx), input)),
  move: procedure({
    access: areasFor('move'),
    rest: {
      method: 'PUT',
      path: '/order/:id/status',
      summary: 'Move an accepted order on: Accepted, InProduction, Ready, Completed',
      example: { status: 'Ready' },
    },
  })
    .input(z.object({ id, status: z.enum(orderStatusNames) }))
    .output(orderSchema)
    .mutation(({ ctx, input }) => moveOrder(ctx.deps, callerOf(ctx), input)),
  startUnapproved: procedure({
    access: areasFor('move'),
    rest: {
      method: 'POST',
      path: '/order/:id/production',
      summary:
        'Print an order whose artwork nobody has approved; the client reads the reason (10 signs or more)',
      example: { reason: 'Telefonla təsdiqləyib' },
    },
  })
    .input(unapprovedFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => passGate(ctx.deps, callerOf(ctx), { ...input, past: 'approval' })),
  startUnpaid: procedure({
    access: areasFor('move'),
    rest: {
      method: 'POST',
      path: '/order/:id/production/unpaid',
      summary: 'Print an order before the money for it has come in; staff read the reason (10 signs or more)',
      example: { reason: 'Köçürmənin qəbzini göstərib' },
    },
  })
    .input(unapprovedFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => passGate(ctx.deps, callerOf(ctx), { ...input, past: 'deposit' })),
  handOverUnpaid: procedure({
    access: areasFor('move'),
    rest: {
      method: 'POST',
      path: '/order/:id/handover/unpaid',
      summary: 'Hand an order over before it is paid; staff read the reason (10 signs or more)',
      example: { reason: 'Daimi müştəridir, sabah ödəyir' },
    },
  })
    .input(unapprovedFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => passGate(ctx.deps, callerOf(ctx), { ...input, past: 'payment' })),
  undo: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/undo',
      summary:
        "Take back one's own last move within 10 seconds, while nothing else has happened to the order",
    },
  })
    .input(z.object({ id }))
    .output(orderSchema)
    .mutation(({ ctx, input }) => undoMove(ctx.deps, callerOf(ctx), input)),
  correctPrice: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/price',
      summary: 'Correct the price of an accepted order that is not completed; the client reads the reason',
      example: { price: 50, oldPrice: 45.5, reason: 'Başqa kağız' },
    },
  })
    .input(priceFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => correctPrice(ctx.deps, callerOf(ctx), input)),
}

const needsNone: Message = /*i18n*/ {
  id: 'orders.needsNoOverride',
  message: 'Nothing stands in the way of this order: it can go on as usual.',
}

/**
 * Staff move an order on past a shut gate, with a reason (PRO-6, PAY-5): the history has it with their name. Of an
 * artwork that isn't approved the customer reads it too, and gets an email once it can't be undone any more.
 * @throws NOT_FOUND; CONFLICT when its status doesn't lead there, when another gate is shut, or when this one has
 * since been opened
 */
function passGate(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: orderId, reason, past }: { id: number; reason: string; past: GateName },
): Promise<OrderView> {
  const way = transitions.find(({ act, to }) => act === 'move' && gatesOf(to).includes(past))
  return deps.db.$transaction(async (tx) => {
    const change = { orderId, way, actorId: caller.id, at: deps.now(), reason, past }
    const { order, eventId } = await changeStatus(deps, tx, change)
    if (await isGateOpen(tx, past, orderId)) throw new AppError('CONFLICT', needsNone)
    if (past === 'approval') {
      const newest = await tx.artworkVersion.aggregate({ where: { orderId }, _max: { number: true } })
      await tx.productionOverride.create({ data: { eventId, orderId, version: newest._max.number } })
    }
    return order
  })
}
