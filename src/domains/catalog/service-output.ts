import { z } from 'zod'
import type { Language } from '../../lib/languages.ts'
import { type AllTexts, type TextColumn, textsIn, textsOutInOne } from '../content/texts.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { piecePriceFrom } from './piece-price.ts'
import { priceSchema, toPrices } from './price-output.ts'
import type { Tier } from './pricing.ts'
import { type Reductions, reductionOn } from './reductions.ts'
import type { ServiceRow } from './service-rows.ts'

/** Texts and picture that services and products share, in lists and in search results. */
export const cardSchema = z.object({
  id: z.int(),
  ...textsOutInOne('product'),
  /** Root-relative; empty without a picture. */
  photoUrl: z.string(),
  /** Only for staff with the area: false means hidden from everyone else (BAS-8). */
  state: z.boolean().optional(),
})
export type Card = z.infer<typeof cardSchema>

/** With the lowest price of one piece, AZN, after the present discounts; null where prices are on request. */
export const pricedCardSchema = cardSchema.extend({ priceFrom: z.number().nullable() })
export type PricedCard = z.infer<typeof pricedCardSchema>

/** Service; `priceFrom` is an addition. */
export const serviceSchema = pricedCardSchema.extend({
  ...textsOutInOne('service'),
  priority: z.int(),
  serviceTypes: z.array(pricedCardSchema),
  servicePrices: z.array(priceSchema),
})
export type Service = z.infer<typeof serviceSchema>

export type CardRow = Pick<
  ServiceRow['products'][number],
  'id' | TextColumn<'product'> | 'photo' | 'priority' | 'state'
>

/** What the output of a service is made from. */
export type ListedService = CardRow &
  AllTexts<'service'> & {
    /** Each with at least its cheapest tier. */
    products: (CardRow & { prices: Tier[] })[]
    prices: ({ id: number } & Tier)[]
  }

export function toCard(row: CardRow, language: Language, seesAll: boolean): Card {
  return {
    id: row.id,
    ...textsIn('product', row, language),
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
  const { percentageBp } = reductionOn(row.id, reductions)
  return {
    ...toPricedCard(row, language, seesAll, reductions),
    ...textsIn('service', row, language),
    priority: row.priority,
    serviceTypes: row.products.map((product) => ({
      ...toCard(product, language, seesAll),
      priceFrom: piecePriceFrom(product.prices, percentageBp),
    })),
    servicePrices: toPrices(row.prices, row.id, reductions),
  }
}

/** A service with products shows theirs: its own tiers count only where none of them has any. */
export function toPricedCard(
  row: ListedService,
  language: Language,
  seesAll: boolean,
  reductions: Reductions,
): PricedCard {
  const ofProducts = row.products.flatMap(({ prices }) => prices)
  const tiers = ofProducts.length > 0 ? ofProducts : row.prices
  const { percentageBp } = reductionOn(row.id, reductions)
  return { ...toCard(row, language, seesAll), priceFrom: piecePriceFrom(tiers, percentageBp) }
}
