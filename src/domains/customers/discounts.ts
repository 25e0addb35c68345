import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { createDiscount, deleteDiscount, discountSchema, toDiscount } from './discount-acts.ts'
import { newDiscountSchema } from './discount-input.ts'

/** Discounts by spend: all of it is area 9 (CUS-2). */
export const discountsRouter = router({
  list: procedure({
    access: ['discounts'],
    rest: { method: 'GET', path: '/discount', summary: 'Discounts by spend' },
  })
    .output(z.array(discountSchema))
    .query(async ({ ctx }) => {
      const discounts = await ctx.deps.db.discount.findMany({ orderBy: { limit: 'asc' } })
      return discounts.map(toDiscount)
    }),
  create: procedure({
    access: ['discounts'],
    rest: {
      method: 'POST',
      path: '/discount',
      status: 201,
      summary: 'Add a discount by spend',
      example: { limit: 500, percentage: 5 },
    },
  })
    .input(newDiscountSchema)
    .output(discountSchema)
    .mutation(({ ctx, input }) => createDiscount(ctx.deps, callerOf(ctx), input)),
  delete: procedure({
    access: ['discounts'],
    rest: { method: 'DELETE', path: '/discount/:id', summary: 'Delete a discount by spend' },
  })
    .input(z.object({ id }))
    .output(discountSchema)
    .mutation(({ ctx, input }) => deleteDiscount(ctx.deps, callerOf(ctx), input)),
})
