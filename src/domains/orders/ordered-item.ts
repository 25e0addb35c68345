import type { Database } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { type Quote, quote } from '../catalog/pricing.ts'
import { ownDiscount } from '../customers/own-discount.ts'
import { findItemOnSale, type ItemOnSale } from './item-on-sale.ts'
import type { OrderRequest } from './order-key.ts'

const serviceUnknown: Message = /*i18n*/ {
  id: 'orders.serviceUnknown',
  message: 'This service cannot be ordered.',
}
const productUnknown: Message = /*i18n*/ {
  id: 'orders.productUnknown',
  message: 'This product does not belong to the service.',
}
const productRequired: Message = /*i18n*/ {
  id: 'orders.productRequired',
  message: 'No product was chosen.',
}

type Pictured = Pick<ItemOnSale['service'], 'photo'>

/** The columns of an order that say what was ordered, and the pictures. */
export type OrderedItem = {
  serviceId: number
  serviceName: string
  serviceName_ru: string
  serviceName_en: string
  service: Pictured
  productId: number | null
  productName: string | null
  productName_ru: string | null
  productName_en: string | null
  product: Pictured | null
  /** Null without tiers. */
  quote: Quote | null
}

/**
 * What an order keeps of its service and product: the names in three languages and the price that was
 * suggested to this customer at `now` (ORD-2).
 * @throws VALIDATION for a service or product that isn't on sale, or without a product where one must be chosen
 */
export async function orderedItem(
  db: Database,
  userId: number,
  request: OrderRequest,
  now: Date,
): Promise<OrderedItem> {
  const item = await findItemOnSale(db, request, userId, now)
  if (!item) throw invalid('serviceId', serviceUnknown)
  const { service, product, campaignBp, discounts, spent } = item
  if (request.serviceTypeId === null && item.hasProducts) throw invalid('serviceTypeId', productRequired)
  if (request.serviceTypeId !== null && !product) throw invalid('serviceTypeId', productUnknown)
  const { prices: tiers } = product ?? service
  const customerBp = ownDiscount(discounts, spent)
  return {
    serviceId: request.serviceId,
    serviceName: service.name,
    serviceName_ru: service.name_ru,
    serviceName_en: service.name_en,
    service,
    productId: request.serviceTypeId,
    productName: product?.name ?? null,
    productName_ru: product?.name_ru ?? null,
    productName_en: product?.name_en ?? null,
    product,
    quote: quote({ tiers, count: request.count, campaignBp, customerBp }),
  }
}
