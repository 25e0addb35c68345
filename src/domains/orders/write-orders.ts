import type { Database, Transaction } from '../../db/client.ts'
import { insertJobsSql, wakeWorkersSql } from '../../db/jobs.ts'
import { type Prepared, type PreparedTransaction, queryIn, queryPrepared } from '../../db/prepared.ts'
import type { Language } from '../../lib/languages.ts'
import type { Qepik } from '../../lib/money.ts'
import type { EmailToWrite } from '../email/queue.ts'
import { acceptedAs, placedAs } from '../order-status/statuses.ts'
import { fromDay } from '../production/production-output.ts'
import { settlePromises } from '../production/settle-promise.ts'
import type { Day } from '../production/workdays.ts'
import type { ContactWay } from './contact-ways.ts'
import type { OrderKey } from './order-key.ts'
import { type OrderView, toOrder } from './order-output.ts'
import type { OrderedItem } from './ordered-item.ts'

/** The artwork's first state where the product has a preflight profile; without one there is no slot. */
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
  /** The key of a single order. */
  key?: OrderKey | undefined
  /** They are a purchase, with its Idempotency-Key if it has one, and how the customer got in touch. */
  purchase?: { key: PurchaseKey | undefined; cameBy: ContactWay | null }
}

/**
 * Orders with their first events, their artwork slots where products have preflight profiles, and their
 * Idempotency-Key in one statement. The customer's row is locked against being erased at the same time, which
 * would leave the orders' texts behind. `more` is another part of the statement, `column` another column.
 */
const ordersText = (more = '', column = ''): string => `
    WITH client AS (
      SELECT id, name, surname, phone_number FROM users WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE
    ), purchase AS (
      INSERT INTO purchases (user_id, actor_id, key, request_hash, created_at, came_by)
      SELECT id, $2::integer, $5::text, $6::bytea, $3::timestamptz, $11::contact_way FROM client WHERE $7::boolean
      RETURNING id
    ), line AS MATERIALIZED (
      SELECT nextval('orders_id_seq')::integer AS id, line.*
      FROM json_to_recordset($8::json) AS line (
        "serviceId" integer, "productId" integer, "serviceName" text, "serviceName_ru" text, "serviceName_en" text,
        "productName" text, "productName_ru" text, "productName_en" text, count integer, comment text, quote jsonb, options jsonb,
        price integer, "priceReason" text, note text, "noteBy" integer, artwork artwork_state)
    ), placed AS (
      INSERT INTO orders (id, user_id, purchase_id, service_id, product_id, service_name, service_name_ru,
        service_name_en, product_name, product_name_ru, product_name_en, count, comment, quote, status, price,
        accepted_at, price_reason, created_at, language, options)
      SELECT line.id, client.id, (SELECT id FROM purchase), "serviceId", "productId", "serviceName", "serviceName_ru",
        "serviceName_en", "productName", "productName_ru", "productName_en", count, comment, quote,
        (CASE WHEN price IS NULL THEN '${placedAs}' ELSE '${acceptedAs}' END)::order_status, price,
        CASE WHEN price IS NOT NULL THEN $3::timestamptz END, "priceReason", $3::timestamptz, $4::text, options
      FROM line, client
      RETURNING id, user_id, price, created_at
    ), first_event AS (
      INSERT INTO order_events (order_id, actor_id, "from", "to", price, created_at)
      SELECT placed.id, $2::integer, move."from"::order_status, move."to"::order_status, move.price, placed.created_at
      FROM placed, LATERAL (VALUES (NULL, '${placedAs}', NULL), ('${placedAs}', '${acceptedAs}', placed.price)) AS move ("from", "to", price)
      WHERE move."from" IS NULL OR placed.price IS NOT NULL
      ORDER BY placed.id, move."from" NULLS FIRST
    ), noted AS (
      INSERT INTO order_notes (order_id, author_id, text, created_at)
      SELECT line.id, coalesce(line."noteBy", $2::integer), line.note, $3::timestamptz FROM line, client WHERE line.note IS NOT NULL
    ), artwork AS (
      INSERT INTO artworks (order_id, state, profile, updated_at)
      SELECT line.id, line.artwork,
        CASE WHEN jsonb_typeof(line.options -> 'trim') = 'object'
          THEN jsonb_set(profile.rules, '{sizes}', jsonb_build_array(line.options -> 'trim')) ELSE profile.rules END,
        $3::timestamptz
      FROM line, client, preflight_profiles profile
      WHERE profile.id = coalesce(
        (SELECT profile_id FROM products WHERE id = "productId"), (SELECT profile_id FROM services WHERE id = "serviceId"))
    ), used_key AS (
      INSERT INTO order_keys (user_id, key, request_hash, order_id, created_at)
      SELECT user_id, $9::text, $10::bytea, id, created_at FROM placed WHERE $9::text IS NOT NULL
    )${more}
    SELECT line.id, (SELECT id FROM purchase) AS "purchaseId", json_build_object(
      'id', client.id, 'name', client.name, 'surname', client.surname, 'phoneNumber', client.phone_number
    ) AS user${column}
    FROM line, client ORDER BY line.id`

const insertOrders: Prepared = { name: 'insert-orders', text: ordersText() }

const emails = insertJobsSql(
  'mail',
  `SELECT email || jsonb_build_object('orderId', placed.id) FROM placed, jsonb_array_elements($12::jsonb) AS email`,
)
const insertOrderWithEmails: Prepared = {
  name: 'insert-order-with-emails',
  text: ordersText(`, mailed AS (${emails})`, `, ${wakeWorkersSql('mail')}`),
}

type Written = { id: number; purchaseId: number | null; user: OrderView['appUser'] }

/**
 * The one place where orders are written. Callers send their emails.
 * @returns the orders in the order of the lines; null when the customer has been erased
 * @throws a unique violation when the key was used at the same time
 */
export async function writeOrders(
  tx: Transaction | PreparedTransaction,
  writing: Writing,
): Promise<{ purchaseId: number | null; orders: OrderView[] } | null> {
  const { lines, at } = writing
  const written = await queryIn<Written>(tx, insertOrders, valuesOf(writing))
  const [first] = written
  if (!first) return null
  const accepted = written.filter((_, index) => lines[index]?.price != null).map(({ id }) => id)
  const promised = accepted.length > 0 ? await settlePromises(tx, { orderIds: accepted, at }) : undefined
  return { purchaseId: first.purchaseId, orders: viewsOf(written, writing, promised) }
}

/**
 * {@link writeOrders} for one new order with its emails: one statement, which is a transaction by itself.
 * @returns null when the customer has been erased
 * @throws a unique violation when the key was used at the same time
 */
export async function writeOrderWithEmails(
  db: Database,
  { line, ...rest }: Omit<Writing, 'lines' | 'purchase'> & { line: Omit<OrderLine, 'price'> },
  emails: readonly EmailToWrite[],
): Promise<OrderView | null> {
  const writing = { ...rest, lines: [line] }
  const values = [...valuesOf(writing), JSON.stringify(emails)]
  const [order] = viewsOf(await queryPrepared<Written>(db, insertOrderWithEmails, values), writing)
  return order ?? null
}

function valuesOf({ userId, actorId, at, language, lines, key, purchase }: Writing): unknown[] {
  const rows = lines.map(
    ({ item, count, comment, price, priceReason, note, noteBy, artwork = 'Missing' }) => {
      const { service: _, product: __, ...columns } = item
      return { ...columns, count, comment, price, priceReason, note, noteBy, artwork }
    },
  )
  return [
    userId,
    actorId,
    at,
    language,
    purchase?.key?.key ?? null,
    bytes(purchase?.key),
    purchase !== undefined,
    JSON.stringify(rows),
    key?.key ?? null,
    bytes(key),
    purchase?.cameBy ?? null,
  ]
}

const bytes = (key: { requestHash: Uint8Array } | undefined): Buffer | null =>
  key ? Buffer.from(key.requestHash) : null

/** `promised` holds the days of orders that were accepted at once. */
const viewsOf = (
  written: readonly Written[],
  { lines, at }: Writing,
  promised?: ReadonlyMap<number, Day | null>,
): OrderView[] =>
  lines.flatMap(({ item, price = null, ...line }, index) => {
    const row = written[index]
    const status = price === null ? placedAs : acceptedAs
    const day = (row && promised?.get(row.id)) ?? null
    const promisedOn = day === null ? null : fromDay(day)
    const rest = { status, price, promisedOn, events: [], createdAt: at }
    return row ? [toOrder({ ...item, ...line, ...row, ...rest })] : []
  })
