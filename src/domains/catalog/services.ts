import { z } from 'zod'
import { id, language, line, list } from '../../lib/fields.ts'
import { paged, pagingFields } from '../../lib/paging.ts'
import type { Context } from '../../procedures/context.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { moveToPlace, putInPlaces } from '../places/place-acts.ts'
import { movedSchema, moveSchema, orderSchema } from '../places/place-input.ts'
import { adminListSchema, adminServiceSchema, listForAdmin } from './admin-list.ts'
import { serviceDeletionImpact, serviceImpactSchema } from './deletion-impact.ts'
import { multilanguageServiceSchema } from './multilanguage-output.ts'
import { listServices, readFound, readMultilanguageService, readService } from './read-services.ts'
import { createService, deleteService, updateService } from './service-acts.ts'
import { changedServiceSchema, newServiceSchema } from './service-input.ts'
import { cardSchema, pricedCardSchema, serviceSchema } from './service-output.ts'
import { maxSuggested, readCards, readSuggestions, suggestionsSchema } from './suggest.ts'

/** Services that a search returns (SRC-3). */
const maxFound = 20

/** Services: read by anyone, written with area 1 (CAT-1). */
export const servicesRouter = router({
  list: procedure({
    access: 'public',
    personal: true,
    reads: ['campaigns', 'catalog'],
    rest: { method: 'GET', path: '/Services', summary: 'Services with their products and prices' },
  })
    .input(z.object({ language, ...pagingFields }))
    .output(paged(serviceSchema))
    .query(({ ctx, input }) => listServices(ctx.deps, ctx.caller, input)),

  byId: procedure({
    access: 'public',
    personal: true,
    reads: ['campaigns', 'catalog'],
    rest: { method: 'GET', path: '/Services/:id', summary: 'A service with its products and prices' },
  })
    .input(z.object({ id, language }))
    .output(serviceSchema)
    .query(({ ctx, input }) => readService(ctx.deps, ctx.caller, input)),

  search: procedure({
    access: 'public',
    rest: {
      method: 'GET',
      path: '/Services/GetServiceBySearchName',
      summary: 'Services by name and description in all languages, best first, at most 20',
    },
  })
    .input(z.object({ name: line(200).default(''), language }))
    .output(z.array(cardSchema))
    .query(async ({ ctx, input }) => {
      await countSearch(ctx)
      const ids = input.name === '' ? [] : await ctx.deps.search(input.name, maxFound)
      return readFound(ctx.deps, { ids: ids.slice(0, maxFound), language: input.language })
    }),

  suggest: procedure({
    access: 'public',
    personal: true,
    rest: {
      method: 'GET',
      path: '/Services/suggest',
      summary:
        'Services and products found by name, with what a piece costs at least; best first, at most 6 of each',
    },
  })
    .input(z.object({ name: line(200).default(''), language }))
    .output(suggestionsSchema)
    .query(async ({ ctx, input }) => {
      await countSearch(ctx)
      const found = await ctx.deps.suggest(input.name, maxSuggested)
      return readSuggestions(ctx.deps, ctx.caller, { ...found, language: input.language })
    }),

  cards: procedure({
    access: 'public',
    personal: true,
    reads: ['campaigns', 'catalog'],
    rest: {
      method: 'GET',
      path: '/Services/cards',
      summary: 'The services with these ids as cards, with what a piece costs at least',
    },
  })
    .input(z.object({ ids: list(id, 100).default([]), language }))
    .output(z.array(pricedCardSchema))
    .query(({ ctx, input }) => readCards(ctx.deps, ctx.caller, { ...input, ids: [...new Set(input.ids)] })),

  office: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/Services/office',
      summary: 'Services as the back office lists them: products, prices, orders, missing translations',
    },
  })
    .input(adminListSchema)
    .output(paged(adminServiceSchema))
    .query(({ ctx, input }) => listForAdmin(ctx.deps, input)),

  multilanguage: procedure({
    access: ['services'],
    rest: { method: 'GET', path: '/Services/:id/multilanguage', summary: 'A service in all languages' },
  })
    .input(z.object({ id }))
    .output(multilanguageServiceSchema)
    .query(({ ctx, input }) => readMultilanguageService(ctx.deps, input)),

  create: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'POST',
      path: '/Services',
      status: 201,
      summary: 'Add a service',
      example: {
        name: 'Vizit kartları',
        name_ru: 'Визитки',
        name_en: 'Business cards',
        servicePriceDatas: [
          { count: 100, price: 12 },
          { count: 500, price: 45 },
        ],
      },
    },
  })
    .input(newServiceSchema)
    .output(multilanguageServiceSchema)
    .mutation(async ({ ctx, input }) =>
      readMultilanguageService(ctx.deps, await createService(ctx.deps, callerOf(ctx), input)),
    ),

  update: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/Services',
      status: 204,
      summary: 'Change a service',
      example: {
        id: 1,
        name_en: 'Business cards',
        state: true,
        servicePriceDatas: [{ count: 100, price: 12.5 }],
      },
    },
  })
    .input(changedServiceSchema)
    .output(multilanguageServiceSchema)
    .mutation(async ({ ctx, input }) => {
      await updateService(ctx.deps, callerOf(ctx), input)
      return readMultilanguageService(ctx.deps, input)
    }),

  order: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/Services/order',
      status: 204,
      summary: 'Put some services in order, in the places that they hold together',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInPlaces(ctx.deps, callerOf(ctx), { ...input, kind: 'service' })),

  moveTo: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/Services/:id/place',
      summary: 'Move a service to a place of its list',
      example: { place: 1 },
    },
  })
    .input(moveSchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) => moveToPlace(ctx.deps, callerOf(ctx), { ...input, kind: 'service' })),

  deletionImpact: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/Services/:id/goes',
      summary: 'What goes with a service when it is deleted, and what stays',
    },
  })
    .input(z.object({ id }))
    .output(serviceImpactSchema)
    .query(({ ctx, input }) => serviceDeletionImpact(ctx.deps, input)),

  delete: procedure({
    access: ['services'],
    changes: ['campaigns', 'catalog', 'projects'],
    rest: { method: 'DELETE', path: '/Services/:id', summary: 'Delete a service with its products' },
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await deleteService(ctx.deps, callerOf(ctx), input)
      return input
    }),
})

/** @throws RATE_LIMITED for a visitor whose network searches more than people do (TRU-13) */
async function countSearch({ deps, caller, address }: Context): Promise<void> {
  if (caller === null) await deps.limits.consume('searchesAddress', address)
}
