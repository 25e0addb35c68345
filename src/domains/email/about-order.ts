import type { Prisma } from '../../db/generated/client.ts'
import { cleanLine } from '../../lib/clean-text.ts'
import { bakuDay } from '../../lib/days.ts'
import type { Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import { type Language, pick, toLanguage } from '../../lib/languages.ts'
import type { Qepik } from '../../lib/money.ts'
import { shownPhone } from '../../lib/phone.ts'
import { referenceOf } from '../../lib/reference.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { storedChoiceLabels } from '../options/stored-choices.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { type TaxKind, taxed } from '../tax/vat.ts'
import { toCompany } from './company.ts'
import type { EmailDefinition, Queued, Translator, Writing } from './define-email.ts'
import { type Action, type Fact, greet, type Say, sayIn } from './email.ts'
import { formatCount, formatMoment, formatMoney } from './formats.ts'
import { vatFacts } from './vat-facts.ts'

/** `taxKind`: how prices were taxed when the email was caused. */
export type EmailedOrder = Prisma.OrderGetPayload<{ include: { user: true } }> & { taxKind: TaxKind }
export type OfOrder = { orderId: number }
type AboutOrder = { order: EmailedOrder }
type Tells = EmailDefinition<OfOrder, object>['tells']

const seeOrder: Message = /*i18n*/ { id: 'mail.order.see', message: 'See the order' }
const openOrder: Message = /*i18n*/ { id: 'mail.order.open', message: 'Open the order' }
const labels = {
  order: /*i18n*/ { id: 'mail.order.number', message: 'Order' },
  service: /*i18n*/ { id: 'mail.order.service', message: 'Service' },
  product: /*i18n*/ { id: 'mail.order.product', message: 'Product' },
  count: /*i18n*/ { id: 'mail.order.count', message: 'Quantity' },
  comment: /*i18n*/ { id: 'mail.order.comment', message: 'Comment' },
  placed: /*i18n*/ { id: 'mail.order.placed', message: 'Ordered on' },
  price: /*i18n*/ { id: 'mail.order.price', message: 'Price' },
  estimate: /*i18n*/ { id: 'mail.order.estimate', message: 'Estimate' },
  client: /*i18n*/ { id: 'mail.order.client', message: 'Customer' },
  phone: /*i18n*/ { id: 'mail.order.phone', message: 'Phone' },
  email: /*i18n*/ { id: 'mail.order.email', message: 'E-mail' },
  reason: /*i18n*/ { id: 'mail.order.reason', message: 'Reason' },
  message: /*i18n*/ { id: 'mail.order.message', message: 'Message' },
} as const satisfies Record<string, Message>

type OrderEmail<Job, Data> = {
  tells?: Tells
  /** Translated with the number of the `order`. */
  subject: Message
  /** Translated with the `values`, and to the company with the `client`. */
  text: Message
  /** `causedAt` is when its cause happened. */
  read(
    job: Queued<Job & OfOrder>,
    writing: Writing & { causedAt: Date },
    order: EmailedOrder,
  ): Promise<Data | null>
  say?(
    data: Data & AboutOrder,
    translator: Translator,
  ): {
    values?: Record<string, string | number>
    /** After the text; only to the customer. */
    paragraphs?: readonly string[]
    facts?: readonly Fact[]
    /** What the customer is to do; seeing the order then stands beside it. */
    action?: Action | undefined
    notes?: string[]
  }
}

/** An email to a customer about their order: a greeting, what was ordered and where to see it. */
export function toCustomer<Job, Data extends object>(
  email: OrderEmail<Job, Data>,
): EmailDefinition<Job & OfOrder, Data & AboutOrder & { siteUrl: string }, 'confirmedAddress'> {
  const { tells, subject, text } = email
  return {
    to: 'confirmedAddress',
    tells,
    async read(job, writing) {
      const data = await readAbout(email, job, writing)
      return data && { ...data, siteUrl: writing.siteUrl }
    },
    write(data) {
      const { order, siteUrl } = data
      const opening = openingOf(order)
      const { language } = opening
      const say = sayIn(language)
      const said = email.say?.(data, { say, language }) ?? {}
      const { values, paragraphs = [], facts = [], action, notes = [] } = said
      const see = { label: say(seeOrder), url: siteUrl + addressIn(language, `/myorder/${order.id}`) }
      return {
        ...opening,
        subject: say(subject, { order: order.id }),
        paragraphs: [say(text, values), ...paragraphs],
        facts: [...facts, ...factsOf(order, { say, language })],
        action: action ?? see,
        ...(action && { more: see }),
        notes,
      }
    },
  }
}

/** An email to the company about what a customer has done with their order. */
export const toCompanyOfOrder = <Job, Data extends object>(email: OrderEmail<Job, Data>) =>
  toCompany<Job & OfOrder, Data & AboutOrder>({
    read: (job, writing) => readAbout(email, job, writing),
    say(data, translator) {
      const { order } = data
      const { say } = translator
      const { values, facts = [] } = email.say?.(data, translator) ?? {}
      return {
        subject: say(email.subject, { order: order.id }),
        text: say(email.text, { client: customerOf(order), ...values }),
        facts: [...facts, ...factsOf(order, translator)],
        action: { label: say(openOrder), path: `/ordersadmin/${order.id}` },
      }
    },
  })

async function readAbout<Job, Data extends object>(
  { tells, read }: OrderEmail<Job, Data>,
  job: Queued<Job & OfOrder>,
  writing: Writing,
): Promise<(Data & AboutOrder) | null> {
  const order = await readOrder(writing, job, tells)
  if (!order || order.user.deletedAt) return null
  const data = await read(job, { ...writing, causedAt: causeOf(job) }, order)
  return data && { order, ...data }
}

/** The events that hold the price of an order. */
export const pricedEvents = {
  where: { price: { not: null }, undoneBy: null },
  orderBy: { id: 'asc' },
  select: { id: true, price: true, createdAt: true },
} as const satisfies Prisma.Order$eventsArgs

/** An order, with its price at the email's cause. */
export async function readOrder({ db }: Writing, job: Queued<OfOrder>, tells: Tells) {
  const order = await db.order.findUnique({
    where: { id: job.orderId },
    include: { user: true, events: pricedEvents },
  })
  const taxKind = await taxKindOn(db, bakuDay(causeOf(job)))
  return order && { ...order, price: priceThen(job, order, tells), taxKind }
}

type Priced = { createdAt: Date; events: readonly { id: number; price: number | null; createdAt: Date }[] }

/**
 * The price of an order when its email was caused, whatever it is by now (EML-8); null before it had one.
 * Undone prices never counted. Emails about placing show the price it was placed with.
 */
export function priceThen(
  job: Queued<{ eventId?: number }>,
  { createdAt, events }: Priced,
  tells: Tells,
): number | null {
  const { eventId } = job
  const until = tells === 'placing' ? createdAt : causeOf(job)
  return events.findLast((event) => (eventId ? event.id <= eventId : event.createdAt <= until))?.price ?? null
}

/** When the cause of an email happened. */
export const causeOf = ({ causedAt, queuedAt }: Pick<Queued, 'causedAt' | 'queuedAt'>): Date =>
  new Date(causedAt ?? queuedAt)

/** The greeting and subject of every email to a customer about orders. */
export function openingOf(order: EmailedOrder) {
  const language = languageOf(order)
  return {
    to: { name: customerOf(order), address: addressOf(order) },
    language,
    ink: 'cyan',
    greeting: greet(sayIn(language), order.user.name),
  } as const
}

/** The language of the page on which the order was placed. */
export const languageOf = (order: EmailedOrder): Language => toLanguage(order.language ?? order.user.language)

export const customerOf = ({ user }: EmailedOrder): string => cleanLine(`${user.name} ${user.surname}`)

/** The address that staff noted for a customer without an account; empty without one (CUS-7). */
const addressOf = ({ user }: EmailedOrder): string => user.email || user.contactEmail

/** The customer's name and contact data. */
export const customerFacts = (order: EmailedOrder, say: Say): Fact[] => [
  { label: say(labels.client), value: customerOf(order) },
  { label: say(labels.phone), value: shownPhone(order.user.phoneNumber) },
  { label: say(labels.email), value: addressOf(order) },
]

export const reasonFact = (reason: string, { say }: Translator): Fact => ({
  label: say(labels.reason),
  value: reason,
})

/** A message from staff; empty when they wrote none. */
export const messageFacts = (message: string, { say }: Translator): Fact[] =>
  message === '' ? [] : [{ label: say(labels.message), value: message }]

/** The names at the time of the order. */
export function factsOf(order: EmailedOrder, translator: Translator): Fact[] {
  const { say, language } = translator
  const { vat } = taxed(order.price ?? estimateOf(order) ?? 0, order.taxKind)
  return [
    { label: say(labels.order), value: referenceOf(order.id, language) },
    { label: say(labels.service), value: pick(order, 'serviceName', language) },
    { label: say(labels.product), value: productOf(order, language) },
    ...storedChoiceLabels(order.options, language),
    { label: say(labels.count), value: formatCount(order.count, language) },
    { label: say(labels.price), value: order.price === null ? '' : formatMoney(order.price, language) },
    { label: say(labels.estimate), value: shownEstimate(order, language) },
    ...vatFacts(vat, translator),
    { label: say(labels.comment), value: order.comment },
    { label: say(labels.placed), value: formatMoment(order.createdAt, language) },
  ].filter(({ value }) => value !== '')
}

/** The product's name at the time of the order; empty without one. */
export const productOf = (
  { productName, productName_ru, productName_en }: EmailedOrder,
  language: Language,
): string =>
  pick(
    { name: productName ?? '', name_ru: productName_ru ?? '', name_en: productName_en ?? '' },
    'name',
    language,
  )

/** The estimate that the screen showed; null once there is a price, or where there were no prices. */
export const estimateOf = ({ price, quote }: EmailedOrder): Qepik | null =>
  price !== null || quote === null ? null : calculatedPriceSchema.parse(quote).total

function shownEstimate(order: EmailedOrder, language: Language): string {
  const estimate = estimateOf(order)
  return estimate === null ? '' : formatMoney(estimate, language)
}
