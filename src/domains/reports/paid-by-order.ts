import { Prisma } from '../../db/generated/client.ts'
import { type Compared, isIn, isInEither } from './compared-span.ts'
import type { Span } from './spans.ts'

/**
 * What came in for each order in both spans, by the day of the ledger, as the payments are put to orders now: rows of
 * `order_id`, and qəpik `now` and `earlier` (REP-3). Of one order they fit an integer, and integers add up faster.
 */
export const paidByOrder = (compared: Compared): Prisma.Sql => Prisma.sql`
  SELECT order_id, ${sumIn(compared.span)}::integer AS now, ${sumIn(compared.before)}::integer AS earlier
  FROM payment_allocations WHERE ${isInEither(Prisma.sql`day`, compared)} GROUP BY order_id`

/** Sums of the ledger in both spans: `now` and `earlier`. */
export const bothSums = ({ span, before }: Compared): Prisma.Sql =>
  Prisma.sql`${sumIn(span)} AS now, ${sumIn(before)} AS earlier`

const sumIn = (span: Span | null): Prisma.Sql =>
  Prisma.sql`coalesce(sum(amount) FILTER (WHERE ${isIn(Prisma.sql`day`, span)}), 0)::bigint`
