import { callerOf, procedure } from '../../procedures/procedure.ts'
import { areasFor } from '../order-status/statuses.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmAsSuggested } from './confirm-order.ts'
import { eachOrder, resultsSchema } from './many-orders.ts'
import { moveOrder } from './move-order.ts'
import { cancelManyFields, manyFields, moveManyFields } from './order-input.ts'
import { undoMove } from './undo-move.ts'

/** The same moves for several orders at once, each with its own result. */
export const manyMoves = {
  confirmMany: procedure({
    access: areasFor('confirm'),
    rest: {
      method: 'PUT',
      path: '/order/many',
      summary: 'Accept new orders (`ids`, at most 100) at their suggested prices; what became of each',
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
    },
  })
    .input(manyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input }) =>
      eachOrder(input.ids, ctx.language, (id) => undoMove(ctx.deps, callerOf(ctx), { id })),
    ),
}
