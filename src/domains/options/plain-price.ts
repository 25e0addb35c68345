import type { CalculatedPrice } from '../catalog/pricing.ts'
import { type QuoteInput, quoteOptions } from './quote-options.ts'

/**
 * The price of a selection in the form in which every order's estimate is stored (PRI-1): the run whose rate
 * applies, and the next bigger one; null where the price is on request. `priced`: the quote of the same
 * input, if there is one.
 */
export function plainPrice(input: QuoteInput, priced = quoteOptions(input)): CalculatedPrice | null {
  const { runs } = input.configuration
  const { total, subtotal, unitPrice, percentageBp, kind, selection } = priced
  if (total === null || subtotal === null || unitPrice === null) return null
  const at = (count: number) => quoteOptions({ ...input, selection, count })
  const run = runs.findLast((candidate) => candidate <= input.count) ?? runs[0] ?? input.count
  return {
    tier: { count: run, price: at(run).subtotal ?? subtotal },
    unitPrice,
    base: subtotal,
    percentageBp,
    kind,
    total,
    saving: subtotal - total,
    next: nextOf(runs.find((candidate) => candidate > input.count)),
  }

  function nextOf(count: number | undefined): CalculatedPrice['next'] {
    const next = count === undefined ? null : at(count).total
    if (count === undefined || next === null || total === null) return null
    return { count, more: count - input.count, total: next, cheaper: next <= total }
  }
}
