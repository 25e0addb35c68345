import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { aznBefore, type Compared, comparedSchema, compareSpan, isInEither, sqlDay } from './compared-span.ts'
import { bothSums } from './paid-by-order.ts'
import { readSpan, type spanFields } from './report-input.ts'

/** So many reasons are named, those with most first. */
const maxReasons = 50

const figures = { count: z.int(), amount: z.number(), amountBefore: z.number().nullable() }
/** AZN that went back, by why; `others`: reasons that aren't named (REP-7). */
export const refundsReportSchema = comparedSchema.extend({
  ...figures,
  rows: z.array(
    z.object({
      kind: z.enum(['refund', 'chargeback', 'others']),
      /** As staff wrote it; empty where a customer was erased since. */
      reason: z.string(),
      ...figures,
    }),
  ),
})
type Report = z.infer<typeof refundsReportSchema>
type Row = {
  kind: Report['rows'][number]['kind']
  reason: string
  count: number
  now: number
  earlier: number
}

/**
 * What went back to customers, by refund or since the bank charged it back, by the day of the ledger (REP-7).
 * @throws VALIDATION
 */
export async function readRefundsReport(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: z.output<typeof spanFields>,
): Promise<Report> {
  const compared = await compareSpan(deps, readSpan(asked))
  const read = await deps.db.$queryRaw<(Omit<Row, 'now' | 'earlier'> & { now: bigint; earlier: bigint })[]>`
    SELECT kind::text, trim(note) AS reason, count(*) FILTER (WHERE day >= ${sqlDay(compared.span.from)})::integer
      AS count, ${bothSums(compared)}
    FROM payments WHERE kind IN ('refund', 'chargeback') AND ${isInEither(Prisma.sql`day`, compared)}
    GROUP BY kind, trim(note)`
  const rows = read
    .map(({ now, earlier, ...row }): Row => ({ ...row, now: 0 - Number(now), earlier: 0 - Number(earlier) }))
    .toSorted(
      (one, other) =>
        other.now - one.now || other.earlier - one.earlier || one.reason.localeCompare(other.reason),
    )
  const unnamed = rows.slice(maxReasons)
  const named = rows.slice(0, maxReasons).map((row) => toRow(row, compared))
  const { kind: _, reason: __, ...total } = toRow(added(rows), compared)
  return {
    ...compared,
    ...total,
    rows: unnamed.length === 0 ? named : [...named, toRow(added(unnamed), compared)],
  }
}

const toRow = ({ now, earlier, ...row }: Row, compared: Compared) => ({
  ...row,
  amount: toAzn(now),
  amountBefore: aznBefore(compared, earlier),
})

function added(rows: readonly Row[]): Row {
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    kind: 'others',
    reason: '',
    count: sum(({ count }) => count),
    now: sum(({ now }) => now),
    earlier: sum(({ earlier }) => earlier),
  }
}
