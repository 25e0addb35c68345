import { z } from 'zod'
import { clearable, id } from '../../lib/fields.ts'
import { artworkNeeds } from './artwork-need.ts'
import { changedFields, newFields, priceRows } from './catalog-input.ts'

/** Whether orders need artwork (ART-20); empty or null: as its service. */
const artwork = clearable(z.enum(artworkNeeds))

export const newProductSchema = z.object({
  ...newFields('product'),
  artwork,
  serviceId: id,
  serviceTypePriceDatas: priceRows,
})
export type NewProduct = z.output<typeof newProductSchema>

export const changedProductSchema = z.object({
  id,
  ...changedFields('product'),
  artwork,
  serviceId: id.optional(),
  serviceTypePriceDatas: priceRows,
})
export type ChangedProduct = z.output<typeof changedProductSchema>
