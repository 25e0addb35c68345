import type { Prisma } from '../../db/generated/client.ts'
import { cleanLine } from '../../lib/clean-text.ts'
import type { Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import { type Language, pick, toLanguage } from '../../lib/languages.ts'
import { shownPhone } from '../../lib/phone.ts'
import { quoteSchema } from '../catalog/quote-schema.ts'
import { storedInWords } from '../options/stored-words.ts'
import { type Email, type Fact, greet, type Say, sayIn } from './email.ts'
import { formatCount, formatMoment, formatMoney } from './formats.ts'
import { type ToCompany, toCompany } from './to-company.ts'

export type EmailedOrder = Prisma.OrderGetPayload<{ include: { user: true } }>

const receivedSubject: Message = /*i18n*/ {
  id: 'mail.orderReceived.subject',
  message: 'We have received your order No. {order}',
}
const receivedText: Message = /*i18n*/ {
  id: 'mail.orderReceived.text',
  message: 'Thank you for your order! We are looking at it and will tell you the price.',
}
const companySubject: Message = /*i18n*/ { id: 'mail.orderCompany.subject', message: 'New order No. {order}' }
const companyText: Message = /*i18n*/ {
  id: 'mail.orderCompany.text',
  message: '{client} has placed an order. It is waiting for a price.',
}
const acceptedSubject: Message = /*i18n*/ {
  id: 'mail.orderAccepted.subject',
  message: 'Your order No. {order} is accepted',
}
const acceptedText: Message = /*i18n*/ {
  id: 'mail.orderAccepted.text',
  message: 'We have accepted your order. Its price is {price}.',
}
const refusedSubject: Message = /*i18n*/ {
  id: 'mail.orderNotApproved.subject',
  message: 'Your order No. {order} was not approved',
}
const refusedText: Message = /*i18n*/ {
  id: 'mail.orderNotApproved.text',
  message: 'Unfortunately we cannot take this order. Please call or write to us if you have a question.',
}
const readySubject: Message = /*i18n*/ {
  id: 'mail.orderReady.subject',
  message: 'Your order No. {order} is ready',
}
const readyText: Message = /*i18n*/ {
  id: 'mail.orderReady.text',
  message: 'Your order is ready. You can collect it from us.',
}
const correctedSubject: Message = /*i18n*/ {
  id: 'mail.orderPriceCorrected.subject',
  message: 'The price of your order No. {order} has changed',
}
const correctedText: Message = /*i18n*/ {
  id: 'mail.orderPriceCorrected.text',
  message: 'The price of your order was {oldPrice}. It is now {price}.',
}
const seeOrder: Message = /*i18n*/ { id: 'mail.order.see', message: 'See the order' }
const newOrders: Message = /*i18n*/ { id: 'mail.order.new', message: 'New orders' }
const labels = {
  order: /*i18n*/ { id: 'mail.order.number', message: 'Order' },
  service: /*i18n*/ { id: 'mail.order.service', message: 'Service' },
  product: /*i18n*/ { id: 'mail.order.product', message: 'Product' },
  count: /*i18n*/ { id: 'mail.order.count', message: 'Quantity' },
  comment: /*i18n*/ { id: 'mail.order.comment', message: 'Comment' },
  placed: /*i18n*/ { id: 'mail.order.placed', message: 'Ordered on' },
  price: /*i18n*/ { id: 'mail.order.price', message: 'Price' },
  estimate: /*i18n*/ { id: 'mail.order.estimate', message: 'Estimate' },
  pickup: /*i18n*/ { id: 'mail.order.pickup', message: 'Where to collect it' },
  reason: /*i18n*/ { id: 'mail.order.reason', message: 'Reason' },
  client: /*i18n*/ { id: 'mail.order.client', message: 'Customer' },
  phone: /*i18n*/ { id: 'mail.order.phone', message: 'Phone' },
  email: /*i18n*/ { id: 'mail.order.email', message: 'E-mail' },
} as const satisfies Record<string, Message>

/** To the customer: the order is there. */
export function receivedEmail(order: EmailedOrder, siteUrl: string): Email {
  return toCustomer(order, siteUrl, receivedSubject, (say) => say(receivedText))
}

/** To the customer: the price that staff entered. Null without one. */
export function acceptedEmail(order: EmailedOrder, siteUrl: string): Email | null {
  const { price } = order
  if (price === null) return null
  return toCustomer(order, siteUrl, acceptedSubject, (say, language) =>
    say(acceptedText, { price: formatMoney(price, language) }),
  )
}

/** To the customer: it can be collected, where and under which phone. */
export function readyEmail(
  order: EmailedOrder,
  { address, phoneNumber }: { address: string; phoneNumber: string },
  siteUrl: string,
): Email {
  const email = toCustomer(order, siteUrl, readySubject, (say) => say(readyText))
  const say = sayIn(email.language)
  const place = [
    { label: say(labels.pickup), value: address },
    { label: say(labels.phone), value: phoneNumber },
  ].filter(({ value }) => value !== '')
  return { ...email, facts: [...place, ...(email.facts ?? [])] }
}

/** To the customer: the order was cancelled by staff, and why, where they have written it. */
export function notApprovedEmail(order: EmailedOrder, reason: string | null, siteUrl: string): Email {
  const email = toCustomer(order, siteUrl, refusedSubject, (say) => say(refusedText))
  return withReason(email, reason)
}

function withReason(email: Email, reason: string | null): Email {
  if (reason === null) return email
  const label = sayIn(email.language)(labels.reason)
  return { ...email, facts: [{ label, value: reason }, ...(email.facts ?? [])] }
}

/** To the customer: another price counts now, and why. Prices in qəpik; null for what corrects none. */
export function correctedEmail(
  order: EmailedOrder,
  { price, oldPrice, reason }: { price: number | null; oldPrice: number | null; reason: string | null },
  siteUrl: string,
): Email | null {
  if (price === null || oldPrice === null) return null
  const email = toCustomer({ ...order, price }, siteUrl, correctedSubject, (say, language) =>
    say(correctedText, {
      oldPrice: formatMoney(oldPrice, language),
      price: formatMoney(price, language),
    }),
  )
  return withReason(email, reason)
}

/** To the company: who ordered what. */
export function companyEmail(order: EmailedOrder, to: ToCompany): Email {
  const { language } = to
  const say = sayIn(language)
  return toCompany(to, {
    subject: say(companySubject, { order: order.id }),
    text: say(companyText, { client: customerOf(order) }),
    facts: [...factsOf(order, say, language), ...customerFacts(order, say)],
    action: { label: say(newOrders), path: `/newordersadmin?order=${order.id}` },
  })
}

/** Who it is, and how to reach them. */
export const customerFacts = (order: EmailedOrder, say: Say): Fact[] => [
  { label: say(labels.client), value: customerOf(order) },
  { label: say(labels.phone), value: shownPhone(order.user.phoneNumber) },
  { label: say(labels.email), value: addressOf(order) },
]

/** Of the page on which it was placed. */
export const languageOf = (order: EmailedOrder): Language => toLanguage(order.language ?? order.user.language)

export const customerOf = ({ user }: EmailedOrder): string => cleanLine(`${user.name} ${user.surname}`)

/** Of a customer without an account as staff wrote it down; empty where they didn't (CUS-7). */
export const addressOf = ({ user }: EmailedOrder): string => user.email || user.contactEmail

/** To the customer about his order: greeted, with what was ordered and where to see it. */
export function toCustomer(
  order: EmailedOrder,
  siteUrl: string,
  subject: Message,
  text: (say: Say, language: Language) => string,
): Email {
  const language = languageOf(order)
  const say = sayIn(language)
  return {
    to: { name: customerOf(order), address: addressOf(order) },
    language,
    ink: 'cyan',
    subject: say(subject, { order: order.id }),
    greeting: greet(say, order.user.name),
    paragraphs: [text(say, language)],
    facts: factsOf(order, say, language),
    action: { label: say(seeOrder), url: siteUrl + addressIn(language, `/myorder/${order.id}`) },
  }
}

/** The names that the order was placed with. */
export function factsOf(order: EmailedOrder, say: Say, language: Language): Fact[] {
  const { productName, productName_ru, productName_en } = order
  const product =
    productName === null
      ? ''
      : pick(
          { productName, productName_ru: productName_ru ?? '', productName_en: productName_en ?? '' },
          'productName',
          language,
        )
  return [
    { label: say(labels.order), value: `№ ${order.id}` },
    { label: say(labels.service), value: pick(order, 'serviceName', language) },
    { label: say(labels.product), value: product },
    ...storedInWords(order.options, language),
    { label: say(labels.count), value: formatCount(order.count, language) },
    { label: say(labels.price), value: order.price === null ? '' : formatMoney(order.price, language) },
    { label: say(labels.estimate), value: estimateOf(order, language) },
    { label: say(labels.comment), value: order.comment },
    { label: say(labels.placed), value: formatMoment(order.createdAt, language) },
  ].filter(({ value }) => value !== '')
}

/** What the screen showed when it was placed; empty once there is a price, or where there were no prices. */
function estimateOf({ price, quote }: EmailedOrder, language: Language): string {
  if (price !== null || quote === null) return ''
  return formatMoney(quoteSchema.parse(quote).total, language)
}
