import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { queryPlanned } from '../../db/prepared.ts'
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
  const { counts, orders } = await readPromised(deps, compared)
  const countsOf = (isNow: boolean) => counts.find((row) => row.isNow === isNow)?.counts ?? nothing
  return { ...compared, now: countsOf(true), earlier: compared.before && countsOf(false), orders }
}

/** When the workshop was done with an order: the last time, where that was undone; in the order of both indexes. */
const made = Prisma.sql`
  SELECT order_id, max(created_at) AS at FROM order_events
  WHERE "from" IN ${Prisma.raw(statusList(workshopStatuses))} AND "to" IN ${Prisma.raw(statusList(madeStatuses))}
  GROUP BY order_id ORDER BY order_id`

/** Orders (`due`) that were promised in one of both spans: `id`, `promised_on`, `made_on` and `days` late. */
const promisedOrders = (compared: Compared, today: string): Prisma.Sql => Prisma.sql`
  SELECT o.id, o.promised_on, done.made_on,
    greatest(0, coalesce(done.made_on, ${sqlDay(today)}) - o.promised_on) AS days
  FROM orders o LEFT JOIN (${made}) made ON made.order_id = o.id
    CROSS JOIN LATERAL (SELECT CASE WHEN o.status IN ${Prisma.raw(statusList(madeStatuses))}
      THEN coalesce(${bakuDayOf(Prisma.sql`made.at`)}, o.promised_on) END AS made_on) done
  WHERE ${isInEither(Prisma.sql`o.promised_on`, compared)}
    AND o.status NOT IN ${Prisma.raw(statusList(givenUpStatuses))}`

const nothing: Counts = { promised: 0, late: 0, days: 0, groups: { day1: 0, days3: 0, days7: 0, more: 0 } }

type Promised = { counts: { isNow: boolean; counts: Counts }[]; orders: Late['orders'] }

/** The counts of the span and of the one before, and the latest jobs of the span; the promised orders are read once. */
async function readPromised({ db, now }: Pick<Deps, 'db' | 'now'>, compared: Compared): Promise<Promised> {
  const [read] = await queryPlanned<Promised>(
    db,
    Prisma.sql`
    WITH due AS MATERIALIZED (${promisedOrders(compared, bakuDate(now()))})
    SELECT (SELECT coalesce(json_agg(of_span), '[]') FROM (${countsOfSpans(compared)}) of_span) AS counts,
      (SELECT coalesce(json_agg(latest), '[]') FROM (${latestJobs(compared)}) latest) AS orders`,
  )
  return read ?? { counts: [], orders: [] }
}

function countsOfSpans({ span }: Compared): Prisma.Sql {
  const groups = lateGroupNames.map((name) => {
    const [from, to] = lateGroups[name]
    const upTo = to === null ? Prisma.empty : Prisma.sql`AND days <= ${to}::integer`
    return Prisma.sql`'${Prisma.raw(name)}', count(*) FILTER (WHERE days >= ${from}::integer ${upTo})`
  })
  return Prisma.sql`
    SELECT promised_on >= ${sqlDay(span.from)} AS "isNow", json_build_object('promised', count(*),
      'late', count(*) FILTER (WHERE days > 0), 'days', coalesce(sum(days), 0),
      'groups', json_build_object(${Prisma.join(groups)})) AS counts
    FROM due GROUP BY 1`
}

const latestJobs = ({ span }: Compared): Prisma.Sql => Prisma.sql`
  SELECT late.id AS "orderId",
    json_build_object('id', u.id, 'name', trim(u.name || ' ' || u.surname)) AS "appUser",
    coalesce(o.product_name, o.service_name) AS name, coalesce(o.product_name_ru, o.service_name_ru) AS name_ru,
    coalesce(o.product_name_en, o.service_name_en) AS name_en, late.promised_on::text AS "promisedOn",
    late.made_on::text AS "madeOn", late.days AS "daysLate"
  FROM (SELECT * FROM due WHERE days > 0 AND ${isIn(Prisma.sql`promised_on`, span)}
    ORDER BY days DESC, promised_on DESC, id DESC LIMIT ${maxListed}) late
    JOIN orders o ON o.id = late.id JOIN users u ON u.id = o.user_id
  ORDER BY late.days DESC, late.promised_on DESC, late.id DESC`
