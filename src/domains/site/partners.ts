import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { can } from '../../procedures/access.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { putInOrder } from '../places/place-acts.ts'
import { orderSchema } from '../places/place-input.ts'
import { createPartner, deletePartner, updatePartner } from './partner-acts.ts'
import { changedPartnerSchema, newPartnerSchema } from './partner-input.ts'
import { partnerSchema, toPartner } from './partner-output.ts'

/** Partners: area 10 writes; callers with write access also see the hidden ones, marked. */
export const partnersRouter = router({
  list: procedure({
    access: 'public',
    reads: ['partners'],
    rest: { method: 'GET', path: '/Partner', summary: 'Partners' },
  })
    .output(z.array(partnerSchema))
    .query(async ({ ctx }) => {
      const all = can(ctx.caller, 'partners')
      const rows = await ctx.deps.db.partner.findMany({
        where: all ? {} : { state: true },
        orderBy: [{ priority: 'asc' }, { id: 'desc' }],
        include: { logo: true },
      })
      return rows.map((row) => toPartner(row, all))
    }),
  create: procedure({
    access: ['partners'],
    changes: ['partners'],
    rest: {
      method: 'POST',
      path: '/Partner',
      status: 201,
      summary: 'Add a partner',
      example: { name: 'Nar', state: true },
    },
  })
    .input(newPartnerSchema)
    .output(partnerSchema)
    .mutation(({ ctx, input }) => createPartner(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: ['partners'],
    changes: ['partners'],
    rest: {
      method: 'PUT',
      path: '/Partner',
      summary: 'Change a partner',
      example: { id: 1, name: 'Nar', state: false },
    },
  })
    .input(changedPartnerSchema)
    .output(partnerSchema)
    .mutation(({ ctx, input }) => updatePartner(ctx.deps, callerOf(ctx), input)),
  order: procedure({
    access: ['partners'],
    changes: ['partners'],
    rest: {
      method: 'PUT',
      path: '/Partner/order',
      status: 204,
      summary: 'Put partners in order',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInOrder(ctx.deps, callerOf(ctx), { ...input, kind: 'partner' })),
  delete: procedure({
    access: ['partners'],
    changes: ['partners'],
    rest: { method: 'DELETE', path: '/Partner/:id', summary: 'Delete a partner' },
  })
    .input(z.object({ id }))
    .output(partnerSchema)
    .mutation(({ ctx, input }) => deletePartner(ctx.deps, callerOf(ctx), input)),
})
