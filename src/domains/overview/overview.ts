import { z } from 'zod'
import { line } from '../../lib/fields.ts'
import { paged } from '../../lib/paging.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { bestServiceSchema, bestServices } from './best-services.ts'
import { endingCampaignSchema, endingCampaigns } from './ending-campaigns.ts'
import { findAnything, foundSchema } from './find-anything.ts'
import { findAreas } from './find-areas.ts'
import { gapAreas } from './gap-rows.ts'
import { orderStatuses, statusSchema } from './order-statuses.ts'
import { orderWeeks, weeksSchema } from './order-weeks.ts'
import {
  gapListFields,
  gapRecordSchema,
  gapSchema,
  translationGapList,
  translationGaps,
} from './translation-gaps.ts'

/** What stands on the admin's first screen, and what one jumps to; each part only with its area. */
export const overviewRouter = router({
  statuses: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/overview/statuses', summary: 'Orders by status, and since when' },
  })
    .output(z.array(statusSchema))
    .query(({ ctx }) => orderStatuses(ctx.deps)),
  weeks: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/overview/weeks', summary: 'Orders and turnover of the last 12 weeks' },
  })
    .output(weeksSchema)
    .query(({ ctx }) => orderWeeks(ctx.deps)),
  bestServices: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/overview/bestservices',
      summary: 'The best services of the last 12 weeks',
    },
  })
    .output(z.array(bestServiceSchema))
    .query(({ ctx }) => bestServices(ctx.deps)),
  endingCampaigns: procedure({
    access: ['campaigns'],
    rest: {
      method: 'GET',
      path: '/overview/endingcampaigns',
      summary: 'Campaigns that end within two weeks',
    },
  })
    .output(z.array(endingCampaignSchema))
    .query(({ ctx }) => endingCampaigns(ctx.deps)),
  translationGaps: procedure({
    access: gapAreas,
    rest: {
      method: 'GET',
      path: '/overview/translationgaps',
      summary:
        'How many records lack a Russian or an English text or have an outdated one, of the kinds that the caller may mend',
    },
  })
    .output(z.array(gapSchema))
    .query(({ ctx }) => translationGaps(ctx.deps, callerOf(ctx))),
  translationGapList: procedure({
    access: gapAreas,
    rest: {
      method: 'GET',
      path: '/overview/translationgaps/list',
      summary: 'The records with a missing or an outdated text, of the kinds that the caller may mend',
    },
  })
    .input(gapListFields)
    .output(paged(gapRecordSchema))
    .query(({ ctx, input }) => translationGapList(ctx.deps, callerOf(ctx), input)),
  find: procedure({
    access: findAreas,
    rest: {
      method: 'GET',
      path: '/overview/find',
      summary: 'Orders, customers, services, products and projects to jump to, within the caller’s areas',
    },
  })
    .input(z.object({ text: line(200).default('') }))
    .output(foundSchema)
    .query(async ({ ctx, input }) => {
      const found = await findAnything(ctx.deps, callerOf(ctx), input)
      if (found.customers.length > 0) await writeReading(ctx, 'customersSearched')
      return found
    }),
})
