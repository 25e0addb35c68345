import { newProductSchema } from '../../../../src/domains/catalog/product-input.ts'
import type { CardValues } from './card-values.ts'
import { blankCard, cardInputOf, cardValuesOf } from './card-values.ts'
import type { Product } from './queries.ts'
import { rowsOf, type TierRow, tierRows, tiersOf } from './tiers/tier-rows.ts'

/** `serviceId` 0: not chosen yet. */
export type ProductValues = CardValues & { serviceId: number; serviceTypePriceDatas: readonly TierRow[] }

/** Pictures are checked when they are chosen. */
export const productForm = newProductSchema.omit({ file: true }).extend({ serviceTypePriceDatas: tierRows })

export const blankProduct = (serviceId: number): ProductValues => ({
  serviceId,
  ...blankCard,
  serviceTypePriceDatas: rowsOf([]),
})

export const readProduct = (product: Product) => ({
  values: {
    serviceId: product.serviceId,
    ...cardValuesOf(product),
    serviceTypePriceDatas: rowsOf(product.serviceTypePrices),
  } as ProductValues,
  version: product.updatedAt,
})

export function productInputOf({ serviceId, serviceTypePriceDatas, ...card }: Partial<ProductValues>) {
  return {
    ...cardInputOf(card),
    ...(serviceId !== undefined && { serviceId }),
    ...(serviceTypePriceDatas && { serviceTypePriceDatas: tiersOf(serviceTypePriceDatas) }),
  }
}
