import { z } from 'zod'
import type { Language } from '../../lib/languages.ts'
import { toAzn } from '../../lib/money.ts'
import { lowestTotalOf } from './piece-price.ts'
import { priceSchema, toPrices } from './price-output.ts'
import { discounted } from './pricing.ts'
import { type Reductions, reductionOn } from './reductions.ts'
import { cardSchema, toCard } from './service-output.ts'
import type { ProductRow } from './service-rows.ts'

/** ServiceType; `totalFrom` and `weightOf100` are additions. */
export const productSchema = cardSchema.extend({
  serviceId: z.int(),
  serviceTypePrices: z.array(priceSchema),
  /**
   * The lowest total of an order, AZN, after the present discounts; only where there are options and prices.
   */
  totalFrom: z.number().optional(),
  /** Grams of 100 pieces, only where staff have weighed them (DEL-23). */
  weightOf100: z.int().optional(),
})
export type Product = z.infer<typeof productSchema>

export function toProduct(
  row: ProductRow,
  language: Language,
  seesAll: boolean,
  reductions: Reductions,
): Product {
  const lowest = lowestTotalOf(row)
  return {
    ...toCard(row, language, seesAll),
    serviceId: row.serviceId,
    serviceTypePrices: toPrices(row.prices, row.serviceId, reductions),
    ...(row.weightOf100 !== null && { weightOf100: row.weightOf100 }),
    ...(lowest !== null && {
      totalFrom: toAzn(discounted(lowest, reductionOn(row.serviceId, reductions).percentageBp)),
    }),
  }
}
