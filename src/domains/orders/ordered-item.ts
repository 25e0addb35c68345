import type { Database } from '../../db/client.ts'
import { AppError, type FieldError, type Message } from '../../lib/errors.ts'
import { defaultLanguage, type Language } from '../../lib/languages.ts'
import { type CalculatedPrice, calculatePrice } from '../catalog/pricing.ts'
import { ownDiscount } from '../customers/own-discount.ts'
import { weightOf } from '../delivery/weight.ts'
import type { Configuration, Selection } from '../options/configuration.ts'
import { findingErrors } from '../options/finding-messages.ts'
import { isOnlyAsked } from '../options/findings.ts'
import { type OrderedOptions, toOrderedOptions } from '../options/ordered-options.ts'
import { plainPrice } from '../options/plain-price.ts'
import { quoteOptions } from '../options/quote-options.ts'
import { findItemsOnSale, type ItemOnSale } from './item-on-sale.ts'
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
  /** Without a product, the title of a line that staff wrote freely. */
  productName: string | null
  productName_ru: string | null
  productName_en: string | null
  product: Pictured | null
  /** With packing; null where it isn't known. */
  grams: number | null
  /** Null without tiers, and where the selection's price is on request. */
  quote: CalculatedPrice | null
  /** None for a product without options. */
  options?: OrderedOptions | null
}

/** `title` is that of a line that staff write freely, instead of a product. */
type Wanted = Pick<OrderRequest, 'serviceId' | 'serviceTypeId' | 'count' | 'options'> & {
  title?: string | undefined
}
/** The customer's discount, and the language of errors about a choice. */
type Customer = { customerBp: number | null; language: Language }
type SoldProduct = NonNullable<ItemOnSale['product']>
const nothingChosen: Selection = { choices: {}, ownSize: null }
type Refused = { errors: FieldError[] }

/**
 * What an order stores of its service and product: the names in three languages and the price calculated for
 * this customer at `now` (ORD-2).
 * @throws VALIDATION in `language` for a service or product that isn't on sale, without a product where one
 * must be chosen, for choices that aren't possible (OPT-10), and for more pieces than one order may have
 * (ORD-22)
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

/** One line of {@link orderedItems}: what an order would store, or what is wrong with it. */
export function settleItem(
  wanted: Wanted,
  item: ItemOnSale | null,
  { customerBp, language }: Customer,
): OrderedItem | Refused {
  const { serviceId, serviceTypeId, count, title, options: selection } = wanted
  if (!item) return refused('serviceId', serviceUnknown)
  if (count > maxPieces) return refused('count', tooManyPieces)
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
    return { ...ordered, productId: null, ...names, product: null, grams: null, quote: null, options: null }
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
    grams: product && gramsOf(product, wanted),
    ...(priced ?? { quote: calculatePrice({ tiers, count, campaignBp, customerBp }), options: null }),
  }
}

/** As the browser reckons it for the basket (DEL-20). */
const gramsOf = ({ weightOf100, options }: SoldProduct, { options: selection, count }: Wanted) =>
  weightOf({ weightOf100, configuration: options?.configuration ?? null }, selection ?? nothingChosen, count)

const refused = (path: string, message: Message): Refused => ({ errors: [{ path, message }] })

/**
 * The most pieces of one order: minutes, areas and prices can then be calculated and stored exactly (ORD-22).
 */
const maxPieces = 100_000_000

const tooManyPieces: Message = /*i18n*/ {
  id: 'orders.tooManyPieces',
  message:
    'At most 100,000,000 pieces in one order. For a larger run please write or call us: we make you an offer.',
}

const noChoices: Message = /*i18n*/ {
  id: 'orders.noChoices',
  message: 'Nothing can be chosen of this product.',
}

type Asked = {
  selection: Selection | undefined
  count: number
  /** The language of errors. */
  language: Language
  campaignBp: number | null
  customerBp: number | null
}

/**
 * The choices of a product with their price (OPT-10); by default the first ones. Null for a product without
 * options; errors by group and choice for what isn't possible.
 */
function priceOptions(
  offered: { version: number; configuration: Configuration } | null,
  { selection, language, ...asked }: Asked,
): { quote: CalculatedPrice | null; options: OrderedOptions } | { errors: FieldError[] } | null {
  if (!offered)
    return selection && hasAny(selection) ? { errors: [{ path: 'options', message: noChoices }] } : null
  const { configuration, version } = offered
  const input = { configuration, selection: selection ?? nothingChosen, ...asked }
  const priced = quoteOptions(input)
  if (!priced.isOrderable) {
    const inTheWay = priced.findings.filter((finding) => !isOnlyAsked(finding))
    return { errors: findingErrors(inTheWay, configuration, language) }
  }
  return {
    quote: plainPrice(input, priced),
    options: toOrderedOptions(configuration, version, priced),
  }
}

const hasAny = ({ choices, ownSize }: Selection): boolean =>
  ownSize !== null || Object.values(choices).some((keys) => keys.length > 0)
