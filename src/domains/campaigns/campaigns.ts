import { z } from 'zod'
import { language, line } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { paged, pagingFields } from '../../lib/paging.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { moveToPlace, putInPlaces } from '../places/place-acts.ts'
import { movedSchema, moveSchema, orderSchema } from '../places/place-input.ts'
import { createCampaign, deleteCampaign, updateCampaign } from './campaign-acts.ts'
import { changedCampaignSchema, newCampaignSchema } from './campaign-input.ts'
import { campaignSchema, listedCampaignSchema, multilanguageCampaignSchema } from './campaign-output.ts'
import { listCampaigns, readCampaign, readMultilanguageCampaign, searchCampaigns } from './read-campaigns.ts'

/** The old client's name for a campaign's services (CAM-4). */
const aliases = { servicetypeids: 'serviceIds' }

/** Campaigns, "campaigns" on the wire: read by anyone, written with area 3. */
export const campaignsRouter = router({
  list: procedure({
    access: 'public',
    reads: ['campaigns', 'catalog'],
    rest: { method: 'GET', path: '/deal', summary: 'Running campaigns; with area 3 all of them' },
  })
    .input(z.object({ language, ...pagingFields }))
    .output(paged(campaignSchema))
    .query(({ ctx, input }) => listCampaigns(ctx.deps, ctx.caller, input)),

  byId: procedure({
    access: 'public',
    reads: ['campaigns', 'catalog'],
    rest: { method: 'GET', path: '/deal/:id', summary: 'A campaign, also a past one' },
  })
    .input(z.object({ id, language }))
    .output(campaignSchema)
    .query(({ ctx, input }) => readCampaign(ctx.deps, ctx.caller, input)),

  search: procedure({
    access: ['campaigns'],
    rest: { method: 'GET', path: '/deal/search', summary: 'All campaigns in all languages, by title' },
  })
    .input(z.object({ title: line(200).default(''), ...pagingFields }))
    .output(paged(listedCampaignSchema))
    .query(({ ctx, input }) => searchCampaigns(ctx.deps, input)),

  multilanguage: procedure({
    access: ['campaigns'],
    rest: { method: 'GET', path: '/deal/:id/multilanguage', summary: 'A campaign in all languages' },
  })
    .input(z.object({ id }))
    .output(multilanguageCampaignSchema)
    .query(({ ctx, input }) => readMultilanguageCampaign(ctx.deps, input)),

  create: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: {
      method: 'POST',
      path: '/deal',
      status: 201,
      aliases,
      summary: 'Add a campaign',
      example: {
        title: 'Payız',
        title_ru: 'Осень',
        title_en: 'Autumn',
        description: 'Vizit kartlarına endirim',
        percentage: 10,
        startDate: '2026-09-01',
        endDate: '2026-11-30',
        serviceIds: [1],
      },
    },
  })
    .input(newCampaignSchema)
    .output(multilanguageCampaignSchema)
    .mutation(async ({ ctx, input }) =>
      readMultilanguageCampaign(ctx.deps, await createCampaign(ctx.deps, callerOf(ctx), input)),
    ),

  update: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: {
      method: 'PUT',
      path: '/deal',
      aliases,
      summary: 'Change a campaign',
      example: { id: 1, percentage: 15, endDate: '2026-12-15' },
    },
  })
    .input(changedCampaignSchema)
    .output(multilanguageCampaignSchema)
    .mutation(async ({ ctx, input }) => {
      await updateCampaign(ctx.deps, callerOf(ctx), input)
      return readMultilanguageCampaign(ctx.deps, input)
    }),

  order: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: {
      method: 'PUT',
      path: '/deal/order',
      status: 204,
      summary: 'Put some campaigns in order, in the places that they hold together',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInPlaces(ctx.deps, callerOf(ctx), { ...input, kind: 'campaign' })),

  moveTo: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: {
      method: 'PUT',
      path: '/deal/:id/place',
      summary: 'Move a campaign to a place of its list',
      example: { place: 1 },
    },
  })
    .input(moveSchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) => moveToPlace(ctx.deps, callerOf(ctx), { ...input, kind: 'campaign' })),

  delete: procedure({
    access: ['campaigns'],
    changes: ['campaigns'],
    rest: { method: 'DELETE', path: '/deal/:id', summary: 'Delete a campaign' },
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => deleteCampaign(ctx.deps, callerOf(ctx), input)),
})
