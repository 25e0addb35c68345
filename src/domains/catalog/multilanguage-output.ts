import { z } from 'zod'
import { type ServiceCampaign, serviceCampaignSchema } from '../campaigns/running-campaigns.ts'
import { allTextsOf, allTextsOut } from '../content/texts.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { artworkNeeds } from './artwork-need.ts'
import type { KeptLowest } from './piece-price.ts'
import { priceSchema, toPrices } from './price-output.ts'
import type { Reductions } from './reductions.ts'
import type { ProductRow, ServiceWithProductPricesRow } from './service-rows.ts'

/** Texts as stored, without fallback, and what only staff see (API-5). */
const multilanguageCard = z.object({
  id: z.int(),
  ...allTextsOut('product'),
  photoUrl: z.string(),
  priority: z.int(),
  state: z.boolean(),
  /** Whether orders need artwork; null: a product follows its service. */
  artwork: z.enum(artworkNeeds).nullable(),
  /** The card's own preflight profile; null means none, and a product then follows its service. */
  profileId: z.int().nullable(),
  /** Ten digits of the state's list, for an e-qaimə; empty: none of its own (DOC-20). */
  goodsCode: z.string(),
  /** Both follow from its name, and no one has looked at them yet. */
  isArtworkGuessed: z.boolean(),
  /** Sent back with a PUT, which is refused (409) when another user has saved since. */
  updatedAt: z.iso.datetime(),
})

/** Its prices came ready-made and staff have saved none yet; of a service: those of a product (RDY-4). */
const examplePrices = z.boolean()

/** Which campaign the prices carry, for the admin; null without one. */
const campaign = serviceCampaignSchema.nullable()

export const multilanguageServiceSchema = multilanguageCard.extend({
  ...allTextsOut('service'),
  serviceTypes: z.array(multilanguageCard.extend({ serviceTypePrices: z.array(priceSchema), examplePrices })),
  servicePrices: z.array(priceSchema),
  examplePrices,
  campaign,
})
export type MultilanguageService = z.infer<typeof multilanguageServiceSchema>

export const multilanguageProductSchema = multilanguageCard.extend({
  serviceId: z.int(),
  /** Grams of 100 pieces; null: what its choices weigh, if that is known (DEL-23). */
  weightOf100: z.int().nullable(),
  serviceTypePrices: z.array(priceSchema),
  examplePrices,
  campaign,
})
export type MultilanguageProduct = z.infer<typeof multilanguageProductSchema>

type CardRow = Omit<ProductRow, 'prices' | 'serviceId' | 'examplePrices' | 'weightOf100' | keyof KeptLowest>

function toMultilanguageCard(row: CardRow): z.infer<typeof multilanguageCard> {
  const { id, priority, state, artwork, profileId, goodsCode, isArtworkGuessed } = row
  const updatedAt = row.updatedAt.toISOString()
  const photoUrl = pictureUrl(row.photo)
  return {
    id,
    ...allTextsOf('product', row),
    photoUrl,
    priority,
    state,
    artwork,
    profileId,
    goodsCode,
    isArtworkGuessed,
    updatedAt,
  }
}

export function toMultilanguageService(
  row: ServiceWithProductPricesRow,
  reductions: Reductions,
  campaign: ServiceCampaign | null,
): MultilanguageService {
  return {
    ...toMultilanguageCard(row),
    ...allTextsOf('service', row),
    serviceTypes: row.products.map((product) => ({
      ...toMultilanguageCard(product),
      serviceTypePrices: toPrices(product.prices, row.id, reductions),
      examplePrices: product.examplePrices,
    })),
    servicePrices: toPrices(row.prices, row.id, reductions),
    examplePrices: row.products.some((product) => product.examplePrices),
    campaign,
  }
}

export function toMultilanguageProduct(
  row: ProductRow,
  reductions: Reductions,
  campaign: ServiceCampaign | null,
): MultilanguageProduct {
  return {
    ...toMultilanguageCard(row),
    serviceId: row.serviceId,
    weightOf100: row.weightOf100,
    serviceTypePrices: toPrices(row.prices, row.serviceId, reductions),
    examplePrices: row.examplePrices,
    campaign,
  }
}
