import type { Qepik } from '../../../lib/money.ts'
import type { CalculatedPrice } from '../../catalog/pricing.ts'

/** The sum of a quote, qəpik. */
export type QuoteSum = {
  /** The price of the whole run before discounts. */
  base: Qepik
  /** The campaign's or the customer's own discount, where it leads to the total. */
  discount: { kind: 'campaign' | 'client'; percentageBp: number; saving: Qepik } | null
  total: Qepik
  /** Staff have set it; otherwise it is an estimate. */
  isConfirmed: boolean
}

/**
 * The price that staff have set, else the one that was calculated when the order was placed. How it came
 * about is shown only where it leads to the present price. Null when there is neither.
 */
export function sumOf({
  price,
  quote,
}: {
  price: Qepik | null
  quote: CalculatedPrice | null
}): QuoteSum | null {
  if (price === null && quote === null) return null
  const total = price ?? quote?.total ?? 0
  const isConfirmed = price !== null
  const leadsThere = quote !== null && quote.total === total && quote.kind !== null
  if (!leadsThere || quote.kind === null) return { base: total, discount: null, total, isConfirmed }
  const { kind, percentageBp, saving, base } = quote
  return { base, discount: { kind, percentageBp, saving }, total, isConfirmed }
}
