import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { dayEnd, dayStart } from '../../lib/days.ts'
import type { Deps } from '../../procedures/deps.ts'
import { spendStatuses, statusList } from '../order-status/statuses.ts'
import { fromDay } from '../production/production-output.ts'
import { comparedSchema, compareSpan } from './compared-span.ts'
import { readSpan, type spanFields } from './report-input.ts'
import type { Span } from './spans.ts'

const customersSchema = z.object({ new: z.int(), returning: z.int() })
/** Customers of whom an order was accepted: for the first time, or again (REP-4). */
export const newCustomersSchema = comparedSchema.extend({
  now: customersSchema,
  earlier: customersSchema.nullable(),
})

type Counts = { newNow: number; returningNow: number; newEarlier: number; returningEarlier: number }

/**
 * Who had their first order accepted, and who had one before (REP-4).
 * @throws VALIDATION
 */
export async function readNewCustomers(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: z.output<typeof spanFields>,
): Promise<z.infer<typeof newCustomersSchema>> {
  const compared = await compareSpan(deps, readSpan(asked))
  const { span, before } = compared
  const within = (of: Span | null) =>
    of === null
      ? Prisma.sql`false`
      : Prisma.sql`(accepted_at >= ${dayStart(fromDay(of.from))} AND accepted_at < ${dayEnd(fromDay(of.to))})`
  const [row] = await deps.db.$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE "isNow" AND "firstNow")::integer AS "newNow",
      count(*) FILTER (WHERE "isNow" AND NOT "firstNow")::integer AS "returningNow",
      count(*) FILTER (WHERE "isEarlier" AND "firstEarlier")::integer AS "newEarlier",
      count(*) FILTER (WHERE "isEarlier" AND NOT "firstEarlier")::integer AS "returningEarlier"
    FROM (
      SELECT bool_or(${within(span)}) AS "isNow", bool_or(${within(before)}) AS "isEarlier",
        min(accepted_at) >= ${dayStart(fromDay(span.from))} AS "firstNow",
        min(accepted_at) >= ${dayStart(fromDay((before ?? span).from))} AS "firstEarlier"
      FROM orders WHERE accepted_at < ${dayEnd(fromDay(span.to))}
        AND status IN ${Prisma.raw(statusList(spendStatuses))}
      GROUP BY user_id) customers`
  return {
    ...compared,
    now: { new: row?.newNow ?? 0, returning: row?.returningNow ?? 0 },
    earlier: before && { new: row?.newEarlier ?? 0, returning: row?.returningEarlier ?? 0 },
  }
}
