import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { textsOut } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { givenUpStatuses, madeStatuses, statusList, workshopStatuses } from '../order-status/statuses.ts'
import {
  bakuDayOf,
  type Compared,
  comparedSchema,
  compareSpan,
  isIn,
  isInEither,
  sqlDay,
} from './compared-span.ts'
import { readSpan, type spanFields } from './report-input.ts'

/** Calendar days after the promised one: the first and the last of each group. */
export const lateGroups = { day1: [1, 1], days3: [2, 3], days7: [4, 7], more: [8, null] } as const
type LateGroup = keyof typeof lateGroups
export const lateGroupNames = Object.keys(lateGroups) as [LateGroup, ...LateGroup[]]

/** So many are listed, the latest of all first. */
const maxListed = 100

const countsSchema = z.object({
  /** Orders that were promised for a day of the span. */
  promised: z.int(),
  late: z.int(),
  /** Calendar days of all that are late. */
  days: z.int(),
  groups: z.object({ day1: z.int(), days3: z.int(), days7: z.int(), more: z.int() }),
})
/** Jobs that weren't made by their promised day (REP-6). */
export const lateSchema = comparedSchema.extend({
  now: countsSchema,
  earlier: countsSchema.nullable(),
  orders: z.array(
    z.object({
      orderId: z.int(),
      appUser: z.object({ id: z.int(), name: z.string() }),
      /** The product, or the service where none was chosen. */
      ...textsOut('name'),
      promisedOn: z.iso.date(),
      /** Null: it isn't made yet. */
      madeOn: z.iso.date().nullable(),
      daysLate: z.int(),
    }),
  ),
})
type Late = z.infer<typeof lateSchema>
type Counts = z.infer<typeof countsSchema>

/**
 * Orders by their promised day, and how many days after it they were made; those that aren't made yet are late up to
 * today (REP-6).
 * @throws VALIDATION
 */
export async function readLate(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: z.output<typeof spanFields>,
): Promise<Late> {
  const compared = await compareSpan(deps, readSpan(asked))
  const promised = promisedOrders(compared, bakuDate(deps.now()))
  const [counts, orders] = await Promise.all([
    readCounts(deps, promised, compared),
    deps.db.$queryRaw<(Omit<Late['orders'][number], 'appUser'> & { userId: number; userName: string })[]>`
      SELECT late.id AS "orderId", late.user_id AS "userId", trim(u.name || ' ' || u.surname) AS "userName",
        coalesce(o.product_name, o.service_name) AS name, coalesce(o.product_name_ru, o.service_name_ru) AS name_ru,
        coalesce(o.product_name_en, o.service_name_en) AS name_en, late.promised_on::text AS "promisedOn",
        late.made_on::text AS "madeOn", late.days AS "daysLate"
      FROM (SELECT * FROM (${promised}) due
        WHERE days > 0 AND ${isIn(Prisma.sql`promised_on`, compared.span)}
        ORDER BY days DESC, promised_on DESC, id DESC LIMIT ${maxListed}) late
        JOIN orders o ON o.id = late.id JOIN users u ON u.id = late.user_id
      ORDER BY late.days DESC, late.promised_on DESC, late.id DESC`,
  ])
  return {
    ...compared,
    now: counts.get(true) ?? nothing,
    earlier: compared.before && (counts.get(false) ?? nothing),
    orders: orders.map(({ userId, userName, ...order }) => ({
      ...order,
      appUser: { id: userId, name: userName },
    })),
  }
}

/** When the workshop was done with an order: the last time, where that was undone. */
const made = Prisma.sql`
  SELECT order_id, max(created_at) AS at FROM order_events
  WHERE "from" IN ${Prisma.raw(statusList(workshopStatuses))} AND "to" IN ${Prisma.raw(statusList(madeStatuses))}
  GROUP BY order_id`

/** Orders that were promised in one of both spans: `id`, `user_id`, `promised_on`, `made_on` and `days` late. */
const promisedOrders = (compared: Compared, today: string): Prisma.Sql => Prisma.sql`
  SELECT o.id, o.user_id, o.promised_on, done.made_on,
    greatest(0, coalesce(done.made_on, ${sqlDay(today)}) - o.promised_on) AS days
  FROM orders o LEFT JOIN (${made}) made ON made.order_id = o.id
    CROSS JOIN LATERAL (SELECT CASE WHEN o.status IN ${Prisma.raw(statusList(madeStatuses))}
      THEN coalesce(${bakuDayOf(Prisma.sql`made.at`)}, o.promised_on) END AS made_on) done
  WHERE ${isInEither(Prisma.sql`o.promised_on`, compared)}
    AND o.status NOT IN ${Prisma.raw(statusList(givenUpStatuses))}`

const nothing: Counts = { promised: 0, late: 0, days: 0, groups: { day1: 0, days3: 0, days7: 0, more: 0 } }

type CountRow = Record<LateGroup, number> & Omit<Counts, 'groups'> & { isNow: boolean }

/** The counts of the span (true) and of the one before (false). */
async function readCounts(
  { db }: Pick<Deps, 'db'>,
  promised: Prisma.Sql,
  { span }: Compared,
): Promise<Map<boolean, Counts>> {
  const groups = lateGroupNames.map((name) => {
    const [from, to] = lateGroups[name]
    const upTo = to === null ? Prisma.empty : Prisma.sql`AND days <= ${to}::integer`
    return Prisma.sql`count(*) FILTER (WHERE days >= ${from}::integer ${upTo})::integer AS ${Prisma.raw(name)}`
  })
  const rows = await db.$queryRaw<CountRow[]>`
    SELECT promised_on >= ${sqlDay(span.from)} AS "isNow", count(*)::integer AS promised,
      count(*) FILTER (WHERE days > 0)::integer AS late, coalesce(sum(days), 0)::integer AS days,
      ${Prisma.join(groups)}
    FROM (${promised}) due GROUP BY 1`
  return new Map(
    rows.map(({ isNow, promised: all, late, days, ...ofGroups }) => [
      isNow,
      { promised: all, late, days, groups: ofGroups },
    ]),
  )
}
