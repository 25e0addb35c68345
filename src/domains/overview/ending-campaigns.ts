import { z } from 'zod'
import { bakuDay } from '../../lib/days.ts'
import { textsOut } from '../../lib/fields.ts'
import { toPercent } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { running } from '../campaigns/running-campaigns.ts'

const dayMs = 24 * 60 * 60 * 1000
const withinDays = 14
const maxCampaigns = 5

/** A campaign that ends soon; `daysLeft` 0: today is its last day. */
export const endingCampaignSchema = z.object({
  id: z.int(),
  ...textsOut('title'),
  percentage: z.number().nullable(),
  endDate: z.iso.datetime(),
  daysLeft: z.int(),
})

/** Campaigns on the site that end within two weeks, the first to end first; days in Baku. */
export async function endingCampaigns({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof endingCampaignSchema>[]> {
  const today = bakuDay(now())
  const rows = await db.campaign.findMany({
    where: { ...running(now()), endDate: { lte: new Date(today.getTime() + withinDays * dayMs) } },
    orderBy: [{ endDate: 'asc' }, { id: 'asc' }],
    take: maxCampaigns,
    select: { id: true, title: true, title_ru: true, title_en: true, percentageBp: true, endDate: true },
  })
  return rows.flatMap(({ percentageBp, endDate, ...row }) =>
    endDate === null
      ? []
      : {
          ...row,
          percentage: percentageBp === null ? null : toPercent(percentageBp),
          endDate: endDate.toISOString(),
          daysLeft: Math.round((endDate.getTime() - today.getTime()) / dayMs),
        },
  )
}
