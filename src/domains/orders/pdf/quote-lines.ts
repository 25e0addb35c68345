import type { Qepik } from '../../../lib/money.ts'
import type { Quote } from '../../catalog/pricing.ts'

/** What a quote adds up, qəpik. */
export type QuoteSum = {
  /** Of the whole run, before what comes off. */
  base: Qepik
  /** A campaign's or the customer's own, where it leads to the total. */
  discount: { kind: 'campaign' | 'client'; percentageBp: number; saving: Qepik } | null
  total: Qepik
  /** Staff have set it; otherwise it is an estimate. */
  isConfirmed: boolean
}

/**
 * The price that staff have set, else the one that was suggested when the order was placed. How it came about is
 * told only where it leads to the price that counts. Null when there is neither.
 */
export function sumOf({ price, quote }: { price: Qepik | null; quote: Quote | null }): QuoteSum | null {
  if (price === null && quote === null) return null
  const total = price ?? quote?.total ?? 0
  const isConfirmed = price !== null
  const leadsThere = quote !== null && quote.total === total && quote.kind !== null
  if (!leadsThere || quote.kind === null) return { base: total, discount: null, total, isConfirmed }
  const { kind, percentageBp, saving, base } = quote
  return { base, discount: { kind, percentageBp, saving }, total, isConfirmed }
}
