import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { dayEnd, dayStart } from '../../lib/days.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { spendStatuses, statusList } from '../order-status/statuses.ts'
import { fromDay } from '../production/production-output.ts'
import { aznBefore, type Compared, comparedSchema, compareSpan } from './compared-span.ts'
import { readSpan, type spanFields } from './report-input.ts'
import type { Span } from './spans.ts'

/** `campaign`: a campaign on the service; `client`: the customer's own discount by spend. */
const discountKinds = ['campaign', 'client'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Orders of the span that cost less, and AZN that came off them; `amountBefore`: in the span before. */
const figures = { orders: z.int(), amount: z.number(), amountBefore: z.number().nullable() }
/** What came off the calculated prices of orders that were accepted, by kind (REP-13). */
export const discountsReportSchema = comparedSchema.extend({
  ...figures,
  rows: z.array(z.object({ kind: z.enum(discountKinds), ...figures })),
})

type Row = { kind: DiscountKind; orders: number; now: number; earlier: number }

/**
 * The discounts on the orders that were accepted, as long as these cost what was calculated (REP-13).
 * @throws VALIDATION
 */
export async function readDiscounts(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: z.output<typeof spanFields>,
): Promise<z.infer<typeof discountsReportSchema>> {
  const compared = await compareSpan(deps, readSpan(asked))
  const read = await readRows(deps, compared)
  const rows = discountKinds.map(
    (kind) => read.find((row) => row.kind === kind) ?? { kind, orders: 0, now: 0, earlier: 0 },
  )
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  const figuresOf = ({ orders, now, earlier }: Omit<Row, 'kind'>) => ({
    orders,
    amount: toAzn(now),
    amountBefore: aznBefore(compared, earlier),
  })
  return {
    ...compared,
    ...figuresOf({
      orders: sum(({ orders }) => orders),
      now: sum(({ now }) => now),
      earlier: sum(({ earlier }) => earlier),
    }),
    rows: rows.map(({ kind, ...row }) => ({ kind, ...figuresOf(row) })),
  }
}

/** The condition on what came off is that of an index, which holds these orders only. */
function readRows({ db }: Pick<Deps, 'db'>, { span, before }: Compared): Promise<Row[]> {
  const within = (of: Span | null) =>
    of === null
      ? Prisma.sql`false`
      : Prisma.sql`(accepted_at >= ${dayStart(fromDay(of.from))} AND accepted_at < ${dayEnd(fromDay(of.to))})`
  return db.$queryRaw<Row[]>`
    SELECT quote->>'kind' AS kind, count(*) FILTER (WHERE ${within(span)})::integer AS orders,
      coalesce(sum((quote->>'saving')::integer) FILTER (WHERE ${within(span)}), 0)::float8 AS now,
      coalesce(sum((quote->>'saving')::integer) FILTER (WHERE ${within(before)}), 0)::float8 AS earlier
    FROM orders
    WHERE (quote->>'saving')::integer > 0 AND accepted_at >= ${dayStart(fromDay((before ?? span).from))}
      AND accepted_at < ${dayEnd(fromDay(span.to))} AND (quote->>'total')::integer = price
      AND status IN ${Prisma.raw(statusList(spendStatuses))}
    GROUP BY 1`
}
