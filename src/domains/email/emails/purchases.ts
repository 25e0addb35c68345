import type { ArtworkState } from '../../../db/generated/client.ts'
import { bakuDay } from '../../../lib/days.ts'
import type { Message } from '../../../lib/errors.ts'
import { addressIn } from '../../../lib/language-address.ts'
import { pick } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { storedInLine } from '../../options/stored-choices.ts'
import { toDay } from '../../production/production-output.ts'
import { taxKindOn } from '../../seller/read-seller.ts'
import { vatOf } from '../../tax/vat.ts'
import {
  causeOf,
  customerFacts,
  customerOf,
  type EmailedOrder,
  estimateOf,
  type OfOrder,
  openingOf,
  pricedEvents,
  priceThen,
  productOf,
} from '../about-order.ts'
import { toCompany } from '../company.ts'
import type { EmailDefinition, Queued, Translator, Writing } from '../define-email.ts'
import { type Fact, type Say, sayIn } from '../email.ts'
import { formatCount, formatMoney, formatPromised } from '../formats.ts'
import { type Asked, readAsked, sayAsked } from '../money-asked.ts'
import { vatFacts } from '../vat-facts.ts'

/** Several orders were placed together; `orderId` is the first. */
type OfPurchase = OfOrder & { purchaseId: number }
/** `artwork`: of an order that needs some. */
type Placed = EmailedOrder & { artwork?: { state: ArtworkState } | null }
type Purchase = { orders: readonly [Placed, ...Placed[]] }

const texts = {
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
  sendArtwork: /*i18n*/ {
    id: 'mail.purchase.sendArtwork',
    message: 'The next step is yours: please send the artwork for No. {orders} on the order’s page.',
  },
  estimate: /*i18n*/ { id: 'mail.order.estimate', message: 'Estimate' },
  readyOn: /*i18n*/ { id: 'mail.purchase.readyOn', message: 'ready on {day}' },
  count: /*i18n*/ { id: 'mail.purchase.count', message: '{count} pcs' },
  see: /*i18n*/ { id: 'mail.purchase.see', message: 'See the orders' },
  newOrders: /*i18n*/ { id: 'mail.order.new', message: 'New orders' },
} as const satisfies Record<string, Message>

/** Each order on a line; accepted at once where all have a price. */
const purchaseReceived: EmailDefinition<
  OfPurchase,
  Purchase & { siteUrl: string; asked: Asked | null },
  'confirmedAddress'
> = {
  to: 'confirmedAddress',
  tells: 'placing',
  async read(job, writing) {
    const purchase = await readPurchase(job, writing)
    if (!purchase) return null
    const { orders } = purchase
    const asked = await readAsked(writing, {
      orders,
      causedAt: causeOf(job),
      language: openingOf(orders[0]).language,
    })
    return { orders, siteUrl: writing.siteUrl, asked }
  },
  write({ orders, siteUrl, asked }) {
    const opening = openingOf(orders[0])
    const { language } = opening
    const say = sayIn(language)
    const total = totalOf(orders)
    const asking = sayAsked(asked, { say, language })
    const see = { label: say(texts.see), url: siteUrl + addressIn(language, '/myorder') }
    return {
      ...opening,
      subject: say(total === null ? texts.received : texts.accepted, { orders: numbersOf(orders) }),
      paragraphs: [
        total === null
          ? say(texts.receivedText)
          : say(texts.acceptedText, { price: formatMoney(total, language) }),
        ...asking.paragraphs,
        ...nextSteps(orders, say),
      ],
      facts: [
        ...asking.facts,
        ...orders.map((order) => factOf(order, { say, language })),
        ...estimateFacts(orders, { say, language }),
        ...vatFacts(vatIn(orders), { say, language }),
      ],
      action: asking.action ?? see,
      ...(asking.action && { more: see }),
    }
  },
}

const purchaseReceivedCompany = toCompany<OfPurchase, Purchase>({
  read: readPurchase,
  say({ orders }, translator) {
    const [first] = orders
    const { say } = translator
    return {
      subject: say(texts.company, { orders: numbersOf(orders) }),
      text: say(texts.companyText, { client: customerOf(first) }),
      facts: [
        ...orders.map((order) => factOf(order, translator)),
        ...vatFacts(vatIn(orders), translator),
        ...customerFacts(first, say),
      ],
      action: { label: say(texts.newOrders), path: `/newordersadmin?order=${first.id}` },
    }
  },
})

export const purchaseEmails = { purchaseReceived, purchaseReceivedCompany }

async function readPurchase(job: Queued<OfPurchase>, { db }: Writing): Promise<Purchase | null> {
  const found = await db.order.findMany({
    where: { purchaseId: job.purchaseId, user: { deletedAt: null } },
    orderBy: { id: 'asc' },
    include: { user: true, events: pricedEvents, artwork: { select: { state: true } } },
  })
  const taxKind = await taxKindOn(db, bakuDay(causeOf(job)))
  const [first, ...others] = found.map((order) => ({
    ...order,
    price: priceThen(job, order, 'placing'),
    taxKind,
  }))
  return first ? { orders: [first, ...others] } : null
}

const numbersOf = (orders: Purchase['orders']): string => orders.map(({ id }) => id).join(', ')

/** In qəpik; null while one of the orders has no price yet. */
function totalOf(orders: Purchase['orders']): number | null {
  const prices = orders.flatMap(({ price }) => price ?? [])
  return prices.length === orders.length ? prices.reduce((sum, price) => sum + price, 0) : null
}

/** The estimated sum while an order waits for its price; none where one has neither, or all have theirs. */
function estimateFacts(orders: Purchase['orders'], { say, language }: Translator): Fact[] {
  const sums = sumsOf(orders)
  if (totalOf(orders) !== null || sums.length < orders.length) return []
  const sum = sums.reduce((all, one) => all + one, 0)
  return [{ label: say(texts.estimate), value: formatMoney(sum, language) }]
}

/** What each order costs, or is estimated to. */
const sumsOf = (orders: Purchase['orders']): Qepik[] =>
  orders.flatMap((order) => order.price ?? estimateOf(order) ?? [])

/** How much of all that is VAT; nothing while one of the orders has neither. */
function vatIn(orders: Purchase['orders']): Qepik {
  const sums = sumsOf(orders)
  return sums.length < orders.length ? 0 : vatOf(sums, orders[0].taxKind)
}

/** Which orders wait for the customer's artwork. */
function nextSteps(orders: Purchase['orders'], say: Say): string[] {
  const waiting = orders.filter(({ artwork }) => artwork?.state === 'Missing').map(({ id }) => id)
  return waiting.length === 0 ? [] : [say(texts.sendArtwork, { orders: waiting.join(', ') })]
}

/** The fact `№ 12`: what, how many, the price or estimate, the day, the choices, and the customer's comment. */
function factOf(order: Placed, { say, language }: Translator): Fact {
  const item = [pick(order, 'serviceName', language), productOf(order, language)].filter(Boolean).join(', ')
  const price = order.price === null ? [] : [formatMoney(order.price, language)]
  const estimated = estimateOf(order)
  const estimate = estimated === null ? [] : [`${say(texts.estimate)} ${formatMoney(estimated, language)}`]
  const day = order.promisedOn
    ? [say(texts.readyOn, { day: formatPromised(toDay(order.promisedOn), language) })]
    : []
  const count = say(texts.count, { count: formatCount(order.count, language) })
  const line = [item, count, ...price, ...estimate, ...day].join(' · ')
  const value = [line, storedInLine(order.options, language), order.comment].filter(Boolean).join('\n')
  return { label: referenceOf(order.id, language), value }
}
