import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuWeek, dayStart } from '../../lib/days.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { spendStatuses, statusList } from '../order-status/statuses.ts'

const shownWeeks = 12
const weekMs = 7 * 24 * 60 * 60 * 1000

const figures = { orders: z.int(), turnover: z.number() }
/** Twelve weeks that begin on Monday, the present one last, and the twelve before them together; AZN. */
export const weeksSchema = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), ...figures })),
  before: z.object(figures),
  /** Each of the twelve weeks before, in their order. */
  earlier: z.array(z.object(figures)),
})

/** Orders by the week in which they were placed, turnover by the week in which they were accepted. */
export async function orderWeeks({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof weeksSchema>> {
  const thisWeek = bakuWeek(now()).getTime()
  const days = Array.from({ length: 2 * shownWeeks }, (_, index) =>
    isoDay(thisWeek - (2 * shownWeeks - 1 - index) * weekMs),
  )
  const rows = await weekRows(db, dayStart(new Date(`${days[0]}T00:00:00Z`)))
  const all = days.map((day) => {
    const row = rows.find((one) => one.week === day)
    return { week: day, orders: row?.orders ?? 0, turnover: row?.turnover ?? 0 }
  })
  const before = all.slice(0, shownWeeks)
  const sum = (key: 'orders' | 'turnover') => before.reduce((total, one) => total + one[key], 0)
  return {
    weeks: all.slice(shownWeeks).map((one) => ({ ...one, turnover: toAzn(one.turnover) })),
    before: { orders: sum('orders'), turnover: toAzn(sum('turnover')) },
    earlier: before.map(({ orders, turnover }) => ({ orders, turnover: toAzn(turnover) })),
  }
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

type WeekRow = { week: string; orders: number; turnover: number }

function weekRows(db: Deps['db'], since: Date): Promise<WeekRow[]> {
  const weekOf = (column: Prisma.Sql) =>
    Prisma.sql`date_trunc('week', (${column} AT TIME ZONE 'UTC') + interval '4 hours')::date::text AS week`
  return db.$queryRaw<WeekRow[]>(Prisma.sql`
    SELECT week, sum(orders)::int AS orders, sum(turnover)::float8 AS turnover FROM (
      SELECT ${weekOf(Prisma.sql`created_at`)}, 1 AS orders, 0 AS turnover
      FROM orders WHERE created_at >= ${since}
      UNION ALL
      SELECT ${weekOf(Prisma.sql`accepted_at`)}, 0, price FROM orders
      WHERE accepted_at >= ${since} AND status IN ${Prisma.raw(statusList(spendStatuses))}
    ) figures GROUP BY week`)
}
