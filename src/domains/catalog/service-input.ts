import { z } from 'zod'
import { id, maybe } from '../../lib/fields.ts'
import { artworkNeeds } from './artwork-need.ts'
import { changedFields, newFields, priceRows } from './catalog-input.ts'

/** Whether orders need artwork (ART-20). */
const artwork = maybe(z.enum(artworkNeeds))

export const newServiceSchema = z.object({
  ...newFields('service'),
  artwork,
  servicePriceDatas: priceRows,
})
export type NewService = z.output<typeof newServiceSchema>

export const changedServiceSchema = z.object({
  id,
  ...changedFields('service'),
  artwork,
  servicePriceDatas: priceRows,
})
export type ChangedService = z.output<typeof changedServiceSchema>
