import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { can } from '../../procedures/access.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { putInOrder } from '../places/place-acts.ts'
import { orderSchema } from '../places/place-input.ts'
import { createAdvertisement, deleteAdvertisement, updateAdvertisement } from './advertisement-acts.ts'
import { changedAdvertisementSchema, newAdvertisementSchema } from './advertisement-input.ts'
import { advertisementSchema, toAdvertisement } from './advertisement-output.ts'

/** Advertisements of the home page: area 12 writes. */
export const advertisementsRouter = router({
  list: procedure({
    access: 'public',
    reads: ['advertisements'],
    rest: { method: 'GET', path: '/Advertisements', summary: 'Advertisements' },
  })
    .output(z.array(advertisementSchema))
    .query(async ({ ctx }) => {
      const all = can(ctx.caller, 'homePage')
      const rows = await ctx.deps.db.advertisement.findMany({
        where: all ? {} : { state: true },
        orderBy: [{ priority: 'asc' }, { id: 'desc' }],
        include: { photo: true },
      })
      return rows.map((row) => toAdvertisement(row, all))
    }),
  create: procedure({
    access: ['homePage'],
    changes: ['advertisements'],
    rest: {
      method: 'POST',
      path: '/Advertisements',
      status: 201,
      summary: 'Add an advertisement',
      example: { link: 'https://example.com/', alt: 'Payız endirimi' },
    },
  })
    .input(newAdvertisementSchema)
    .output(advertisementSchema)
    .mutation(({ ctx, input }) => createAdvertisement(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: ['homePage'],
    changes: ['advertisements'],
    rest: {
      method: 'PUT',
      path: '/Advertisements',
      summary: 'Change an advertisement',
      example: { id: 1, link: 'https://example.com/', state: false },
    },
  })
    .input(changedAdvertisementSchema)
    .output(advertisementSchema)
    .mutation(({ ctx, input }) => updateAdvertisement(ctx.deps, callerOf(ctx), input)),
  order: procedure({
    access: ['homePage'],
    changes: ['advertisements'],
    rest: {
      method: 'PUT',
      path: '/Advertisements/order',
      status: 204,
      summary: 'Put advertisements in order',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInOrder(ctx.deps, callerOf(ctx), { ...input, kind: 'advertisement' })),
  delete: procedure({
    access: ['homePage'],
    changes: ['advertisements'],
    rest: { method: 'DELETE', path: '/Advertisements/:id', summary: 'Delete an advertisement' },
  })
    .input(z.object({ id }))
    .output(advertisementSchema)
    .mutation(({ ctx, input }) => deleteAdvertisement(ctx.deps, callerOf(ctx), input)),
})
