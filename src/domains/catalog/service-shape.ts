import { z } from 'zod'
import { type Language, pickAll } from '../../lib/languages.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { priceSchema, toPrices } from './price-shape.ts'
import type { Reductions } from './reductions.ts'
import type { ServiceRow } from './service-rows.ts'

/** Name, text and picture of a service or product, as in lists and in what a search finds. */
export const cardSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Root-relative; empty without a picture. */
  photoUrl: z.string(),
  /** Only for staff of the area: false is hidden from everybody else (api-contract, `state`). */
  state: z.boolean().optional(),
})
export type Card = z.infer<typeof cardSchema>

/** Service (api-contract, "Shapes"). */
export const serviceSchema = cardSchema.extend({
  priority: z.int(),
  serviceTypes: z.array(cardSchema),
  servicePrices: z.array(priceSchema),
})
export type Service = z.infer<typeof serviceSchema>

type CardRow = Pick<
  ServiceRow['products'][number],
  | 'id'
  | 'name'
  | 'name_ru'
  | 'name_en'
  | 'description'
  | 'description_ru'
  | 'description_en'
  | 'photo'
  | 'priority'
  | 'state'
>

/** What the shape of a service is made of. */
export type ListedService = CardRow & {
  products: CardRow[]
  prices: { id: number; count: number; price: number }[]
}

export function toCard(row: CardRow, language: Language, seesAll: boolean): Card {
  return {
    id: row.id,
    ...pickAll(row, ['name', 'description'], language),
    photoUrl: pictureUrl(row.photo),
    ...(seesAll && { state: row.state }),
  }
}

export function toService(
  row: ListedService,
  language: Language,
  seesAll: boolean,
  reductions: Reductions,
): Service {
  return {
    ...toCard(row, language, seesAll),
    priority: row.priority,
    serviceTypes: row.products.map((product) => toCard(product, language, seesAll)),
    servicePrices: toPrices(row.prices, row.id, reductions),
  }
}
