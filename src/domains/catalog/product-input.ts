import { z } from 'zod'
import { clearable, id, wholeNumber } from '../../lib/fields.ts'
import { artworkNeeds } from './artwork-need.ts'
import { changedFields, newFields, priceRows } from './catalog-input.ts'

/** Whether orders need artwork (ART-20); empty or null: as its service. */
const artwork = clearable(z.enum(artworkNeeds))

/** Grams of 100 pieces without packing (DEL-23); empty or null: what its choices weigh, if that is known. */
const weightOf100 = clearable(wholeNumber({ min: 1, max: 100_000_000 }))

export const newProductSchema = z.object({
  ...newFields('product'),
  artwork,
  weightOf100,
  serviceId: id,
  serviceTypePriceDatas: priceRows,
})
export type NewProduct = z.output<typeof newProductSchema>

export const changedProductSchema = z.object({
  id,
  ...changedFields('product'),
  artwork,
  weightOf100,
  serviceId: id.optional(),
  serviceTypePriceDatas: priceRows,
})
export type ChangedProduct = z.output<typeof changedProductSchema>
