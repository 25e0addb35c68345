import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { changedFields, newFields, priceRows } from './catalog-input.ts'

export const newProductSchema = z.object({
  ...newFields('product'),
  serviceId: id,
  serviceTypePriceDatas: priceRows,
})
export type NewProduct = z.output<typeof newProductSchema>

export const changedProductSchema = z.object({
  id,
  ...changedFields('product'),
  serviceId: id.optional(),
  serviceTypePriceDatas: priceRows,
})
export type ChangedProduct = z.output<typeof changedProductSchema>
