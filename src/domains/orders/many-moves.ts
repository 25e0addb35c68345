import { z } from 'zod'
import { AppError } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { areasFor } from '../order-status/statuses.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmAsSuggested } from './confirm-order.ts'
import { moveOrder } from './move-order.ts'
import { cancelManyFields, manyFields, moveManyFields } from './order-input.ts'
import { type OrderView, orderSchema } from './order-output.ts'
import { undoMove } from './undo-move.ts'

/** What became of each of several orders: itself as it is now, or why nothing was done. */
const resultsSchema = z.array(
  z.object({
    id: z.int(),
    order: orderSchema.nullable(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
  }),
)
type Results = z.infer<typeof resultsSchema>

/** The same moves for several orders at once, each with its own result. */
export const manyMoves = {
  confirmMany: procedure({
    access: areasFor('confirm'),
    rest: {
      method: 'PUT',
      path: '/order/many',
      summary: 'Accept new orders (`ids`, at most 100) at their suggested prices; what became of each',
      example: { ids: [17, 18] },
    },
  })
    .input(manyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input }) =>
      eachOrder(input.ids, ctx.language, (id) => confirmAsSuggested(ctx.deps, callerOf(ctx), { id })),
    ),
  cancelMany: procedure({
    access: areasFor('cancel'),
    rest: {
      method: 'DELETE',
      path: '/order/many',
      summary: 'Cancel new or accepted orders (`ids`, at most 100) for one reason; what became of each',
      example: { ids: [17, 18], reason: 'Kağız yoxdur' },
    },
  })
    .input(cancelManyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input: { ids, reason } }) =>
      eachOrder(ids, ctx.language, (id) => cancelOrder(ctx.deps, callerOf(ctx), { id, reason })),
    ),
  moveMany: procedure({
    access: areasFor('move'),
    rest: {
      method: 'PUT',
      path: '/order/many/status',
      summary: 'Move accepted orders (`ids`, at most 100) on to one status; what became of each',
      example: { ids: [17, 18], status: 'Ready' },
    },
  })
    .input(moveManyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input: { ids, status } }) =>
      eachOrder(ids, ctx.language, (id) => moveOrder(ctx.deps, callerOf(ctx), { id, status })),
    ),
  undoMany: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/many/undo',
      summary: "Take back one's own last move of each of several orders (`ids`, at most 100)",
      example: { ids: [17, 18] },
    },
  })
    .input(manyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input }) =>
      eachOrder(input.ids, ctx.language, (id) => undoMove(ctx.deps, callerOf(ctx), { id })),
    ),
}

/**
 * Does the same with several orders, one after the other and each in a transaction of its own: what one refuses holds
 * up no other. Where the server itself fails the rest is left alone.
 * @throws what isn't a refusal
 */
async function eachOrder(
  ids: readonly number[],
  language: Language,
  act: (id: number) => Promise<OrderView>,
): Promise<Results> {
  const results: Results = []
  for (const id of ids) {
    try {
      results.push({ id, order: await act(id), error: null })
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown
      const { code, text } = thrown
      results.push({ id, order: null, error: { code, message: translate(text, language) } })
    }
  }
  return results
}
