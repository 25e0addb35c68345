import { insertInto, type SqlTransaction } from '../../db/sql-transaction.ts'
import type { Language } from '../../lib/languages.ts'
import type { Qepik } from '../../lib/money.ts'
import { holdBuyer } from '../buyers/hold-buyer.ts'
import type { PlannedShipment } from '../order-shipment/plan-shipment.ts'
import { writeCharge } from '../order-shipment/settle-charge.ts'
import { writeShipment } from '../order-shipment/write-shipment.ts'
import { acceptedAs, placedAs } from '../order-status/statuses.ts'
import { beginMoney } from '../payment-requests/begin-money.ts'
import { fromDay } from '../production/production-output.ts'
import { settlePromises } from '../production/settle-promise.ts'
import type { Day } from '../production/workdays.ts'
import type { ContactWay } from './contact-ways.ts'
import type { OrderKey } from './order-key.ts'
import { type OrderView, toOrder } from './order-output.ts'
import type { OrderedItem } from './ordered-item.ts'

/** The artwork's first state; `Missing` is only `Optional` where the product may do without (ART-20). */
type LineArtwork = 'Missing' | 'DesignByUs' | 'NotNeeded'

/** An order to write. */
export type OrderLine = {
  item: OrderedItem
  count: number
  comment: string
  /** With a price it is accepted at once; without one it waits for staff. */
  price?: Qepik | null
  /** Why the price differs from the calculated one, for staff only. */
  priceReason?: string | null
  /** A note for staff by `noteBy`, or by the caller. */
  note?: string | null
  noteBy?: number
  artwork?: LineArtwork
}

/** What orders share that are placed together. */
export type PurchaseKey = { key: string; requestHash: Uint8Array }

type Writing = {
  /** The customer whose orders they are. */
  userId: number
  /** The caller: the customer, or a staff member. */
  actorId: number
  at: Date
  /** The language of the page that they were placed on; null means the customer's own language. */
  language: Language | null
  lines: readonly OrderLine[]
  /** The company that pays for them; undefined: the customer does. */
  buyerId?: number | undefined
  /** How they come to their customer; undefined: nothing was said. */
  shipment?: PlannedShipment | undefined
  /** They are promised for the next day with room (PROD-13). */
  byCapacity?: boolean
  /** The key of a single order. */
  key?: OrderKey | undefined
  /** They are a purchase, with its Idempotency-Key if it has one, and how the customer got in touch. */
  purchase?: { key: PurchaseKey | undefined; cameBy: ContactWay | null }
}

/** A line with the id of the order that was written for it. */
type Placed = OrderLine & { id: number }

/**
 * The one place where orders are written: with their first events, their notes for staff, their artwork slots where
 * products take artwork, their promised days, and their Idempotency-Key. Callers send their emails.
 * @returns the orders in the order of the lines; null when the customer has been erased
 * @throws a unique violation when the key was used at the same time; VALIDATION for a company that isn't this customer's
 */
export async function writeOrders(
  tx: SqlTransaction,
  writing: Writing,
): Promise<{ purchaseId: number | null; orders: OrderView[] } | null> {
  const user = await holdCustomer(tx, writing.userId)
  if (!user) return null
  const { buyerId, userId } = writing
  if (buyerId !== undefined) await holdBuyer(tx, { buyerId, userId })
  const purchaseId = writing.purchase ? await writePurchase(tx, writing, writing.purchase) : null
  const shipmentId = writing.shipment
    ? await writeShipment(tx, { ...writing, planned: writing.shipment })
    : null
  const placed = await insertOrders(tx, writing, { purchaseId, shipmentId })
  await writeEvents(tx, writing, placed)
  await writeNotes(tx, writing, placed)
  await writeArtworkSlots(tx, writing, placed)
  if (writing.key) await writeKey(tx, writing.key, placed, writing.at)
  if (shipmentId !== null) await writeCharge(tx, { shipmentId, by: writing.actorId, at: writing.at })
  const promised = await promiseAccepted(tx, placed, writing.at)
  const orders = placed.map((line) =>
    toView(line, { user, at: writing.at, promisedOn: promised.get(line.id) ?? null }),
  )
  return { purchaseId, orders }
}

/** Locks the customer's row against being erased at the same time, which would leave the orders' texts behind. */
async function holdCustomer(tx: SqlTransaction, userId: number): Promise<OrderView['appUser'] | undefined> {
  const [user] = await tx.$queryRaw<OrderView['appUser'][]>`
    SELECT id, name, surname, phone_number AS "phoneNumber" FROM users
    WHERE id = ${userId} AND deleted_at IS NULL FOR KEY SHARE`
  return user
}

async function writePurchase(
  tx: SqlTransaction,
  { userId, actorId, at }: Writing,
  { key, cameBy }: NonNullable<Writing['purchase']>,
): Promise<number> {
  const [purchase] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO purchases (user_id, actor_id, key, request_hash, came_by, created_at)
    VALUES (${userId}, ${actorId}, ${key?.key ?? null}, ${key?.requestHash ?? null}, ${cameBy}::contact_way, ${at}) RETURNING id`
  if (!purchase) throw new TypeError('what is inserted has an id')
  return purchase.id
}

async function insertOrders(
  tx: SqlTransaction,
  { userId, language, at, lines, buyerId, byCapacity = false }: Writing,
  { purchaseId, shipmentId }: { purchaseId: number | null; shipmentId: number | null },
): Promise<Placed[]> {
  const rows = lines.map(({ item, count, comment, price = null, priceReason = null }) => ({
    user_id: userId,
    purchase_id: purchaseId,
    shipment_id: shipmentId,
    buyer_id: buyerId ?? null,
    service_id: item.serviceId,
    service_name: item.serviceName,
    service_name_ru: item.serviceName_ru,
    service_name_en: item.serviceName_en,
    product_id: item.productId,
    product_name: item.productName,
    product_name_ru: item.productName_ru,
    product_name_en: item.productName_en,
    count,
    grams: item.grams,
    comment,
    quote: item.quote,
    options: item.options ?? null,
    status: price === null ? placedAs : acceptedAs,
    price,
    price_reason: priceReason,
    accepted_at: price === null ? null : at,
    by_capacity: byCapacity,
    language,
    created_at: at,
  }))
  const written = await tx.$queryRaw<{ id: number }[]>`${insertInto('orders', rows)} RETURNING id`
  return lines.flatMap((line, index) => (written[index] ? [{ ...line, id: written[index].id }] : []))
}

/** Each order was placed, and one with a price accepted at once. */
async function writeEvents(tx: SqlTransaction, { actorId, at }: Writing, placed: Placed[]): Promise<void> {
  const events = placed.flatMap(({ id, price = null }) => {
    const event = { order_id: id, actor_id: actorId, created_at: at }
    const placing = { ...event, from: null, to: placedAs, price: null }
    const accepting = { ...event, from: placedAs, to: acceptedAs, price }
    return price === null ? [placing] : [placing, accepting]
  })
  await tx.$executeRaw(insertInto('order_events', events))
}

async function writeNotes(tx: SqlTransaction, { actorId, at }: Writing, placed: Placed[]): Promise<void> {
  const notes = placed.flatMap(({ id, note, noteBy = actorId }) =>
    note == null ? [] : [{ order_id: id, author_id: noteBy, text: note, created_at: at }],
  )
  if (notes.length > 0) await tx.$executeRaw(insertInto('order_notes', notes))
}

/**
 * A slot keeps the rules of the product's preflight profile, or else the service's, as they are now; with the size
 * that was chosen of a product with options.
 */
async function writeArtworkSlots(tx: SqlTransaction, { at }: Writing, placed: Placed[]): Promise<void> {
  const slots = placed.map(({ id, item: { options }, artwork = 'Missing' }) => {
    const own = options?.trim ? { sizes: [options.trim] } : {}
    return { id, state: artwork, own }
  })
  await tx.$executeRaw`
    INSERT INTO artworks (order_id, state, profile, updated_at)
    SELECT o.id, CASE WHEN slot.state = 'Missing' AND coalesce(p.artwork, s.artwork) = 'Optional' THEN 'Optional'
      ELSE slot.state END, profile.rules || slot.own, ${at}
    FROM json_to_recordset(${JSON.stringify(slots)}::json) AS slot (id integer, state artwork_state, own jsonb)
      JOIN orders o ON o.id = slot.id JOIN services s ON s.id = o.service_id
      LEFT JOIN products p ON p.id = o.product_id
      LEFT JOIN preflight_profiles profile ON profile.id = coalesce(p.profile_id, s.profile_id)
    WHERE coalesce(p.artwork, s.artwork) <> 'None'`
}

/** The key stands for the only order, or the first. */
async function writeKey(
  tx: SqlTransaction,
  { userId, key, requestHash }: OrderKey,
  [first]: Placed[],
  at: Date,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO order_keys (user_id, key, request_hash, order_id, created_at)
    VALUES (${userId}, ${key}, ${requestHash}, ${first?.id}, ${at})`
}

/** Their money begins, and their clock where it waits for nothing. */
async function promiseAccepted(
  tx: SqlTransaction,
  placed: Placed[],
  at: Date,
): Promise<Map<number, Day | null>> {
  const orderIds = placed.filter(({ price }) => price != null).map(({ id }) => id)
  if (orderIds.length === 0) return new Map()
  await beginMoney(tx, { orderIds, at })
  return settlePromises(tx, { orderIds, at })
}

function toView(
  { item, price = null, ...line }: Placed,
  { user, at, promisedOn: day }: { user: OrderView['appUser']; at: Date; promisedOn: Day | null },
): OrderView {
  const status = price === null ? placedAs : acceptedAs
  const promisedOn = day === null ? null : fromDay(day)
  return toOrder({ ...item, ...line, user, status, price, promisedOn, events: [], createdAt: at })
}
