import { z } from 'zod'
import type { Context } from '../../procedures/context.ts'
import { eachOfMany } from '../../procedures/each-of-many.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { areasFor } from '../order-status/statuses.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmAsSuggested } from './confirm-order.ts'
import { moveOrder } from './move-order.ts'
import { cancelManyFields, confirmManyFields, manyFields, moveManyFields } from './order-input.ts'
import { type OrderView, orderSchema } from './order-output.ts'
import { undoMove } from './undo-move.ts'

/** The result for each of several orders: the order as it is now, or why nothing was done. */
export const manyOutcome = z.object({
  id: z.int(),
  order: orderSchema.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
const resultsSchema = z.array(manyOutcome)
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
    .input(confirmManyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input: { ids, byCapacity } }) =>
      eachOrder(ctx, ids, (id) => confirmAsSuggested(ctx.deps, callerOf(ctx), { id, byCapacity })),
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
      eachOrder(ctx, ids, (id) => cancelOrder(ctx.deps, callerOf(ctx), { id, reason })),
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
      eachOrder(ctx, ids, (id) => moveOrder(ctx.deps, callerOf(ctx), { id, status })),
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
      eachOrder(ctx, input.ids, (id) => undoMove(ctx.deps, callerOf(ctx), { id })),
    ),
}

/** Each order with its result (ORD-20). */
async function eachOrder(
  ctx: Context,
  ids: readonly number[],
  act: (id: number) => Promise<OrderView>,
): Promise<Results> {
  const outcomes = await eachOfMany(ctx, ids, act)
  return outcomes.map(({ of, result, error }) => ({ id: of, order: result, error }))
}
