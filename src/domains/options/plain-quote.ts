import type { Quote } from '../catalog/pricing.ts'
import { type QuoteInput, quoteOptions } from './quote-options.ts'

/**
 * The price of a choice as every order's estimate is kept (PRI-1): the run whose rate is taken, and the next bigger one;
 * null where the price is on request. `priced`: the same input where it was quoted before.
 */
export function plainQuote(input: QuoteInput, priced = quoteOptions(input)): Quote | null {
  const { runs } = input.configuration
  const { total, subtotal, unitPrice, percentageBp, kind, selection } = priced
  if (total === null || subtotal === null || unitPrice === null) return null
  const at = (count: number) => quoteOptions({ ...input, selection, count })
  const run = runs.findLast((candidate) => candidate <= input.count) ?? runs[0] ?? input.count
  return {
    tier: { count: run, price: at(run).subtotal ?? subtotal },
    ...{ unitPrice, base: subtotal, percentageBp, kind, total, saving: subtotal - total },
    next: nextOf(runs.find((candidate) => candidate > input.count)),
  }

  function nextOf(count: number | undefined): Quote['next'] {
    const next = count === undefined ? null : at(count).total
    if (count === undefined || next === null || total === null) return null
    return { count, more: count - input.count, total: next, cheaper: next <= total }
  }
}
