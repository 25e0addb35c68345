import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { toSearch } from '../../../../src/domains/options/selection-address.ts'

/** The choice as the product's page reads it from its address. */
export function choiceSearch(options: LineQuote['options'], count: number): Record<string, string | number> {
  const search = toSearch(options ?? { choices: {}, ownSize: null }, count)
  return Object.fromEntries(
    // Values that look like figures become figures, as the router writes them.
    Object.entries(search).map(([name, value]) => [
      name,
      String(Number(value)) === value ? Number(value) : value,
    ]),
  )
}
