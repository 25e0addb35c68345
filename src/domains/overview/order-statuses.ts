import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuMonthStart } from '../../lib/days.ts'
import type { Deps } from '../../procedures/deps.ts'
import {
  endStatuses,
  type OrderStatus,
  openStatuses,
  orderStatusNames,
  statusList,
} from '../order-status/statuses.ts'

/** Of an open status how many orders have it and since when the first of them; of an end how many this month. */
export const statusSchema = z.object({
  status: z.enum(orderStatusNames),
  count: z.int(),
  since: z.iso.datetime().nullable(),
})

/** A move that wasn't taken back. */
const isLasting = Prisma.sql`m.undoes_id IS NULL
  AND NOT EXISTS (SELECT FROM order_events undo WHERE undo.undoes_id = m.id)`

/** Every status in the order of the work. */
export async function orderStatuses({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof statusSchema>[]> {
  const rows = await db.$queryRaw<{ status: OrderStatus; count: number; since: Date | null }[]>(Prisma.sql`
    SELECT o.status, count(*)::int AS count, min(coalesce(e.created_at, o.created_at)) AS since
    FROM orders o LEFT JOIN LATERAL (
      SELECT m.created_at FROM order_events m
      WHERE m.order_id = o.id AND m."to" = o.status AND m.old_price IS NULL AND ${isLasting} ORDER BY m.id DESC LIMIT 1
    ) e ON true
    WHERE o.status IN ${Prisma.raw(statusList(openStatuses))} GROUP BY o.status
    UNION ALL
    SELECT m."to", count(*)::int, NULL FROM order_events m
    WHERE m."to" IN ${Prisma.raw(statusList(endStatuses))} AND m.created_at >= ${bakuMonthStart(now())} AND ${isLasting}
    GROUP BY m."to"`)
  return orderStatusNames.map((status) => {
    const row = rows.find((one) => one.status === status)
    return { status, count: row?.count ?? 0, since: row?.since?.toISOString() ?? null }
  })
}
