import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { changedFields, newFields, priceRows } from './catalog-input.ts'

export const newServiceSchema = z.object({ ...newFields, servicePriceDatas: priceRows })
export type NewService = z.output<typeof newServiceSchema>

export const changedServiceSchema = z.object({ id, ...changedFields, servicePriceDatas: priceRows })
export type ChangedService = z.output<typeof changedServiceSchema>
