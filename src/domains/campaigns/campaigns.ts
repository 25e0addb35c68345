import { z } from 'zod'
import { withWords } from '../../db/text-search.ts'
import { notFound } from '../../lib/errors.ts'
import { id, language, line } from '../../lib/fields.ts'
import type { Language } from '../../lib/languages.ts'
import { type Paging, paged, paginate, pagingFields, readPage, window } from '../../lib/paging.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { moveToPlace, putInPlaces } from '../places/place-acts.ts'
import { movedSchema, moveSchema, orderSchema } from '../places/place-input.ts'
import { withPlaces } from '../places/with-places.ts'
import { createCampaign, deleteCampaign, updateCampaign } from './campaign-acts.ts'
import { changedCampaignSchema, newCampaignSchema } from './campaign-input.ts'
import {
  type Campaign,
  campaignOrder,
  campaignParts,
  campaignSchema,
  listedCampaignSchema,
  type MultilanguageCampaign,
  multilanguageCampaignSchema,
  toCampaign,
  toMultilanguageCampaign,
} from './campaign-output.ts'
import { begun, running } from './running-campaigns.ts'

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

/** Running campaigns; with area "campaigns" all of them (CAM-2). */
async function listCampaigns(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  input: Paging & { language: Language },
) {
  const seesAll = can(caller, 'campaigns')
  const where = seesAll ? {} : running(now())
  const { rows, total } = await readPage(input, {
    count: () => db.campaign.count({ where }),
    rows: (window) =>
      db.campaign.findMany({ where, orderBy: campaignOrder, include: campaignParts(seesAll), ...window }),
  })
  const campaigns = rows.map((row) => toCampaign(row, input.language, seesAll))
  return paginate(campaigns, total, input)
}

/**
 * A campaign, also a past one.
 * @throws NOT_FOUND, also for one that is switched off or hasn't begun, unless the caller has the area
 */
async function readCampaign(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { id, language }: { id: number; language: Language },
): Promise<Campaign> {
  const seesAll = can(caller, 'campaigns')
  const row = await db.campaign.findFirst({
    where: { id, ...(!seesAll && { state: true, ...begun(now()) }) },
    include: campaignParts(seesAll),
  })
  if (!row) throw notFound()
  return toCampaign(row, language, seesAll)
}

/** @throws NOT_FOUND */
async function readMultilanguageCampaign(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<MultilanguageCampaign> {
  const row = await db.campaign.findUnique({ where: { id }, include: campaignParts(true) })
  if (!row) throw notFound()
  return toMultilanguageCampaign(row)
}

/**
 * A page of campaigns in all languages, past and hidden ones too: those with this text in their title in any
 * language.
 */
async function searchCampaigns({ db }: Pick<Deps, 'db'>, { title, ...paging }: Paging & { title: string }) {
  const where = await withWords(db, ['campaigns', 'title'], title)
  const { rows, total } = await readPage(paging, {
    count: () => db.campaign.count({ where }),
    rows: (window) =>
      db.campaign.findMany({ where, orderBy: campaignOrder, include: campaignParts(true), ...window }),
  })
  const shown = { kind: 'campaign', isPart: title !== '', ...window(paging) } as const
  return paginate(await withPlaces(db, rows.map(toMultilanguageCampaign), shown), total, paging)
}
