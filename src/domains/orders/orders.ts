import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { orderDocuments } from './documents.ts'
import { orderLists } from './lists.ts'
import { manyMoves } from './many-moves.ts'
import { orderMoves } from './moves.ts'
import { orderNotes } from './notes.ts'
import { orderDetail, orderDetailSchema } from './order-detail.ts'
import { placeFields } from './order-input.ts'
import { orderSchema, readOrderSchema } from './order-output.ts'
import { placeOrder } from './place-order.ts'
import { ordersPlacedWith } from './placed-with.ts'
import { ordersOf, ordersOfUser } from './read-orders.ts'

/** Orders: placing, following, and what staff do with them. */
export const ordersRouter = router({
  place: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/order',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first order.' },
      summary: 'Place an order',
      example: {
        serviceId: 2,
        serviceTypeId: 3,
        count: 500,
        comment: 'Cümə gününə',
        options: { choices: { paper: ['matt-170'], fold: ['half'] } },
      },
    },
  })
    .input(placeFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => {
      const {
        appUserId,
        serviceId,
        serviceTypeId = null,
        count,
        comment = '',
        options,
        expectedTotal,
      } = input
      const { idempotencyKey, language, address } = ctx
      const request = { appUserId, serviceId, serviceTypeId, count, comment, options, expectedTotal }
      return placeOrder(ctx.deps, callerOf(ctx), { ...request, idempotencyKey, language, address })
    }),
  placed: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/placed',
      headers: { 'Idempotency-Key': 'The key that the order was sent with.' },
      errors: ['VALIDATION'],
      summary: 'The orders that the caller has placed with a key: none where nothing arrived with it',
    },
  })
    .output(z.object({ orders: z.array(id) }))
    .query(({ ctx }) => ordersPlacedWith(ctx.deps, callerOf(ctx), { idempotencyKey: ctx.idempotencyKey })),
  mine: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/order/mine', summary: "The caller's own orders, newest first" },
  })
    .output(z.array(readOrderSchema))
    .query(({ ctx }) => ordersOf(ctx.deps, callerOf(ctx))),
  ofUser: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/getuserorders/:userId',
      summary: 'Orders of a user: own, or with area 8 (orders)',
    },
  })
    .input(z.object({ userId: id }))
    .output(z.array(readOrderSchema))
    .query(({ ctx, input }) => ordersOfUser(ctx.deps, callerOf(ctx), input)),
  byId: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/:id',
      summary:
        'An order with what happened to it: own, or with area 8 (orders), while it is new also with 7 (newOrders)',
    },
  })
    .input(z.object({ id }))
    .output(orderDetailSchema)
    .query(({ ctx, input }) => orderDetail(ctx.deps, callerOf(ctx), input)),
  ...orderLists,
  ...orderDocuments,
  ...orderNotes,
  ...orderMoves,
  ...manyMoves,
})
