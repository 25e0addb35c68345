import type { Database } from '../../../db/client.ts'
import type { Prisma } from '../../../db/generated/client.ts'
import type { Message } from '../../../lib/errors.ts'
import { emailOf, givenUpStatuses, orderStatusNames } from '../../order-status/statuses.ts'
import {
  customerFacts,
  customerOf,
  type EmailedOrder,
  factsOf,
  languageOf,
  type OfOrder,
  readOrder,
  reasonFact,
  toCompanyOfOrder,
  toCustomer,
} from '../about-order.ts'
import { readPickup, toCompany } from '../company.ts'
import { formatMoney } from '../formats.ts'
import { readAsked, sayAsked } from '../money-asked.ts'
import { readPromised, sayPromised } from '../promised-day.ts'

/** `eventId` is the event it is about; without it, the last of that kind. */
type OfEvent = OfOrder & { eventId?: number }

const texts = {
  company: /*i18n*/ { id: 'mail.orderCompany.subject', message: 'New order No. {order}' },
  companyText: /*i18n*/ {
    id: 'mail.orderCompany.text',
    message: '{client} has placed an order. It is waiting for a price.',
  },
  newOrders: /*i18n*/ { id: 'mail.order.new', message: 'New orders' },
  pickup: /*i18n*/ { id: 'mail.order.pickup', message: 'Where to collect it' },
  phone: /*i18n*/ { id: 'mail.order.phone', message: 'Phone' },
} as const satisfies Record<string, Message>

export const orderEmails = {
  orderReceived: toCustomer({
    tells: 'placing',
    subject: /*i18n*/ {
      id: 'mail.orderReceived.subject',
      message: 'We have received your order No. {order}',
    },
    text: /*i18n*/ {
      id: 'mail.orderReceived.text',
      message: 'Thank you for your order! We are looking at it and will tell you the price.',
    },
    read: async (_job, { db }, order) => ((await isCancelledByCustomer(db, order)) ? null : {}),
  }),

  /** Erased customers are included: the company sees who ordered what. */
  orderReceivedCompany: toCompany<OfOrder, { order: EmailedOrder }>({
    async read(job, writing) {
      const order = await readOrder(writing, job, 'placing')
      return order && { order }
    },
    say({ order }, translator) {
      const { say } = translator
      return {
        subject: say(texts.company, { order: order.id }),
        text: say(texts.companyText, { client: customerOf(order) }),
        facts: [...factsOf(order, translator), ...customerFacts(order, say)],
        action: { label: say(texts.newOrders), path: `/newordersadmin?order=${order.id}` },
      }
    },
  }),

  /** This is also sent without an event, when staff placed the order with its price. */
  orderAccepted: toCustomer({
    tells: 'placing',
    subject: /*i18n*/ { id: 'mail.orderAccepted.subject', message: 'Your order No. {order} is accepted' },
    text: /*i18n*/ {
      id: 'mail.orderAccepted.text',
      message: 'We have accepted your order. Its price is {price}.',
    },
    async read(job: OfEvent, writing, order) {
      const { db, causedAt } = writing
      const { price } = order
      const move = await readMove(db, job, movesTo('orderAccepted'))
      if (!move || price === null) return null
      const asked = await readAsked(writing, { orders: [order], causedAt, language: languageOf(order) })
      return { price, asked, promise: await readPromised(writing, order) }
    },
    say({ price, asked, promise }, translator) {
      const { paragraphs, ...more } = sayAsked(asked, translator)
      return {
        values: { price: formatMoney(price, translator.language) },
        paragraphs: [...sayPromised(promise, translator), ...paragraphs],
        ...more,
      }
    },
  }),

  orderNotApproved: toCustomer({
    tells: 'move',
    subject: /*i18n*/ {
      id: 'mail.orderNotApproved.subject',
      message: 'Your order No. {order} was not approved',
    },
    text: /*i18n*/ {
      id: 'mail.orderNotApproved.text',
      message: 'Unfortunately we cannot take this order. Please call or write to us if you have a question.',
    },
    read: (job: OfEvent, { db }) => readMove(db, job, movesTo('orderNotApproved')),
    say: ({ reason }, translator) => ({ facts: reason === null ? [] : [reasonFact(reason, translator)] }),
  }),

  /** The customer has cancelled it while it waited for its price. */
  orderCancelledCompany: toCompanyOfOrder({
    subject: /*i18n*/ {
      id: 'mail.orderCancelled.subject',
      message: 'Order No. {order} was cancelled by the customer',
    },
    text: /*i18n*/ {
      id: 'mail.orderCancelled.text',
      message: '{client} has cancelled the order while it was waiting for a price. Nothing needs to be done.',
    },
    read: (job: OfEvent, { db }) => readMove(db, job, { to: { in: [...givenUpStatuses] } }),
    say: ({ reason }, translator) => ({ facts: reason === null ? [] : [reasonFact(reason, translator)] }),
  }),

  /** Where the order can be collected, with the phone number. */
  orderReady: toCustomer({
    tells: 'move',
    subject: /*i18n*/ { id: 'mail.orderReady.subject', message: 'Your order No. {order} is ready' },
    text: /*i18n*/ {
      id: 'mail.orderReady.text',
      message: 'Your order is ready. You can collect it from us.',
    },
    async read(job: OfEvent, writing, order) {
      const { db, causedAt } = writing
      const move = await readMove(db, job, movesTo('orderReady'))
      if (!move) return null
      const language = languageOf(order)
      const asked = await readAsked(writing, { orders: [order], causedAt, language })
      return { ...(await readPickup(db, language)), asked }
    },
    say: ({ address, phoneNumber, asked }, translator) => {
      const { say } = translator
      // Where to collect it and whom to call is said already.
      const asking = sayAsked(asked && { ...asked, address: '', phoneNumber: '' }, translator)
      const where = [
        { label: say(texts.pickup), value: address },
        { label: say(texts.phone), value: phoneNumber },
      ]
      return { ...asking, facts: [...asking.facts, ...where].filter(({ value }) => value !== '') }
    },
  }),

  orderPriceCorrected: toCustomer({
    tells: 'move',
    subject: /*i18n*/ {
      id: 'mail.orderPriceCorrected.subject',
      message: 'The price of your order No. {order} has changed',
    },
    text: /*i18n*/ {
      id: 'mail.orderPriceCorrected.text',
      message: 'The price of your order was {oldPrice}. It is now {price}.',
    },
    async read(job: OfEvent, writing, order) {
      const { db, causedAt } = writing
      const {
        price = null,
        oldPrice = null,
        reason = null,
      } = (await readMove(db, job, { oldPrice: { not: null } })) ?? {}
      if (price === null || oldPrice === null) return null
      const priced = { ...order, price }
      const asked = await readAsked(writing, { orders: [priced], causedAt, language: languageOf(order) })
      return { order: priced, price, oldPrice, reason, asked }
    },
    say: ({ price, oldPrice, reason, asked }, translator) => {
      const { facts, ...asking } = sayAsked(asked, translator)
      return {
        values: {
          oldPrice: formatMoney(oldPrice, translator.language),
          price: formatMoney(price, translator.language),
        },
        ...asking,
        facts: [...(reason === null ? [] : [reasonFact(reason, translator)]), ...facts],
      }
    },
  }),
}

const movesTo = (kind: NonNullable<ReturnType<typeof emailOf>>): Prisma.OrderEventWhereInput => ({
  to: { in: orderStatusNames.filter((status) => emailOf(status) === kind) },
})

/** Its customer has cancelled it, and needn't be told any more that it was received. */
const isCancelledByCustomer = async (db: Database, { id, userId }: EmailedOrder): Promise<boolean> =>
  (await db.orderEvent.count({
    where: { orderId: id, actorId: userId, to: { in: [...givenUpStatuses] } },
  })) > 0

/** The event that an email is about. Null when it was undone: the customer needn't know of it. */
async function readMove(db: Database, { orderId, eventId }: OfEvent, which: Prisma.OrderEventWhereInput) {
  const event = await db.orderEvent.findFirst({
    where: eventId === undefined ? { orderId, ...which } : { id: eventId },
    orderBy: { id: 'desc' },
    select: { price: true, oldPrice: true, reason: true, undoneBy: { select: { id: true } } },
  })
  if (event?.undoneBy) return null
  return { price: event?.price ?? null, oldPrice: event?.oldPrice ?? null, reason: event?.reason ?? null }
}
