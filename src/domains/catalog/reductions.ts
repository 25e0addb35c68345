import type { Database, Transaction } from '../../db/client.ts'
import { runningCampaigns } from '../campaigns/running-campaigns.ts'
import { ownDiscount } from '../customers/own-discount.ts'
import { spentBy } from '../customers/spend.ts'
import { bestPercentage, type Reduction } from './pricing.ts'

/** The discounts on a caller's prices, in basis points; the best one wins (`bestPercentage`). */
export type Reductions = {
  /** The best running campaign by service. */
  campaigns: ReadonlyMap<number, number>
  /** The customer's own discount by spend; null for none, and for visitors. */
  customerBp: number | null
}

/** The discounts on the prices of a service and of its products. */
export const reductionOn = (serviceId: number, { campaigns, customerBp }: Reductions): Reduction =>
  bestPercentage([campaigns.get(serviceId) ?? 0], customerBp)

/** The discounts at `now` for a signed-in user, or for a visitor (null). */
export async function findReductions(
  db: Database | Transaction,
  userId: number | null,
  now: Date,
): Promise<Reductions> {
  const [campaigns, customerBp] = await Promise.all([
    runningCampaigns(db, now),
    userId === null ? null : findOwnDiscount(db, userId, now),
  ])
  return { campaigns, customerBp }
}

/** A customer's discount by what they have spent, in basis points; null for none. */
export async function findOwnDiscount(
  db: Database | Transaction,
  userId: number,
  now: Date,
): Promise<number | null> {
  const discounts = await db.discount.findMany({ select: { limit: true, percentageBp: true } })
  return discounts.length === 0 ? null : ownDiscount(discounts, await spentBy(db, userId, now))
}
