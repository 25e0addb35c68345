import { z } from 'zod'
import { language, text } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { paged, pagingFields } from '../../lib/paging.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { moveToPlace } from '../places/move-to-place.ts'
import { movedSchema, moveSchema, orderSchema } from '../places/place-input.ts'
import { putInPlaces } from '../places/put-in-places.ts'
import { createDeal } from './create-deal.ts'
import { changedDealSchema, newDealSchema } from './deal-input.ts'
import { dealSchema, listedDealSchema, multilanguageDealSchema } from './deal-shape.ts'
import { deleteDeal } from './delete-deal.ts'
import { listDeals, readDeal, readMultilanguageDeal } from './read-deals.ts'
import { searchDeals } from './search-deals.ts'
import { updateDeal } from './update-deal.ts'

/** The old client's name for a campaign's services (CAM-4). */
const aliases = { servicetypeids: 'serviceIds' }

/** Campaigns, "deals" on the wire: read by anyone, written with area 3. */
export const dealsRouter = router({
  list: procedure({
    access: 'public',
    reads: ['campaigns', 'catalog'],
    rest: { method: 'GET', path: '/deal', summary: 'Running campaigns; with area 3 all of them' },
  })
    .input(z.object({ language, ...pagingFields }))
    .output(paged(dealSchema))
    .query(({ ctx, input }) => listDeals(ctx, input)),

  byId: procedure({
    access: 'public',
    reads: ['campaigns', 'catalog'],
    rest: { method: 'GET', path: '/deal/:id', summary: 'A campaign, also a past one' },
  })
    .input(z.object({ id, language }))
    .output(dealSchema)
    .query(({ ctx, input }) => readDeal(ctx, input.id, input.language)),

  search: procedure({
    access: ['campaigns'],
    rest: { method: 'GET', path: '/deal/search', summary: 'All campaigns in all languages, by title' },
  })
    .input(z.object({ title: text(200).default(''), ...pagingFields }))
    .output(paged(listedDealSchema))
    .query(({ ctx, input }) => searchDeals(ctx.deps.db, input)),

  multilanguage: procedure({
    access: ['campaigns'],
    rest: { method: 'GET', path: '/deal/:id/multilanguage', summary: 'A campaign in all languages' },
  })
    .input(z.object({ id }))
    .output(multilanguageDealSchema)
    .query(({ ctx, input }) => readMultilanguageDeal(ctx.deps.db, input.id)),

  create: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: { method: 'POST', path: '/deal', status: 201, aliases, summary: 'Add a campaign' },
  })
    .input(newDealSchema)
    .output(multilanguageDealSchema)
    .mutation(async ({ ctx, input }) =>
      readMultilanguageDeal(ctx.deps.db, await createDeal(ctx.deps, callerOf(ctx).id, input)),
    ),

  update: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: { method: 'PUT', path: '/deal', aliases, summary: 'Change a campaign' },
  })
    .input(changedDealSchema)
    .output(multilanguageDealSchema)
    .mutation(async ({ ctx, input }) => {
      await updateDeal(ctx.deps, callerOf(ctx).id, input)
      return readMultilanguageDeal(ctx.deps.db, input.id)
    }),

  order: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: {
      method: 'PUT',
      path: '/deal/order',
      status: 204,
      summary: 'Put some campaigns in order, in the places that they hold together',
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInPlaces(ctx.deps.db, callerOf(ctx).id, 'deal', input.ids)),

  moveTo: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: { method: 'PUT', path: '/deal/:id/place', summary: 'Move a campaign to a place of its list' },
  })
    .input(moveSchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) => moveToPlace(ctx.deps.db, callerOf(ctx).id, 'deal', input)),

  delete: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: { method: 'DELETE', path: '/deal/:id', summary: 'Delete a campaign' },
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => deleteDeal(ctx.deps.db, callerOf(ctx).id, input.id)),
})
