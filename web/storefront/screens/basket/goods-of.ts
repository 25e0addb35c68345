import type { BasketQuote } from '../../../../src/domains/basket/quote-output.ts'
import { packedLength } from '../../../../src/domains/delivery/weight.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import type { DeliveredGoods } from '../../kit/delivery/delivery-section.tsx'

/**
 * What is brought of the lines that can be ordered: their weight as far as all of it is known, the longest of them as it is packed, and the
 * last of their days.
 */
export function goodsOf(lines: readonly Pick<BasketLine, 'id'>[], quote: BasketQuote): DeliveredGoods {
  const quoted = quote.lines.filter((one) => one.isOrderable && lines.some(({ id }) => id === one.id))
  // A quote that the device has kept may be older than weights are.
  const weights = quoted.flatMap(({ grams }) => (typeof grams === 'number' ? [grams] : []))
  const knownGrams = weights.reduce((sum, grams) => sum + grams, 0)
  const days = quoted.map(({ readyOn }) => readyOn)
  const lengths = quoted.flatMap(({ trim }) => (trim ? [packedLength(trim)] : []))
  return {
    grams: weights.length === quoted.length ? knownGrams : null,
    knownGrams,
    millimetres: lengths.length > 0 ? Math.max(...lengths) : null,
    azn: quote.total,
    // Days compare as text.
    ready: days.every((day) => day !== null) ? (days.toSorted().at(-1) ?? null) : null,
    unweighed: quoted.flatMap(({ grams, name }) =>
      typeof grams !== 'number' && name !== null ? [name] : [],
    ),
  }
}
