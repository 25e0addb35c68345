import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuWeek, dayStart } from '../../lib/days.ts'
import { textsOut } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { spendStatuses, statusList } from '../order-status/statuses.ts'

const elevenWeeksMs = 11 * 7 * 24 * 60 * 60 * 1000
const maxServices = 5

/** A service with what its orders of the last twelve weeks came to, AZN; its orders stay when it is deleted. */
export const bestServiceSchema = z.object({
  id: z.int(),
  ...textsOut('name'),
  deleted: z.boolean(),
  orders: z.int(),
  turnover: z.number(),
})

/** The services whose orders that were accepted in the last twelve weeks came to most. */
export async function bestServices({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof bestServiceSchema>[]> {
  const since = dayStart(new Date(bakuWeek(now()).getTime() - elevenWeeksMs))
  const rows = await db.$queryRaw<z.infer<typeof bestServiceSchema>[]>(Prisma.sql`
    SELECT s.id, s.name, s.name_ru, s.name_en, s.deleted_at IS NOT NULL AS deleted, count(*)::int AS orders, sum(o.price)::float8 AS turnover
    FROM orders o JOIN services s ON s.id = o.service_id
    WHERE o.accepted_at >= ${since} AND o.status IN ${Prisma.raw(statusList(spendStatuses))}
    GROUP BY s.id ORDER BY turnover DESC, s.id LIMIT ${maxServices}`)
  return rows.map((row) => ({ ...row, turnover: toAzn(row.turnover) }))
}
