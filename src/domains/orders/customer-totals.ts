import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { toAzn } from '../../lib/money.ts'
import { spentByEach } from '../customers/spend.ts'

/** A customer's number of orders so far, and their 3-year spend (AZN). */
export const customerTotalsSchema = z.object({ orders: z.int(), budget: z.number() })
export type CustomerTotals = z.infer<typeof customerTotalsSchema>

/** Reads these figures for several customers at once. */
export async function readCustomerTotals(
  db: Database,
  users: readonly number[],
  now: Date,
): Promise<(userId: number) => CustomerTotals> {
  const userIds = [...new Set(users)]
  const [counts, spent] = await Promise.all([
    db.order.groupBy({ by: 'userId', where: { userId: { in: userIds } }, _count: true }),
    spentByEach(db, userIds, now),
  ])
  const countOf = new Map(counts.map((count) => [count.userId, count._count]))
  return (userId) => ({ orders: countOf.get(userId) ?? 0, budget: toAzn(spent.get(userId) ?? 0) })
}
