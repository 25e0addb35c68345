import { z } from 'zod'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { ownDiscount } from './own-discount.ts'
import { spentBy } from './spend.ts'

/** A customer's own discount: 3-year spend in AZN, per cent now (0 for none), and what is missing to the next. */
export const standingSchema = z.object({
  budget: z.number(),
  percentage: z.number(),
  next: z.object({ limit: z.number(), percentage: z.number(), missing: z.number() }).nullable(),
})

/** Where a customer stands among the discounts by spend (CUS-4). */
export async function ownStanding(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
): Promise<z.infer<typeof standingSchema>> {
  const [spent, discounts] = await Promise.all([
    spentBy(db, caller.id, now()),
    db.discount.findMany({ orderBy: { limit: 'asc' } }),
  ])
  const next = discounts.find(({ limit }) => limit > spent)
  return {
    budget: toAzn(spent),
    percentage: toPercent(ownDiscount(discounts, spent) ?? 0),
    next: next
      ? {
          limit: toAzn(next.limit),
          percentage: toPercent(next.percentageBp),
          missing: toAzn(next.limit - spent),
        }
      : null,
  }
}
