import { z } from 'zod'
import { flag, id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { assertOrderParty } from '../order-links/order-party.ts'
import { turnSides, turnWhats } from '../order-status/turn-acts.ts'
import { takenBy, takenSchema, takeOrder } from './take-order.ts'
import { type OrderTurn, readTurns } from './turn-rows.ts'
import { workCounts, workCountsSchema, workFields, workList, workListSchema } from './work-list.ts'

const turnSchema = z.object({
  orderId: z.int(),
  side: z.enum(turnSides),
  what: z.enum(turnWhats),
  since: z.iso.datetime(),
  /** The site makes the proof as soon as the customer asks for it: they needn't wait for ours. */
  canApproveOwn: z.boolean(),
})
const orderTurnSchema = turnSchema.extend({
  /** The staff member who has taken it on; for staff only. */
  taken: takenSchema.nullable().optional(),
})
const toView = ({ orderId, turn, since, canApproveOwn }: OrderTurn): z.infer<typeof turnSchema> => ({
  orderId,
  ...turn,
  since: since.toISOString(),
  canApproveOwn,
})
const areas = ['newOrders', 'orders'] as const

/** Whose turn orders are, and what the company has to do. */
export const turnsRouter = router({
  mine: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/turns',
      summary: "Whose turn it is with each of the caller's own orders",
    },
  })
    .output(z.array(turnSchema))
    .query(async ({ ctx }) => (await readTurns(ctx.deps.db, { userId: callerOf(ctx).id })).map(toView)),
  ofOrder: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/:id/turn',
      summary: 'Whose turn it is with an order, and what is to do',
    },
  })
    .input(z.object({ id }))
    .output(orderTurnSchema.nullable())
    .query(async ({ ctx, input }) => {
      const { side } = await assertOrderParty(ctx.deps.db, ctx, input.id)
      const [turn] = await readTurns(ctx.deps.db, { id: input.id })
      if (!turn) return null
      return { ...toView(turn), ...(side === 'staff' && { taken: await takenBy(ctx.deps, input.id) }) }
    }),
  work: procedure({
    access: areas,
    rest: {
      method: 'GET',
      path: '/order/work',
      summary:
        'Orders with artwork or unread messages whose turn is ours (or `side=customer`), longest wait first',
    },
  })
    .input(workFields)
    .output(workListSchema)
    .query(({ ctx, input }) => workList(ctx.deps, callerOf(ctx), input)),
  workCounts: procedure({
    access: areas,
    rest: {
      method: 'GET',
      path: '/order/work/counts',
      summary: 'How many of these wait for us, and for customers',
    },
  })
    .output(workCountsSchema)
    .query(({ ctx }) => workCounts(ctx.deps, callerOf(ctx))),
  take: procedure({
    access: areas,
    rest: {
      method: 'PUT',
      path: '/order/:id/taken',
      summary: "Take an order's artwork on (`taken`), or let go of it; a colleague's with `over`",
      example: { taken: true },
    },
  })
    .input(z.object({ id, taken: flag, over: flag.default(false) }))
    .output(z.object({ taken: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await takeOrder(ctx.deps, callerOf(ctx), input)
      return { taken: input.taken }
    }),
})
