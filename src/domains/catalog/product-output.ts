import { z } from 'zod'
import type { Language } from '../../lib/languages.ts'
import { priceSchema, toPrices } from './price-output.ts'
import type { Reductions } from './reductions.ts'
import { cardSchema, toCard } from './service-output.ts'
import type { ProductRow } from './service-rows.ts'

/** ServiceType. */
export const productSchema = cardSchema.extend({
  serviceId: z.int(),
  serviceTypePrices: z.array(priceSchema),
})
export type Product = z.infer<typeof productSchema>

export function toProduct(
  row: ProductRow,
  language: Language,
  seesAll: boolean,
  reductions: Reductions,
): Product {
  return {
    ...toCard(row, language, seesAll),
    serviceId: row.serviceId,
    serviceTypePrices: toPrices(row.prices, row.serviceId, reductions),
  }
}
