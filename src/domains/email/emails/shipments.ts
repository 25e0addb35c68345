import type { Database } from '../../../db/client.ts'
import type { DeliveryFailure } from '../../../db/generated/client.ts'
import type { Message } from '../../../lib/errors.ts'
import { type Language, pick } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { shownPhone } from '../../../lib/phone.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { shipmentDays } from '../../order-shipment/read-shipment.ts'
import { addressLine, storedAddress } from '../../order-shipment/ship-address.ts'
import { liveOrders, owedOf, type ShipmentRow, shipmentParts } from '../../order-shipment/shipment-output.ts'
import type { ShipmentStatus } from '../../shipment-status/shipment-statuses.ts'
import { languageOf, type OfOrder, reasonFact, toCustomer } from '../about-order.ts'
import type { Translator, Writing } from '../define-email.ts'
import type { Fact } from '../email.ts'
import { formatMoney, formatPromised } from '../formats.ts'
import { type Asked, readAsked, sayAsked } from '../money-asked.ts'

/** `orderId` is the first order of the shipment. */
type OfShipment = OfOrder & { shipmentId: number }

const texts = {
  where: /*i18n*/ { id: 'mail.order.pickup', message: 'Where to collect it' },
  hours: /*i18n*/ { id: 'mail.shipment.hours', message: 'Open' },
  phone: /*i18n*/ { id: 'mail.order.phone', message: 'Phone' },
  code: /*i18n*/ { id: 'mail.shipment.code', message: 'Pick-up code' },
  map: /*i18n*/ { id: 'mail.shipment.map', message: 'Map' },
  orders: /*i18n*/ { id: 'mail.shipment.orders', message: 'Together' },
  address: /*i18n*/ { id: 'mail.shipment.address', message: 'Address' },
  recipient: /*i18n*/ { id: 'mail.shipment.recipient', message: 'Who takes it' },
  when: /*i18n*/ { id: 'mail.shipment.when', message: 'When' },
  between: /*i18n*/ { id: 'mail.shipment.between', message: '{from} to {to}' },
  courier: /*i18n*/ { id: 'mail.shipment.courier', message: 'Courier' },
  waybill: /*i18n*/ { id: 'mail.shipment.waybill', message: 'Waybill' },
  tracking: /*i18n*/ { id: 'mail.shipment.tracking', message: 'Where it is' },
  toPay: /*i18n*/ { id: 'mail.shipment.toPay', message: 'To pay when you get it' },
  noAnswer: /*i18n*/ { id: 'mail.shipment.noAnswer', message: 'nobody answered' },
  wrongAddress: /*i18n*/ { id: 'mail.shipment.wrongAddress', message: 'the address was not right' },
  refused: /*i18n*/ { id: 'mail.shipment.refused', message: 'it was not taken' },
  other: /*i18n*/ { id: 'mail.shipment.other', message: 'the courier could not hand it over' },
} as const satisfies Record<string, Message>

const failures: Record<DeliveryFailure, Message> = {
  noAnswer: texts.noAnswer,
  wrongAddress: texts.wrongAddress,
  refused: texts.refused,
  other: texts.other,
}

/** A shipment while it is in this status; null once it isn't, and the email pointless. */
async function readAt(
  db: Database,
  { shipmentId }: OfShipment,
  ...statuses: ShipmentStatus[]
): Promise<ShipmentRow | null> {
  const row = await db.shipment.findUnique({ where: { id: shipmentId }, include: shipmentParts })
  return row && statuses.includes(row.status) ? row : null
}

/** What is asked for the orders of a shipment. */
const readAskedFor = (writing: Writing & { causedAt: Date }, row: ShipmentRow, language: Language) =>
  readAsked(writing, {
    orders: liveOrders(row).map(({ id, money }) => ({ id, price: money?.total ?? null })),
    causedAt: writing.causedAt,
    language,
  })

const filled = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '')

/** The other orders that go along. */
function togetherFacts(row: ShipmentRow, { say, language }: Translator): Fact[] {
  const live = liveOrders(row)
  const value = live.map(({ id }) => referenceOf(id, language)).join(', ')
  return live.length > 1 ? [{ label: say(texts.orders), value }] : []
}

/** Where and when it is picked up, by which code. */
function pickUpFacts(row: ShipmentRow, translator: Translator): Fact[] {
  const { say, language } = translator
  const { point, code } = row
  return filled([
    { label: say(texts.code), value: code ?? '' },
    { label: say(texts.where), value: point ? pick(point, 'address', language) : '' },
    { label: say(texts.hours), value: point ? pick(point, 'hours', language) : '' },
    { label: say(texts.phone), value: point?.phoneNumber ? shownPhone(point.phoneNumber) : '' },
    { label: say(texts.map), value: point?.mapLink ?? '' },
    ...togetherFacts(row, translator),
  ])
}

type Days = { from: string; to: string } | null

function sayDays(days: Days, { say, language }: Translator): string {
  if (!days) return ''
  const [from, to] = [days.from, days.to].map((day) => formatPromised(day, language))
  return from === to ? (from ?? '') : say(texts.between, { from: from ?? '', to: to ?? '' })
}

/** Where it goes and who brings it. */
function wayFacts(row: ShipmentRow, days: Days, translator: Translator): Fact[] {
  const { say, language } = translator
  const address = storedAddress(row.address)
  const { courierDay, carrier, waybill, trackingLink } = row
  const courier = [courierDay?.name, courierDay?.phoneNumber && shownPhone(courierDay.phoneNumber)]
  const owed = owedOf(row)
  return filled([
    { label: say(texts.when), value: sayDays(days, translator) },
    { label: say(texts.address), value: address ? addressLine(address) : '' },
    { label: say(texts.recipient), value: row.recipient },
    { label: say(texts.courier), value: courier.filter(Boolean).join(', ') || carrier },
    { label: say(texts.waybill), value: waybill },
    { label: say(texts.tracking), value: trackingLink },
    { label: say(texts.toPay), value: owed > 0 ? formatMoney(owed, language) : '' },
    ...togetherFacts(row, translator),
  ])
}

type Waiting = { row: ShipmentRow; asked: Asked | null }

const sayWaiting = ({ row, asked }: Waiting, translator: Translator) => {
  // Where to collect it and whom to call is said already.
  const asking = sayAsked(asked && { ...asked, address: '', phoneNumber: '' }, translator)
  return { ...asking, facts: [...pickUpFacts(row, translator), ...asking.facts] }
}

export const shipmentEmails = {
  /** Where to pick it up, with the code; pointless once it doesn't wait any more. */
  shipmentWaiting: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.shipmentWaiting.subject',
      message: 'Your order No. {order} is ready to pick up',
    },
    text: /*i18n*/ {
      id: 'mail.shipmentWaiting.text',
      message:
        'Your order is ready. Say the code {code} when you pick it up; the last four digits of your phone number work as well.',
    },
    async read(job: OfShipment, writing, order) {
      const row = await readAt(writing.db, job, 'Waiting')
      return row && { row, asked: await readAskedFor(writing, row, languageOf(order)) }
    },
    say: (data, translator) => {
      const said = sayWaiting(data, translator)
      return { ...said, values: { code: data.row.code ?? '' } }
    },
  }),
  /** It has waited for so many days. */
  shipmentReminder: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.shipmentReminder.subject',
      message: 'Your order No. {order} is waiting for you',
    },
    text: /*i18n*/ {
      id: 'mail.shipmentReminder.text',
      message:
        '{days, plural, one {Your order has been waiting for you for # day.} other {Your order has been waiting for you for # days.}} If you have no time, choose on the order’s page that a courier brings it.',
    },
    async read(job: OfShipment & { days: number }, writing, order) {
      const row = await readAt(writing.db, job, 'Waiting')
      return row && { row, days: job.days, asked: await readAskedFor(writing, row, languageOf(order)) }
    },
    say: (data, translator) => {
      const said = sayWaiting(data, translator)
      return { ...said, values: { days: data.days } }
    },
  }),
  /** What is ready and will be brought: what is still to be paid for it. */
  orderReadyToSend: toCustomer({
    subject: /*i18n*/ { id: 'mail.orderReady.subject', message: 'Your order No. {order} is ready' },
    text: /*i18n*/ {
      id: 'mail.orderReadyToSend.text',
      message: 'Your order is ready. We’ll pack it and send it to you.',
    },
    async read({ orderId }: OfOrder, writing, order) {
      const row = await writing.db.shipment.findFirst({
        where: { orders: { some: { id: orderId } }, status: { in: ['Planned', 'Packed'] } },
        include: shipmentParts,
      })
      if (!row) return null
      const days = (await shipmentDays(writing.db, writing.now))(row)
      return { row, days, asked: await readAskedFor(writing, row, languageOf(order)) }
    },
    say: ({ row, days, asked }, translator) => {
      const asking = sayAsked(asked && { ...asked, address: '', phoneNumber: '' }, translator)
      return { ...asking, facts: [...wayFacts(row, days, translator), ...asking.facts] }
    },
  }),
  /** Pointless once it has come, or came back. */
  shipmentOnWay: toCustomer({
    subject: /*i18n*/ { id: 'mail.shipmentOnWay.subject', message: 'Your order No. {order} is on its way' },
    text: /*i18n*/ {
      id: 'mail.shipmentOnWay.text',
      message: 'Your order has left our house and is on its way to you.',
    },
    async read(job: OfShipment, { db, now }) {
      const row = await readAt(db, job, 'HandedOver')
      return row && { row, days: (await shipmentDays(db, now))(row) }
    },
    say: ({ row, days }, translator) => ({ facts: wayFacts(row, days, translator) }),
  }),
  /** Pointless once it is decided what becomes of it. */
  shipmentFailed: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.shipmentFailed.subject',
      message: 'We could not hand over your order No. {order}',
    },
    text: /*i18n*/ {
      id: 'mail.shipmentFailed.text',
      message:
        'The courier came, but your order could not be handed over. Please choose on the order’s page how it should reach you now.',
    },
    async read(job: OfShipment, { db }) {
      const row = await readAt(db, job, 'Failed')
      return row && { row }
    },
    say: ({ row }, translator) => {
      const { say } = translator
      const reason = [row.failure && say(failures[row.failure]), row.failureNote].filter(Boolean).join('. ')
      return { facts: [reasonFact(reason, translator), ...wayFacts(row, null, translator)] }
    },
  }),
  /** What staff ask for the delivery; pointless once it is agreed on, or over. */
  shipmentPriced: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.shipmentPriced.subject',
      message: 'Delivery of your order No. {order}: the price',
    },
    text: /*i18n*/ {
      id: 'mail.shipmentPriced.text',
      message:
        'Delivery costs {price}. Please say yes on the order’s page: before that we send nothing and ask for nothing.',
    },
    async read(job: OfShipment, { db }) {
      const row = await readAt(db, job, 'Planned', 'Packed', 'Failed')
      return row && !row.isAgreed && row.price !== null ? { row, price: row.price } : null
    },
    say: ({ row, price }: { row: ShipmentRow; price: Qepik }, translator) => ({
      values: { price: formatMoney(price, translator.language) },
      facts: wayFacts(row, null, translator),
    }),
  }),
}
