import { z } from 'zod'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { counterItemSchema, counterItems } from './counter-items.ts'
import { placePurchase } from './place-purchase.ts'
import { purchaseFields, takenFields } from './purchase-input.ts'
import { purchaseSchema } from './purchase-output.ts'
import { takeOrders } from './take-orders.ts'

/** Several orders at once: of customers themselves, and what staff take from them. */
export const purchasesRouter = router({
  place: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/purchase',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first orders.' },
      summary: 'Place several orders, all of them or none',
      example: {
        lines: [
          {
            serviceId: 2,
            serviceTypeId: 3,
            count: 500,
            options: { choices: { paper: ['matt-170'], fold: ['half'] } },
          },
          { serviceId: 1, count: 100, artwork: 'byUs' },
        ],
      },
    },
  })
    .input(purchaseFields)
    .output(purchaseSchema)
    .mutation(({ ctx, input }) => {
      const { idempotencyKey, language, address } = ctx
      const lines = input.lines.map(({ serviceTypeId = null, comment = '', ...line }) => ({
        ...{ ...line, serviceTypeId, comment },
      }))
      return placePurchase(ctx.deps, callerOf(ctx), { lines, idempotencyKey, language, address })
    }),
  take: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/order/taken',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first orders.' },
      summary: 'Take orders from a customer, at the calculated prices or with a reason at others',
      example: {
        customerId: 7,
        cameBy: 'phone',
        lines: [
          { serviceId: 2, serviceTypeId: 1, count: 500, price: 40, reason: 'Daimi müştəri' },
          { serviceId: 1, title: 'Kəsim', count: 1, price: 5, artwork: 'NotNeeded' },
        ],
      },
    },
  })
    .input(takenFields)
    .output(purchaseSchema)
    .mutation(({ ctx, input }) => {
      const { idempotencyKey, language } = ctx
      return takeOrders(ctx.deps, callerOf(ctx), { ...input, idempotencyKey, language })
    }),
  items: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/order/items',
      summary: 'What orders can be taken of, with all that the prices follow from',
    },
  })
    .output(z.array(counterItemSchema))
    .query(({ ctx }) => counterItems(ctx.deps)),
})
