import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { textsOut } from '../../lib/fields.ts'
import { toPercent } from '../../lib/money.ts'

/** Campaigns that run at `now`: switched on, begun, and their last day in Baku not over (CAM-1). */
export function running(now: Date): Prisma.CampaignWhereInput {
  return { state: true, AND: [begun(now), unended(now)] }
}

/** Campaigns whose first day has come. */
export function begun(now: Date): Prisma.CampaignWhereInput {
  return { OR: [{ startDate: null }, { startDate: { lte: bakuDay(now) } }] }
}

/** {@link running} for `campaigns d` in SQL, where `day` is a parameter with the day in Baku. */
const runningSql = (day: string): string =>
  `d.state AND (d.start_date IS NULL OR d.start_date <= ${day}) AND (d.end_date IS NULL OR d.end_date >= ${day})`

/** {@link runningCampaigns} for one service in SQL: its best percentage, null without a campaign. */
export const bestPercentageSql = (serviceId: string, day: string): string => `(
  SELECT max(d.percentage_bp) FROM campaign_services l JOIN campaigns d ON d.id = l.campaign_id
  WHERE l.service_id = ${serviceId} AND ${runningSql(day)})`

/** Campaigns whose last day isn't over, also when switched off. */
export function unended(now: Date): Prisma.CampaignWhereInput {
  return { OR: [{ endDate: null }, { endDate: { gte: bakuDay(now) } }] }
}

/**
 * The best percentage, in basis points, of the campaigns that run on each service; services without one are
 * absent. It applies to the service's own tiers and to its products' alike (PRI-5).
 */
export async function runningCampaigns(db: Database | Transaction, now: Date): Promise<Map<number, number>> {
  const links = await db.campaignService.findMany({
    where: { campaign: { ...running(now), percentageBp: { not: null } } },
    select: { serviceId: true, campaign: { select: { percentageBp: true } } },
  })
  const best = new Map<number, number>()
  for (const { serviceId, campaign } of links) {
    best.set(serviceId, Math.max(best.get(serviceId) ?? 0, campaign.percentageBp ?? 0))
  }
  return best
}

/** The campaign whose percentage a service's prices carry; `endDate` null means without end. */
export const serviceCampaignSchema = z.object({
  id: z.int(),
  ...textsOut('title'),
  /** Per cent. */
  percentage: z.number(),
  endDate: z.iso.datetime().nullable(),
})
export type ServiceCampaign = z.infer<typeof serviceCampaignSchema>

/** The best campaign that runs on one service, with its name for the admin. */
export async function bestCampaign(
  db: Database,
  serviceId: number,
  now: Date,
): Promise<ServiceCampaign | null> {
  const campaign = await db.campaign.findFirst({
    where: { ...running(now), percentageBp: { not: null }, services: { some: { serviceId } } },
    orderBy: [{ percentageBp: 'desc' }, { id: 'asc' }],
    select: { id: true, title: true, title_ru: true, title_en: true, percentageBp: true, endDate: true },
  })
  if (!campaign) return null
  const { percentageBp, endDate, ...titles } = campaign
  return { ...titles, percentage: toPercent(percentageBp ?? 0), endDate: endDate?.toISOString() ?? null }
}
