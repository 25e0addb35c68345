import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { orderNames } from '../../db/order-names.ts'
import { textsOut } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import { shownPhone } from '../../lib/phone.ts'
import { deliveryKinds } from '../delivery/deliver.ts'
import { isGivenUp, orderStatusNames } from '../order-status/statuses.ts'
import { canChooseAnew, shipmentNumber, shipmentStatuses } from '../shipment-status/shipment-statuses.ts'
import { shipAddress, storedAddress } from './ship-address.ts'

/** Why a courier couldn't hand a shipment over. */
export const deliveryFailures = ['noAnswer', 'wrongAddress', 'refused', 'other'] as const

/** What happened to a shipment. */
export const shipmentEventSchema = z.object({
  at: z.iso.datetime(),
  from: z.enum(shipmentStatuses).nullable(),
  to: z.enum(shipmentStatuses),
  failure: z.enum(deliveryFailures).nullable(),
})

/**
 * How orders come to their customer. AZN and grams. By the link of an order only its district is told; the code only
 * to its customer.
 */
export const shipmentSchema = z.object({
  id: z.int(),
  /** As it stands on labels: `Ç-0418`. */
  number: z.string(),
  status: z.enum(shipmentStatuses),
  /** When it came to its status. */
  since: z.iso.datetime(),
  kind: z.enum(deliveryKinds),
  /** Null once the way is deleted. */
  wayId: z.int().nullable(),
  way: z.object(textsOut('name')),
  /** Null where it has no zone, or none is known. */
  zone: z.object(textsOut('name')).nullable(),
  point: z
    .object({
      id: z.int(),
      ...textsOut('address'),
      ...textsOut('hours'),
      mapLink: z.string(),
      phoneNumber: z.string(),
    })
    .nullable(),
  /** City or district; empty for what is picked up. */
  district: z.string(),
  address: shipAddress.nullable(),
  recipient: z.string(),
  note: z.string(),
  /** Null: staff are to say it. */
  price: z.number().nullable(),
  /** Its customer has seen the price. */
  isAgreed: z.boolean(),
  /** Reckoned of its orders, with packing; null where one isn't known. */
  grams: z.int().nullable(),
  weighed: z.int().nullable(),
  boxes: z.int(),
  carrier: z.string(),
  waybill: z.string(),
  trackingLink: z.string(),
  courier: z.object({ name: z.string(), phoneNumber: z.string() }).nullable(),
  /** Four digits; null for what is carried, and to everybody but its customer. */
  code: z.string().nullable(),
  takenBy: z.string(),
  failure: z.enum(deliveryFailures).nullable(),
  failureNote: z.string(),
  /** The days between which it comes; null while no day is promised, and once it is over. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** What is to be paid for its orders when it comes; nothing of those within a credit limit. */
  owed: z.number(),
  orders: z.array(
    z.object({
      id: z.int(),
      service: z.object(textsOut('name')),
      product: z.object(textsOut('name')).nullable(),
      count: z.int(),
      status: z.enum(orderStatusNames),
      grams: z.int().nullable(),
    }),
  ),
  /** Its customer can still choose another way. */
  canChoose: z.boolean(),
  events: z.array(shipmentEventSchema),
})
export type ShipmentView = z.infer<typeof shipmentSchema>

/** What {@link toShipment} needs. */
export const shipmentParts = {
  point: true,
  courierDay: { select: { name: true, phoneNumber: true } },
  events: { orderBy: { id: 'asc' } },
  way: true,
  orders: {
    orderBy: { id: 'asc' },
    select: {
      id: true,
      ...orderNames,
      count: true,
      status: true,
      grams: true,
      promisedOn: true,
      money: { select: { total: true, paid: true, isOnTerms: true } },
    },
  },
} as const satisfies Prisma.ShipmentInclude
export type ShipmentRow = Prisma.ShipmentGetPayload<{ include: typeof shipmentParts }>

/** Who reads a shipment: its customer, staff, or whoever holds a link of one of its orders. */
export type ShipmentReader = 'owner' | 'staff' | 'link'

/** Its orders that aren't given up. */
export const liveOrders = ({ orders }: Pick<ShipmentRow, 'orders'>): ShipmentRow['orders'] =>
  orders.filter(({ status }) => !isGivenUp(status))

/** Grams of all orders, reckoned; null where one isn't known. */
export function gramsOfShipment(row: Pick<ShipmentRow, 'orders'>): number | null {
  const known = liveOrders(row).map(({ grams }) => grams)
  return (
    known.reduce((sum: number | null, one) => (sum === null || one === null ? null : sum + one), 0) || null
  )
}

/** Qəpik that its orders cost more than is paid. */
export const unpaidOf = (row: Pick<ShipmentRow, 'orders'>): number =>
  liveOrders(row).reduce((sum, { money }) => sum + leftOf(money), 0)

/** Qəpik that are to be paid when it comes: not those of orders within their customer's credit limit. */
export const owedOf = (row: Pick<ShipmentRow, 'orders'>): number =>
  liveOrders(row).reduce((sum, { money }) => sum + (money?.isOnTerms ? 0 : leftOf(money)), 0)

const leftOf = (money: ShipmentRow['orders'][number]['money']): number =>
  Math.max(0, money ? money.total - money.paid : 0)

/** A shipment as its reader may see it; `days` as `shipmentDays` reckons them (DEL-15). */
export function toShipment(
  row: ShipmentRow,
  { reader, days }: { reader: ShipmentReader; days: ShipmentView['days'] },
): ShipmentView {
  const address = storedAddress(row.address)
  const isOpenly = reader !== 'link'
  return {
    id: row.id,
    number: shipmentNumber(row.id),
    status: row.status,
    since: row.statusSince.toISOString(),
    kind: row.kind,
    wayId: row.wayId,
    way: { name: row.wayName, name_ru: row.wayName_ru, name_en: row.wayName_en },
    zone:
      row.zoneName === '' ? null : { name: row.zoneName, name_ru: row.zoneName_ru, name_en: row.zoneName_en },
    point: row.point,
    district: address?.place ?? '',
    address: isOpenly ? address : null,
    recipient: isOpenly ? row.recipient : '',
    note: isOpenly ? row.note : '',
    price: row.price === null ? null : toAzn(row.price),
    isAgreed: row.isAgreed,
    grams: gramsOfShipment(row),
    weighed: row.weighed,
    boxes: row.boxes,
    carrier: row.carrier,
    waybill: row.waybill,
    trackingLink: row.trackingLink,
    courier: row.courierDay && {
      name: row.courierDay.name,
      phoneNumber: shownPhone(row.courierDay.phoneNumber),
    },
    code: reader === 'owner' ? row.code : null,
    takenBy: isOpenly ? row.takenBy : '',
    failure: row.failure,
    failureNote: isOpenly ? row.failureNote : '',
    days,
    owed: toAzn(owedOf(row)),
    orders: row.orders.map(toShippedOrder),
    canChoose: canChooseAnew(row.status),
    events: row.events.map(({ createdAt, from, to, failure }) => ({
      at: createdAt.toISOString(),
      from,
      to,
      failure,
    })),
  }
}

const toShippedOrder = (order: ShipmentRow['orders'][number]): ShipmentView['orders'][number] => ({
  id: order.id,
  service: { name: order.serviceName, name_ru: order.serviceName_ru, name_en: order.serviceName_en },
  product:
    order.productName === null
      ? null
      : {
          name: order.productName,
          name_ru: order.productName_ru ?? '',
          name_en: order.productName_en ?? '',
        },
  count: order.count,
  status: order.status,
  grams: order.grams,
})
