import { z } from 'zod'
import {
  emptyOr,
  flag,
  id,
  line,
  list,
  maybe,
  money,
  moneyOrNothing,
  text,
  wholeNumber,
} from '../../lib/fields.ts'
import { link } from '../../lib/link-field.ts'
import { deliveryChoice } from '../order-shipment/choice-input.ts'
import { deliveryFailures } from '../order-shipment/shipment-output.ts'

/** The groups of the delivery list; `coming`: its orders aren't all ready yet. */
export const shipmentGroups = [
  'coming',
  'toPack',
  'toHandOver',
  'underWay',
  'failed',
  'uncollected',
  'over',
] as const
export type ShipmentGroup = (typeof shipmentGroups)[number]

/** `q`: a number, a name, or the end of a phone number. */
export const shipmentListFields = z.object({
  group: maybe(z.enum(shipmentGroups)),
  q: maybe(line(100)),
  wayId: maybe(id),
  zoneId: maybe(id),
})

const ofOrder = { id }

/** The way for an order and those that go with it; of staff also for the others that they name. */
export const chooseFields = z.strictObject({
  ...ofOrder,
  delivery: deliveryChoice,
  orderIds: maybe(list(id, 50)),
})

/** The price that the customer agrees to, in AZN, as it was shown. */
export const agreeFields = z.strictObject({ ...ofOrder, price: moneyOrNothing })

/** Grams as weighed, boxes, and where it lies in the house. */
export const packFields = z.strictObject({
  id,
  weighed: maybe(wholeNumber({ min: 1, max: 10_000_000 })),
  boxes: maybe(wholeNumber({ min: 1, max: 999 })),
  shelf: maybe(line(40)),
})

/** The list of a courier of the house, or the waybill of a firm or the post. */
export const handOverFields = z.strictObject({
  id,
  courierDayId: maybe(id),
  carrier: maybe(line(100)),
  waybill: maybe(line(100)),
  trackingLink: emptyOr(link).optional(),
})

/** Who has taken it; AZN that were collected in cash. */
export const deliverFields = z.strictObject({
  id,
  takenBy: line(100, { min: 1 }),
  collected: maybe(money),
})

/** The code, or the last four digits of the customer's phone number. */
export const pickUpFields = z.strictObject({
  id,
  code: line(10, { min: 1 }),
  takenBy: line(100, { min: 1 }),
  collected: maybe(money),
})

/** Why nobody took it, as the courier says it. */
export const failFields = z.strictObject({
  id,
  failure: z.enum(deliveryFailures),
  note: text(300).default(''),
})

export const moveFields = z.strictObject({ id })

/** AZN; `isAgreed`: the customer has said yes to it on the phone. */
export const shipmentPriceFields = z.strictObject({
  id,
  price: moneyOrNothing,
  isAgreed: flag.default(false),
})
