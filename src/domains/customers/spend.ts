import type { Database, Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { spendSince } from '../../lib/days.ts'
import type { Qepik } from '../../lib/money.ts'
import { spendStatuses, statusList } from '../order-status/statuses.ts'

const counted = `status IN ${statusList(spendStatuses)}`

/** The sum over the orders `o` of `whose` that were accepted since a parameter and not given up, in qəpik. */
export const spentSql = (whose: string, since: string): string => `
  SELECT sum(o.price)::float8 FROM orders o WHERE ${whose} AND o.accepted_at >= ${since} AND o.${counted}`

/**
 * What each of these customers has spent, in qəpik: the prices of orders accepted in the last 3 years and not
 * given up since (CUS-1). Without such orders it is 0.
 */
export async function spentByEach(
  db: Database | Transaction,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, Qepik>> {
  const spent = new Map(userIds.map((id) => [id, 0]))
  if (userIds.length === 0) return spent
  const rows = await db.$queryRaw<{ userId: number; spent: number }[]>(Prisma.sql`
    SELECT user_id AS "userId", sum(price)::float8 AS spent FROM orders
    WHERE user_id = ANY(${[...userIds]}::int[]) AND accepted_at >= ${spendSince(now)}
      AND ${Prisma.raw(counted)}
    GROUP BY user_id`)
  for (const row of rows) spent.set(row.userId, row.spent)
  return spent
}

/** {@link spentByEach} for one customer. */
export async function spentBy(db: Database | Transaction, userId: number, now: Date): Promise<Qepik> {
  return (await spentByEach(db, [userId], now)).get(userId) ?? 0
}
