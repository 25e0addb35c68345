import type { Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { storedInLine } from '../options/stored-words.ts'
import type { Email, Fact, Say } from './email.ts'
import { greet, sayIn } from './email.ts'
import { formatCount, formatMoney } from './formats.ts'
import { addressOf, customerFacts, customerOf, type EmailedOrder, languageOf } from './order-emails.ts'
import { type ToCompany, toCompany } from './to-company.ts'

const words = {
  received: /*i18n*/ {
    id: 'mail.purchaseReceived.subject',
    message: 'We have received your orders No. {orders}',
  },
  receivedText: /*i18n*/ {
    id: 'mail.purchaseReceived.text',
    message: 'Thank you for your orders! We are looking at them and will tell you the prices.',
  },
  accepted: /*i18n*/ {
    id: 'mail.purchaseAccepted.subject',
    message: 'Your orders No. {orders} are accepted',
  },
  acceptedText: /*i18n*/ {
    id: 'mail.purchaseAccepted.text',
    message: 'We have accepted your orders. They cost {price} in all.',
  },
  company: /*i18n*/ { id: 'mail.purchaseCompany.subject', message: 'New orders No. {orders}' },
  companyText: /*i18n*/ {
    id: 'mail.purchaseCompany.text',
    message: '{client} has placed several orders. They are waiting for their prices.',
  },
  count: /*i18n*/ { id: 'mail.purchase.count', message: '{count} pcs' },
  see: /*i18n*/ { id: 'mail.purchase.see', message: 'See the orders' },
  newOrders: /*i18n*/ { id: 'mail.order.new', message: 'New orders' },
} as const satisfies Record<string, Message>

type Purchase = readonly [EmailedOrder, ...EmailedOrder[]]

/** To the customer: several orders that were placed together, each in a line; accepted at once where all have a price. */
export function purchaseEmail(orders: Purchase, siteUrl: string): Email {
  const [first] = orders
  const language = languageOf(first)
  const say = sayIn(language)
  const total = totalOf(orders)
  const numbers = { orders: numbersOf(orders) }
  const text =
    total === null
      ? say(words.receivedText)
      : say(words.acceptedText, { price: formatMoney(total, language) })
  return {
    to: { name: customerOf(first), address: addressOf(first) },
    language,
    ink: 'cyan',
    subject: say(total === null ? words.received : words.accepted, numbers),
    greeting: greet(say, first.user.name),
    paragraphs: [text],
    facts: orders.map((order) => factOf(order, say, language)),
    action: { label: say(words.see), url: siteUrl + addressIn(language, '/myorder') },
  }
}

/** To the company: who ordered what. */
export function companyPurchaseEmail(orders: Purchase, to: ToCompany): Email {
  const [first] = orders
  const say = sayIn(to.language)
  return toCompany(to, {
    subject: say(words.company, { orders: numbersOf(orders) }),
    text: say(words.companyText, { client: customerOf(first) }),
    facts: [...orders.map((order) => factOf(order, say, to.language)), ...customerFacts(first, say)],
    action: { label: say(words.newOrders), path: `/newordersadmin?order=${first.id}` },
  })
}

const numbersOf = (orders: Purchase): string => orders.map(({ id }) => id).join(', ')

/** Qəpik; null while one of them has no price yet. */
function totalOf(orders: Purchase): number | null {
  const prices = orders.flatMap(({ price }) => price ?? [])
  return prices.length === orders.length ? prices.reduce((sum, price) => sum + price, 0) : null
}

/** `№ 12`: what, how many, for how much, what was chosen, and what the customer wrote. */
function factOf(order: EmailedOrder, say: Say, language: Language): Fact {
  const { productName, productName_ru, productName_en } = order
  const service = pick(order, 'serviceName', language)
  const names = { name: productName ?? '', name_ru: productName_ru ?? '', name_en: productName_en ?? '' }
  const item = [service, pick(names, 'name', language)].filter(Boolean).join(', ')
  const price = order.price === null ? [] : [formatMoney(order.price, language)]
  const count = say(words.count, { count: formatCount(order.count, language) })
  const line = [item, count, ...price].join(' · ')
  const value = [line, storedInLine(order.options, language), order.comment].filter(Boolean).join('\n')
  return { label: `№ ${order.id}`, value }
}
