import { newProductSchema } from '../../../../src/domains/catalog/product-input.ts'
import type { CardValues } from './card-values.ts'
import { blankCard, cardInputOf, cardValuesOf } from './card-values.ts'
import type { Product } from './queries.ts'
import { type Figure, rowsOf, type TierRow, tierRows, tiersOf } from './tiers/tier-rows.ts'

/** `serviceId` 0: not chosen yet; `weightOf100` in grams, empty for none. */
export type ProductValues = CardValues & {
  serviceId: number
  weightOf100: Figure
  serviceTypePriceDatas: readonly TierRow[]
}

/** Pictures are checked when they are chosen. */
export const productForm = newProductSchema.omit({ file: true }).extend({ serviceTypePriceDatas: tierRows })

export const blankProduct = (serviceId: number): ProductValues => ({
  serviceId,
  ...blankCard,
  weightOf100: '',
  serviceTypePriceDatas: rowsOf([]),
})

export const readProduct = (product: Product) => ({
  values: {
    serviceId: product.serviceId,
    ...cardValuesOf(product),
    weightOf100: product.weightOf100 ?? '',
    serviceTypePriceDatas: rowsOf(product.serviceTypePrices),
  } as ProductValues,
  version: product.updatedAt,
})

export function productInputOf({
  serviceId,
  weightOf100,
  serviceTypePriceDatas,
  ...card
}: Partial<ProductValues>) {
  return {
    ...cardInputOf(card),
    ...(serviceId !== undefined && { serviceId }),
    ...(weightOf100 !== undefined && { weightOf100: weightOf100 === '' ? null : Number(weightOf100) }),
    ...(serviceTypePriceDatas && { serviceTypePriceDatas: tiersOf(serviceTypePriceDatas) }),
  }
}
