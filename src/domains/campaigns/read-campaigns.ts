import { withWords } from '../../db/text-search.ts'
import { notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { type Paging, paginate, readPage, window } from '../../lib/paging.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { withPlaces } from '../places/with-places.ts'
import {
  type Campaign,
  campaignOrder,
  campaignParts,
  type MultilanguageCampaign,
  toCampaign,
  toMultilanguageCampaign,
} from './campaign-output.ts'
import { begun, running } from './running-campaigns.ts'

/** Running campaigns; with area "campaigns" all of them (CAM-2). */
export async function listCampaigns(
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
export async function readCampaign(
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
export async function readMultilanguageCampaign(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<MultilanguageCampaign> {
  const row = await db.campaign.findUnique({ where: { id }, include: campaignParts(true) })
  if (!row) throw notFound()
  return toMultilanguageCampaign(row)
}

/** A page of campaigns in all languages, past and hidden ones too: those with these words in their title in any language. */
export async function searchCampaigns(
  { db }: Pick<Deps, 'db'>,
  { title, ...paging }: Paging & { title: string },
) {
  const where = await withWords(db, ['campaigns', 'title'], title)
  const { rows, total } = await readPage(paging, {
    count: () => db.campaign.count({ where }),
    rows: (window) =>
      db.campaign.findMany({ where, orderBy: campaignOrder, include: campaignParts(true), ...window }),
  })
  const shown = { kind: 'campaign', isPart: title !== '', ...window(paging) } as const
  return paginate(await withPlaces(db, rows.map(toMultilanguageCampaign), shown), total, paging)
}
