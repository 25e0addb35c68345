import type { Database, Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'

/** Campaigns that run at `now`: not switched off, and their last day in Baku not over (api-contract, GET /deal). */
export function running(now: Date): Prisma.DealWhereInput {
  return { state: true, OR: [{ endDate: null }, { endDate: { gte: bakuDay(now) } }] }
}

/**
 * The best percentage, in basis points, of the campaigns that run on each service; a service without one is
 * absent. It counts for the service's own tiers and for its products' alike (api-contract, "Shapes").
 */
export async function runningCampaigns(db: Database | Transaction, now: Date): Promise<Map<number, number>> {
  const links = await db.dealService.findMany({
    where: { deal: { ...running(now), percentageBp: { not: null } } },
    select: { serviceId: true, deal: { select: { percentageBp: true } } },
  })
  const best = new Map<number, number>()
  for (const { serviceId, deal } of links) {
    best.set(serviceId, Math.max(best.get(serviceId) ?? 0, deal.percentageBp ?? 0))
  }
  return best
}
