import { Prisma } from '../../db/generated/client.ts'
import { type Compared, isInEither, sqlDay } from './compared-span.ts'

/**
 * What came in for each order in both spans, by the day of the ledger, as the payments are put to orders now: rows of
 * `order_id`, and qəpik `now` and `earlier`, ordered by order (REP-3). Of one order they fit an integer, and integers
 * add up faster. The order is that of indexes on both sides, so that a long span is neither hashed nor sorted.
 */
export const paidByOrder = (compared: Compared): Prisma.Sql => Prisma.sql`
  SELECT order_id, ${sumNow(compared)}::integer AS now, ${sumEarlier(compared)}::integer AS earlier
  FROM payment_allocations WHERE ${isInEither(Prisma.sql`day`, compared)} GROUP BY order_id ORDER BY order_id`

/** Sums of the ledger in both spans: `now` and `earlier`. */
export const bothSums = (compared: Compared): Prisma.Sql =>
  Prisma.sql`${sumNow(compared)} AS now, ${sumEarlier(compared)} AS earlier`

/** What is in neither span isn't read, so that the first day of the later one tells them apart. */
const sumNow = ({ span, before }: Compared): Prisma.Sql =>
  before === null
    ? Prisma.sql`coalesce(sum(amount), 0)`
    : Prisma.sql`coalesce(sum(amount) FILTER (WHERE day >= ${sqlDay(span.from)}), 0)`
const sumEarlier = ({ span, before }: Compared): Prisma.Sql =>
  before === null
    ? Prisma.sql`0::bigint`
    : Prisma.sql`coalesce(sum(amount) FILTER (WHERE day < ${sqlDay(span.from)}), 0)`
