import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { toAzn } from '../../lib/money.ts'
import { spentByEach } from '../customers/spend.ts'

/** How many orders a customer has placed so far, and what was spent in 3 years (AZN). */
export const standingSchema = z.object({ orders: z.int(), budget: z.number() })
export type Standing = z.infer<typeof standingSchema>

/** Reads the standing of several customers at once. */
export async function readStandings(
  db: Database,
  users: readonly number[],
  now: Date,
): Promise<(userId: number) => Standing> {
  const userIds = [...new Set(users)]
  const [counts, spent] = await Promise.all([
    db.order.groupBy({ by: 'userId', where: { userId: { in: userIds } }, _count: true }),
    spentByEach(db, userIds, now),
  ])
  const countOf = new Map(counts.map((count) => [count.userId, count._count]))
  return (userId) => ({ orders: countOf.get(userId) ?? 0, budget: toAzn(spent.get(userId) ?? 0) })
}
