import { z } from 'zod'
import { id, line } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import {
  addBuyer,
  addBuyerOf,
  findBuyerName,
  listBuyersOf,
  listOwnBuyers,
  removeBuyer,
  restoreBuyer,
  updateBuyer,
} from './buyer-acts.ts'
import { buyerFields, newBuyerFields, newBuyerOfFields, payerFields } from './buyer-input.ts'
import { buyerSchema, customerBuyerSchema } from './buyer-output.ts'
import { payOrdersFor } from './pay-orders-for.ts'

const example = { name: '«Bağ Evi» MMC', voen: '1402345691', address: 'Bakı, Tbilisi pr. 41' }

/** Companies that pay for orders of a customer. */
export const buyersRouter = router({
  own: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/buyers', summary: 'The caller’s companies' },
  })
    .output(z.array(buyerSchema))
    .query(({ ctx }) => listOwnBuyers(ctx.deps, callerOf(ctx))),
  add: procedure({
    access: 'user',
    rest: { method: 'POST', path: '/buyers', status: 201, summary: 'Add a company of one’s own', example },
  })
    .input(newBuyerFields)
    .output(buyerSchema)
    .mutation(({ ctx, input }) => addBuyer(ctx.deps, callerOf(ctx), input)),
  ofCustomer: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/buyers/customer/:appUserId', summary: 'The companies of a client' },
  })
    .input(z.object({ appUserId: id }))
    .output(z.array(customerBuyerSchema))
    .query(({ ctx, input }) => listBuyersOf(ctx.deps, input)),
  addForCustomer: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/buyers/customer',
      status: 201,
      summary: 'Add a company of a client',
      example: { appUserId: 2, ...example },
    },
  })
    .input(newBuyerOfFields)
    .output(buyerSchema)
    .mutation(({ ctx, input }) => addBuyerOf(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: 'user',
    rest: {
      method: 'PUT',
      path: '/buyers',
      summary: 'Change a company: one’s own, or as staff a client’s',
      example: { id: 1, ...example },
    },
  })
    .input(buyerFields)
    .output(buyerSchema)
    .mutation(({ ctx, input }) => updateBuyer(ctx.deps, callerOf(ctx), input)),
  remove: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/buyers/:id',
      summary: 'Remove a company: orders and documents keep it',
    },
  })
    .input(z.object({ id }))
    .output(buyerSchema)
    .mutation(({ ctx, input }) => removeBuyer(ctx.deps, callerOf(ctx), input)),
  restore: procedure({
    access: 'user',
    rest: { method: 'POST', path: '/buyers/:id/restore', summary: 'Take back the removal of a company' },
  })
    .input(z.object({ id }))
    .output(buyerSchema)
    .mutation(({ ctx, input }) => restoreBuyer(ctx.deps, callerOf(ctx), input)),
  named: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/buyers/named', summary: 'What the company with this VÖEN is called' },
  })
    .input(z.object({ voen: line(20) }))
    .output(z.object({ name: z.string() }))
    .query(({ ctx, input }) => findBuyerName(ctx.deps, input)),
  ofOrders: procedure({
    access: 'user',
    rest: {
      method: 'PUT',
      path: '/buyers/orders',
      status: 204,
      summary: 'Say which company pays for orders; null: their client does',
      example: { ids: [1266, 1267], buyerId: 1 },
    },
  })
    .input(payerFields)
    .mutation(({ ctx, input }) => payOrdersFor(ctx.deps, callerOf(ctx), input)),
})
