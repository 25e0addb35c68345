import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { declineReasons } from '../offers/offer-input.ts'
import {
  aznBefore,
  bakuDayOf,
  comparedSchema,
  compareSpan,
  isIn,
  isInEither,
  sqlDay,
} from './compared-span.ts'
import { readSpan, type spanFields } from './report-input.ts'

/** What became of a quote; `open` until the customer has answered or its last day is over. */
export const quoteOutcomes = ['accepted', 'declined', 'expired', 'withdrawn', 'open'] as const
/** Why one was declined; `own`: in words of the customer's own. */
const quoteReasons = [...declineReasons, 'own'] as const
const figures = {
  count: z.int(),
  amount: z.number(),
  countBefore: z.int().nullable(),
  amountBefore: z.number().nullable(),
}
/** Quotes by what became of them; the declined by why, `own` in words of the customer's own (REP-5). */
export const quotesReportSchema = comparedSchema.extend({
  sent: z.object(figures),
  rows: z.array(
    z.object({
      outcome: z.enum(quoteOutcomes),
      reason: z.enum(quoteReasons).nullable(),
      ...figures,
    }),
  ),
})
export type QuoteOutcome = (typeof quoteOutcomes)[number]
export type QuoteReason = (typeof quoteReasons)[number]
type Report = z.infer<typeof quotesReportSchema>
type Row = Pick<Report['rows'][number], 'outcome' | 'reason'> & {
  count: number
  amount: number
  countBefore: number
  amountBefore: number
}

/**
 * The quotes that were first sent within the span, and what has become of them since (REP-5).
 * @throws VALIDATION
 */
export async function readQuotesReport(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: z.output<typeof spanFields>,
): Promise<Report> {
  const compared = await compareSpan(deps, readSpan(asked))
  const sentOn = bakuDayOf(Prisma.sql`r.sent_at`)
  const isNow = isIn(sentOn, compared.span)
  const isEarlier = isIn(sentOn, compared.before)
  const rows = await deps.db.$queryRaw<Row[]>`
    SELECT outcome, reason, count(*) FILTER (WHERE is_now)::integer AS count,
      coalesce(sum(total) FILTER (WHERE is_now), 0)::float8 AS amount,
      count(*) FILTER (WHERE is_earlier)::integer AS "countBefore",
      coalesce(sum(total) FILTER (WHERE is_earlier), 0)::float8 AS "amountBefore"
    FROM (
      SELECT f.total, ${isNow} AS is_now, ${isEarlier} AS is_earlier,
        CASE f.state WHEN 'Accepted' THEN 'accepted' WHEN 'Declined' THEN 'declined'
          WHEN 'Withdrawn' THEN 'withdrawn'
          ELSE CASE WHEN f.valid_until < ${sqlDay(bakuDate(deps.now()))} THEN 'expired' ELSE 'open' END
        END AS outcome,
        CASE WHEN f.state = 'Declined' THEN coalesce(nullif(a.reason, ''), 'own') END AS reason
      FROM offer_revisions r JOIN offers f ON f.id = r.offer_id
        LEFT JOIN offer_answers a ON a.offer_id = f.id AND a.ended_at IS NULL AND a.kind = 'declined'
      WHERE r.number = 1 AND ${isInEither(sentOn, compared)}) sent
    GROUP BY outcome, reason`
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  const toFigures = (of: Omit<Row, 'outcome' | 'reason'>) => ({
    count: of.count,
    amount: toAzn(of.amount),
    countBefore: compared.before && of.countBefore,
    amountBefore: aznBefore(compared, of.amountBefore),
  })
  const place = (row: Row) => quoteOutcomes.indexOf(row.outcome)
  return {
    ...compared,
    sent: toFigures({
      count: sum(({ count }) => count),
      amount: sum(({ amount }) => amount),
      countBefore: sum(({ countBefore }) => countBefore),
      amountBefore: sum(({ amountBefore }) => amountBefore),
    }),
    rows: rows
      .toSorted((one, other) => place(one) - place(other) || other.count - one.count)
      .map(({ outcome, reason, ...row }) => ({ outcome, reason, ...toFigures(row) })),
  }
}
