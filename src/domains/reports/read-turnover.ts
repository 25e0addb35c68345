import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { queryPlanned } from '../../db/prepared.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { Day } from '../production/workdays.ts'
import { type Compared, comparedSchema, compareSpan } from './compared-span.ts'
import { ledgerByDay } from './ledger-by-day.ts'
import { paidByOrder } from './paid-by-order.ts'
import { readSpan, type turnoverFields } from './report-input.ts'
import { partsOf, type Span, type Unit } from './spans.ts'

const partSchema = z.object({ from: z.iso.date(), to: z.iso.date(), amount: z.number() })
const totalSchema = z.object({
  amount: z.number(),
  /** Orders for which money came in. */
  orders: z.int(),
  parts: z.array(partSchema),
})
/** AZN that came in less what went back, altogether and by day, week or month (REP-2). */
export const turnoverSchema = comparedSchema.extend({
  now: totalSchema,
  earlier: totalSchema.nullable(),
})
type Turnover = z.infer<typeof turnoverSchema>

/**
 * Turnover by day, week or month, beside that of the span before (REP-2).
 * @throws VALIDATION
 */
export async function readTurnover(
  deps: Pick<Deps, 'db' | 'now'>,
  { unit, ...asked }: z.output<typeof turnoverFields>,
): Promise<Turnover> {
  const compared = await compareSpan(deps, readSpan(asked))
  const { span, before } = compared
  const [days, orders] = await Promise.all([ledgerByDay(deps, compared), countOrders(deps, compared)])
  const total = (of: Span, count: number) => ({ ...inParts(days, of, unit), orders: count })
  return {
    span,
    before,
    now: total(span, orders.now),
    earlier: before && total(before, orders.earlier),
  }
}

async function countOrders({ db }: Pick<Deps, 'db'>, compared: Compared) {
  const [row] = await queryPlanned<{ now: number; earlier: number }>(
    db,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE now > 0)::integer AS now, count(*) FILTER (WHERE earlier > 0)::integer AS earlier
    FROM (${paidByOrder(compared)}) paid`,
  )
  return row ?? { now: 0, earlier: 0 }
}

function inParts(days: readonly { day: Day; amount: Qepik }[], span: Span, unit: Unit) {
  const parts = partsOf(span, unit).map((part) => ({ ...part, amount: 0 }))
  for (const { day, amount } of days) {
    const part = parts.find(({ from, to }) => from <= day && day <= to)
    if (part) part.amount += amount
  }
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  return { amount: toAzn(sum), parts: parts.map((part) => ({ ...part, amount: toAzn(part.amount) })) }
}
