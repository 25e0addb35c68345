import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { askAgain, askedSchema, cardAttentionSchema, readCardAttention, seeTrouble } from './attention.ts'

/** Payments by card that staff look at. */
export const cardPaymentsRouter = router({
  attention: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/card/attention',
      summary:
        'Card payments to look at: the bank gives no answer for half an hour, or the money isn’t what was asked for',
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
})
