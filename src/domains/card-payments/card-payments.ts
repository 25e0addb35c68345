import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { askAgain, askedSchema, cardAttentionSchema, readCardAttention, seeTrouble } from './attention.ts'
import { sendLinkAgain } from './failed-attempts.ts'
import { holdFields, holdForOrders, orderingSchema, readOrdering } from './hold-orders.ts'

/** Payments by card: what is reserved while ordering, and what staff look at. */
export const cardPaymentsRouter = router({
  ordering: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/payment/ordering',
      summary: 'Whether the price of an order can be reserved on a card while ordering',
    },
  })
    .output(orderingSchema)
    .query(({ ctx }) => readOrdering(ctx.deps)),
  hold: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/payment/hold',
      status: 201,
      errors: ['CONFLICT', 'UNAVAILABLE'],
      summary:
        'Reserve on a card what own orders are calculated to cost: `payUrl` is the page of the bank, where the browser goes',
      example: { orders: [17, 18] },
    },
  })
    .input(holdFields)
    .output(z.object({ payUrl: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limits.consume('cardAttempt', `hold ${callerOf(ctx).id}`)
      return holdForOrders(ctx.deps, callerOf(ctx), { ...input, language: ctx.language })
    }),
  attention: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/card/attention',
      summary:
        'Card payments to look at: the bank gives no answer for half an hour, the money isn’t what was asked for, or the card wasn’t charged',
    },
  })
    .output(z.array(cardAttentionSchema))
    .query(({ ctx }) => readCardAttention(ctx.deps)),
  ask: procedure({
    access: ['orders'],
    rest: { method: 'POST', path: '/payment/card/:id/ask', summary: 'Ask the bank about a card payment now' },
  })
    .input(z.object({ id }))
    .output(askedSchema)
    .mutation(({ ctx, input }) => askAgain(ctx.deps, input)),
  see: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/card/:id/seen',
      status: 204,
      errors: ['CONFLICT'],
      summary: 'A card payment was looked at: it is no longer in the list',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => seeTrouble(ctx.deps, callerOf(ctx), input)),
  sendLink: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/card/:id/link',
      status: 204,
      errors: ['CONFLICT'],
      summary: 'Send the link to pay once more by e-mail to a client whose card payment failed',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => sendLinkAgain(ctx.deps, callerOf(ctx), input)),
})
