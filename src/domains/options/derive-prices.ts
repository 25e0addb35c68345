import type { Tier } from '../catalog/pricing.ts'
import type { Configuration } from './configuration.ts'
import { quoteOptions } from './quote-options.ts'

/**
 * The tiers of a product with options, for lists, search and "from": the price of the first choices at each
 * run (OPT-9).
 */
export function derivePrices(configuration: Configuration): Tier[] {
  const selection = { choices: {}, ownSize: null }
  return configuration.runs.flatMap((count) => {
    const { total, isOrderable } = quoteOptions({ configuration, selection, count })
    return total !== null && isOrderable ? [{ count, price: total }] : []
  })
}
