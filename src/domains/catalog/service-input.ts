import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { changedFields, newFields, priceRows } from './catalog-input.ts'

export const newServiceSchema = z.object({ ...newFields('service'), servicePriceDatas: priceRows })
export type NewService = z.output<typeof newServiceSchema>

export const changedServiceSchema = z.object({
  id,
  ...changedFields('service'),
  servicePriceDatas: priceRows,
})
export type ChangedService = z.output<typeof changedServiceSchema>
