import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { areasFor, orderStatusNames } from '../order-status/statuses.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { correctPrice } from './correct-price.ts'
import { moveOrder } from './move-order.ts'
import { cancelFields, confirmFields, priceFields, unapprovedFields } from './order-input.ts'
import { orderSchema } from './order-output.ts'
import { passGate } from './pass-gate.ts'
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
        'Print an order whose artwork nobody has approved, once nothing else stands in its way; the client reads the reason (10 signs or more)',
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
      summary:
        'Print an order before the money for it has come in, once nothing else stands in its way; staff read the reason (10 signs or more)',
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
