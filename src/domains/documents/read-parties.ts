import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { orderNames } from '../../db/order-names.ts'
import { bakuDay } from '../../lib/days.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { pick, toLanguage } from '../../lib/languages.ts'
import { storedInLine } from '../options/stored-choices.ts'
import { countingCharges } from '../order-money/charge-output.ts'
import { sellerOn } from '../seller/read-seller.ts'
import { missingRequisites, type Seller } from '../seller/seller-input.ts'
import type { DocumentBuyer, OrderLine, Said } from './document-content.ts'

const noRequisites: Message = /*i18n*/ {
  id: 'documents.noRequisites',
  message: 'The company’s requisites aren’t written down yet, so no document can be issued.',
}

/** Who sells today. @throws CONFLICT while requisites are missing (DOC-1) */
export async function issuingSeller(tx: Transaction, at: Date): Promise<Seller> {
  const seller = await sellerOn(tx, bakuDay(at))
  if (!seller || missingRequisites(seller).length > 0) throw new AppError('CONFLICT', noRequisites)
  return seller
}

const orderParts = {
  id: true,
  userId: true,
  status: true,
  count: true,
  price: true,
  options: true,
  ...orderNames,
  language: true,
  buyer: true,
  user: { select: { name: true, surname: true, language: true } },
  money: { select: { total: true, paid: true, refunded: true } },
  charges: countingCharges,
} as const satisfies Prisma.OrderSelect
export type DocumentOrder = Prisma.OrderGetPayload<{ select: typeof orderParts }>

/** Orders with who pays for them, locked in the order of their ids until the transaction ends. */
export async function holdDocumentOrders(tx: Transaction, ids: readonly number[]): Promise<DocumentOrder[]> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`
  return tx.order.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' }, select: orderParts })
}

/** Who pays for all of these: the company that each of them names, or else their customer as a person. */
export function buyerOf(orders: readonly DocumentOrder[]): { buyerId: number | null; buyer: DocumentBuyer } {
  const [first] = orders
  const company = first?.buyer
  if (company && orders.every(({ buyer }) => buyer?.id === company.id)) {
    const { name, voen, address, requisites, contract } = company
    return { buyerId: company.id, buyer: { isCompany: true, name, voen, address, requisites, contract } }
  }
  const name = `${first?.user.name ?? ''} ${first?.user.surname ?? ''}`.trim()
  const nothing = { voen: '', address: '', requisites: '', contract: '' }
  return { buyerId: null, buyer: { isCompany: false, name, ...nothing } }
}

/** The language below the Azerbaijani one: that of the first order, or its customer's. */
export const secondLanguage = ([first]: readonly DocumentOrder[]) =>
  toLanguage(first?.language ?? first?.user.language)

/** What a document says of an order: product or service, and what was chosen of it. */
export function toOrderLine(order: DocumentOrder): OrderLine {
  const { productName, productName_ru, productName_en } = order
  const product = {
    productName: productName ?? '',
    productName_ru: productName_ru ?? '',
    productName_en: productName_en ?? '',
  }
  const titleIn = (language: keyof Said) =>
    pick(product, 'productName', language) || pick(order, 'serviceName', language)
  return {
    orderId: order.id,
    title: { az: titleIn('az'), ru: titleIn('ru'), en: titleIn('en') },
    details: {
      az: storedInLine(order.options, 'az'),
      ru: storedInLine(order.options, 'ru'),
      en: storedInLine(order.options, 'en'),
    },
    quantity: order.count,
  }
}
