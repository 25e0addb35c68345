import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import { languages, toLanguage } from '../../lib/languages.ts'
import { toAzn } from '../../lib/money.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { mailReachOf } from '../customers/mail-reach.ts'
import { readShipmentOf } from '../order-shipment/read-shipment.ts'
import { shipmentSchema } from '../order-shipment/shipment-output.ts'
import { isGivenUp } from '../order-status/statuses.ts'
import { promiseSchema } from '../production/promise-output.ts'
import { readPromise } from '../production/read-promise.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { taxed } from '../tax/vat.ts'
import { actionsOf } from './actions.ts'
import { contactWays } from './contact-ways.ts'
import { customerTotalsSchema, readCustomerTotals } from './customer-totals.ts'
import { listedMoney } from './listed-money.ts'
import { nextConditions, nextConditionsSchema } from './next-conditions.ts'
import { eventParts, orderEventSchema, toEvents } from './order-events.ts'
import { noteParts, orderNoteSchema, toNote } from './order-notes.ts'
import { readOrderSchema, readParts, toOrder } from './order-output.ts'
import { type OrderReader, readerOf } from './order-reader.ts'
import { pricedAt } from './pdf/document-order.ts'
import { readSiblings } from './read-siblings.ts'

/**
 * An order with its events, oldest first; who did them, the reason of its price, the notes, the customer's
 * figures and language are for staff only, the customer's e-mail for those with area "users".
 */
export const orderDetailSchema = readOrderSchema.extend({
  events: z.array(orderEventSchema),
  promise: promiseSchema,
  /** How it comes to its customer; null where nothing was said. */
  shipment: shipmentSchema.nullable(),
  /** AZN: the VAT in its price, or else in the estimate; 0 of a seller who is no VAT payer (DOC-30). */
  vat: z.number(),
  /** The company that pays for it; null: its customer does. Not said by its link. */
  buyer: z.object({ id: z.int(), name: z.string(), voen: z.string() }).nullable().optional(),
  /** Why staff gave it another price than the calculated one. */
  priceReason: z.string().nullable().optional(),
  /**
   * How the customer of an order that staff took got in touch; null for customers' own orders, and where it
   * wasn't said.
   */
  cameBy: z.enum(contactWays).nullable().optional(),
  notes: z.array(orderNoteSchema).optional(),
  /** What must hold before the next status; for staff with area "orders". */
  conditions: nextConditionsSchema.optional(),
  customer: customerTotalsSchema
    .extend({ email: z.string().optional(), language: z.enum(languages) })
    .optional(),
})

/** The caller's own order, or any that {@link readerOf} lets staff read. @throws NOT_FOUND; FORBIDDEN */
export async function orderDetail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id }: { id: number },
): Promise<z.infer<typeof orderDetailSchema>> {
  const order = await readDetail(db, id)
  const reader = readerOf(caller, order)
  const together = await readSiblings(db, [order])
  const promise = await readPromise(db, { id, at: now(), isStaff: reader === 'staff' })
  return {
    ...toDetail(order, reader),
    promise,
    shipment: await readShipmentOf(db, { orderId: id, reader, now: now() }),
    vat: await vatIn(db, order),
    buyer: order.buyer,
    daysLate: promise.daysLate,
    ...together(order),
    actions: actionsOf(caller, order),
    ...(reader === 'staff' && {
      ...(await forStaff({ db, now }, caller, order)),
      ...listedMoney(caller, order, now()),
      ...(can(caller, 'orders') && { conditions: nextConditions(order) }),
    }),
  }
}

/**
 * An order as its customer sees it, for a caller whose access was checked; it says nothing about other orders
 * (LNK-1, PUR-4).
 * @throws NOT_FOUND
 */
export async function orderForCustomer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
): Promise<z.infer<typeof orderDetailSchema>> {
  const order = await readDetail(db, id)
  const promise = await readPromise(db, { id, at: now(), isStaff: false })
  const { purchaseId, siblings } = (await readSiblings(db, [order]))(order)
  return {
    ...toDetail(order, 'owner'),
    promise,
    shipment: await readShipmentOf(db, { orderId: id, reader: 'link', now: now() }),
    vat: await vatIn(db, order),
    daysLate: promise.daysLate,
    // The purchase that it belongs to, but not the other orders in it (PUR-4).
    purchaseId: siblings.length > 0 ? purchaseId : null,
    siblings: [],
    actions: [],
  }
}

async function readDetail(db: Database, id: number) {
  const purchase = { select: { cameBy: true } } as const
  const order = await db.order.findUnique({
    where: { id },
    include: {
      ...readParts,
      events: eventParts,
      purchase,
      buyer: { select: { id: true, name: true, voen: true } },
    },
  })
  if (!order) throw notFound()
  return order
}

const toDetail = (order: Awaited<ReturnType<typeof readDetail>>, reader: OrderReader) => ({
  ...toOrder({ ...order, events: order.events.filter(({ to }) => isGivenUp(to)).toReversed() }),
  events: toEvents(order.events, reader),
})

/** As prices were taxed when this one began to count. */
async function vatIn(db: Database, order: Awaited<ReturnType<typeof readDetail>>): Promise<number> {
  const price = order.price ?? (order.quote === null ? 0 : calculatedPriceSchema.parse(order.quote).total)
  return toAzn(taxed(price, await taxKindOn(db, bakuDay(pricedAt(order)))).vat)
}

async function forStaff(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id, userId, user: customerRow, language, priceReason, purchase }: Awaited<ReturnType<typeof readDetail>>,
) {
  const [notes, standingOf, user] = await Promise.all([
    db.orderNote.findMany({ where: { orderId: id }, orderBy: { id: 'asc' }, include: noteParts }),
    readCustomerTotals(db, [userId], now()),
    db.user.findFirst({ where: { id: userId, deletedAt: null } }),
  ])
  const customer = {
    ...standingOf(userId),
    ...(user && can(caller, 'users') && { email: user.email || user.contactEmail }),
    language: toLanguage(language ?? user?.language),
  }
  return {
    notes: notes.map(toNote),
    customer,
    customerMail: mailReachOf(customerRow),
    priceReason,
    cameBy: purchase?.cameBy ?? null,
  }
}
