import { Part } from '../../../lib/before-program/near-part.tsx'
import type { RouterContext } from '../../../lib/router-context.ts'
import { tryQuery } from '../../../lib/try-query.ts'
import { campaignsTextsQuery } from '../../kit/campaigns/queries.ts'
import { portfolioTextsQuery } from '../../kit/portfolio/queries.ts'
import {
  aboutUsQuery,
  advertisementsQuery,
  homeCampaignsQuery,
  partnersQuery,
  worksTeaserQuery,
} from './queries.ts'

export const homeRest = new Part(async () => (await import('./home-rest.tsx')).HomeRest)

/** Loads each section of home on its own: one that fails is missing, and the page lives on (WEB-8). */
export async function loadHome({ context }: { context: RouterContext }): Promise<void> {
  await Promise.all([
    homeRest.load().catch(() => undefined),
    tryQuery(context, worksTeaserQuery(context)),
    tryQuery(context, portfolioTextsQuery(context)),
    tryQuery(context, partnersQuery(context)),
    tryQuery(context, aboutUsQuery(context)),
    tryQuery(context, homeCampaignsQuery(context)),
    tryQuery(context, campaignsTextsQuery(context)),
    tryQuery(context, advertisementsQuery(context)),
  ])
}
