import type { Database } from '../../db/client.ts'
import { AppError, type FieldError, type Message } from '../../lib/errors.ts'
import { defaultLanguage, type Language } from '../../lib/languages.ts'
import { type Quote, quote } from '../catalog/pricing.ts'
import { ownDiscount } from '../customers/own-discount.ts'
import type { OrderedOptions } from '../options/ordered-options.ts'
import { findItemsOnSale, type ItemOnSale } from './item-on-sale.ts'
import { mostPieces, tooManyPieces } from './most-pieces.ts'
import type { OrderRequest } from './order-key.ts'
import { priceOptions } from './price-options.ts'

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
  /** Without a product, the words of a line that staff wrote freely. */
  productName: string | null
  productName_ru: string | null
  productName_en: string | null
  product: Pictured | null
  /** Null without tiers, and where a choice is priced on request. */
  quote: Quote | null
  /** None where nothing can be chosen. */
  options?: OrderedOptions | null
}

/** `title`: of a line that staff write freely, instead of a product. */
type Wanted = Pick<OrderRequest, 'serviceId' | 'serviceTypeId' | 'count' | 'options'> & {
  title?: string | undefined
}
/** Whose order it is, and in which language what is wrong with a choice is said. */
type Customer = { customerBp: number | null; language: Language }
type Refused = { errors: FieldError[] }

/**
 * What an order keeps of its service and product: the names in three languages and the price that was
 * suggested to this customer at `now` (ORD-2).
 * @throws VALIDATION for a service or product that isn't on sale, without a product where one must be chosen, and for
 * choices that aren't possible (OPT-10) or more pieces than one order may have (ORD-22), said in `language`
 */
export async function orderedItem(
  db: Database,
  userId: number,
  request: Wanted,
  now: Date,
  language: Language = defaultLanguage,
): Promise<OrderedItem> {
  const [item] = await settledItems(db, userId, [request], { now, language })
  if (!item) throw new TypeError('as many items as were wanted')
  if ('errors' in item) throw new AppError('VALIDATION', item.errors[0]?.message, item)
  return item
}

/** {@link orderedItem} of several `lines`, in one query. @throws VALIDATION that names every wrong line (`lines.3.serviceId`) */
export async function orderedItems(
  db: Database,
  userId: number,
  lines: readonly Wanted[],
  now: Date,
  language: Language = defaultLanguage,
): Promise<OrderedItem[]> {
  const settled = await settledItems(db, userId, lines, { now, language })
  const errors = settled.flatMap((item, index) =>
    'errors' in item ? item.errors.map((error) => ({ ...error, path: `lines.${index}.${error.path}` })) : [],
  )
  if (errors.length > 0) throw new AppError('VALIDATION', errors[0]?.message, { errors })
  return settled.filter((item) => 'serviceId' in item)
}

async function settledItems(
  db: Database,
  userId: number,
  wanted: readonly Wanted[],
  { now, language }: { now: Date; language: Language },
): Promise<(OrderedItem | Refused)[]> {
  const { items, discounts, spent } = await findItemsOnSale(db, wanted, userId, now)
  const customerBp = ownDiscount(discounts, spent)
  return wanted.map((one, index) => settleItem(one, items[index] ?? null, { customerBp, language }))
}

/** One line of {@link orderedItems}: what an order would keep of it, or what is wrong with it. */
export function settleItem(
  wanted: Wanted,
  item: ItemOnSale | null,
  { customerBp, language }: Customer,
): OrderedItem | Refused {
  const { serviceId, serviceTypeId, count, title, options: selection } = wanted
  if (!item) return refused('serviceId', serviceUnknown)
  if (count > mostPieces) return refused('count', tooManyPieces)
  const { service, product, campaignBp } = item
  if (serviceTypeId !== null && !product) return refused('serviceTypeId', productUnknown)
  const ordered = {
    serviceId,
    serviceName: service.name,
    serviceName_ru: service.name_ru,
    serviceName_en: service.name_en,
    service,
    productId: serviceTypeId,
  }
  if (title !== undefined) {
    const names = { productName: title, productName_ru: title, productName_en: title }
    return { ...ordered, productId: null, ...names, product: null, quote: null, options: null }
  }
  if (serviceTypeId === null && item.hasProducts) return refused('serviceTypeId', productRequired)
  const { prices: tiers } = product ?? service
  const asked = { selection, count, language, campaignBp, customerBp }
  const priced = priceOptions(product?.options ?? null, asked)
  if (priced && 'errors' in priced) return priced
  return {
    ...ordered,
    productName: product?.name ?? null,
    productName_ru: product?.name_ru ?? null,
    productName_en: product?.name_en ?? null,
    product,
    ...(priced ?? { quote: quote({ tiers, count, campaignBp, customerBp }), options: null }),
  }
}

const refused = (path: string, message: Message): Refused => ({ errors: [{ path, message }] })
