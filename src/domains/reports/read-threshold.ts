import { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { PaymentWay } from '../payments/payment-input.ts'
import type { Day } from '../production/workdays.ts'
import { sqlDay } from './compared-span.ts'
import { addMonths, partsOf, spanOfPreset } from './spans.ts'
import { nearThreshold, watchThreshold } from './vat-threshold.ts'

/** How far twelve months' turnover is from the threshold of VAT; AZN (REP-11). */
export const thresholdSchema = z.object({
  months: z.array(z.object({ from: z.iso.date(), turnover: z.number(), retail: z.number() })),
  turnover: z.number(),
  /** What of it was paid cashless at retail: by terminal, and by card on the site where the house has it so. */
  retail: z.number(),
  /** Per cent of that which count. */
  retailShare: z.number(),
  cardIsRetail: z.boolean(),
  /** What of it doesn't count. */
  uncounted: z.number(),
  counted: z.number(),
  threshold: z.number(),
  /** Where staff are told by email that the threshold is near (REP-14). */
  near: z.number(),
  left: z.number(),
  /** Counted a month, on the average of the last three whole ones. */
  pace: z.number(),
  isCrossed: z.boolean(),
  /** The first day of the month in which it is crossed at this pace; null: it isn't. */
  crossedIn: z.iso.date().nullable(),
})

/** The twelve months up to today against the threshold of VAT (REP-11). */
export async function readThreshold({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof thresholdSchema>> {
  const today = bakuDate(now())
  const span = spanOfPreset('months12', today)
  const [settings, rows] = await Promise.all([
    db.paymentSettings.findUniqueOrThrow({ where: { id: 1 } }),
    db.$queryRaw<{ month: Day; way: PaymentWay; amount: number }[]>`
      SELECT date_trunc('month', day)::date::text AS month, way, sum(amount)::float8 AS amount FROM payments
      WHERE day BETWEEN ${sqlDay(span.from)} AND ${sqlDay(span.to)} GROUP BY 1, 2`,
  ])
  const { vatThreshold: threshold, retailBp, cardIsRetail } = settings
  const isRetail = (way: PaymentWay) => way === 'terminal' || (way === 'card' && cardIsRetail)
  const months = partsOf(span, 'month').map(({ from }) => {
    const ofMonth = rows.filter(({ month }) => month === from)
    const sum = (of: typeof rows) => of.reduce((all, { amount }) => all + amount, 0)
    return { from, turnover: sum(ofMonth), retail: sum(ofMonth.filter(({ way }) => isRetail(way))) }
  })
  const { monthsLeft, ...watched } = watchThreshold({ months, threshold, retailBp })
  return {
    months: months.map(({ from, turnover, retail }) => ({
      from,
      turnover: toAzn(turnover),
      retail: toAzn(retail),
    })),
    turnover: toAzn(watched.turnover),
    retail: toAzn(watched.retail),
    retailShare: toPercent(retailBp),
    cardIsRetail,
    uncounted: toAzn(watched.uncounted),
    counted: toAzn(watched.counted),
    threshold: toAzn(threshold),
    near: toAzn(nearThreshold(threshold)),
    left: toAzn(watched.left),
    pace: toAzn(watched.pace),
    isCrossed: watched.counted >= threshold,
    crossedIn: monthsLeft === null ? null : addMonths(today, monthsLeft),
  }
}
