import { type Prepared, transactPrepared } from '../../db/prepared.ts'
import { AppError } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { OrderKey, OrderRequest } from './order-key.ts'
import { type OrderView, toOrder } from './order-output.ts'
import type { OrderedItem } from './ordered-item.ts'

/**
 * The order, its first event, the slot of its artwork where its product has a preflight profile, and its
 * Idempotency-Key in one statement. The customer's row is held, so that nobody erases them at the same time: what they
 * wrote would stay.
 */
const insertOrder: Prepared = {
  name: 'insert-order',
  text: `
    WITH client AS (
      SELECT id, name, surname, phone_number FROM users WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE
    ), placed AS (
      INSERT INTO orders (user_id, service_id, product_id, service_name, service_name_ru, service_name_en,
        product_name, product_name_ru, product_name_en, count, comment, quote, created_at, language)
      SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::timestamptz, $16 FROM client
      RETURNING id, user_id, status, created_at
    ), first_event AS (
      INSERT INTO order_events (order_id, actor_id, "to", created_at)
      SELECT id, user_id, status, created_at FROM placed
    ), artwork AS (
      INSERT INTO artworks (order_id, state, profile, updated_at)
      SELECT placed.id, 'Missing', profile.rules, placed.created_at
      FROM placed JOIN preflight_profiles profile ON profile.id = coalesce(
        (SELECT profile_id FROM products WHERE id = $3), (SELECT profile_id FROM services WHERE id = $2))
    ), used_key AS (
      INSERT INTO order_keys (user_id, key, request_hash, order_id, created_at)
      SELECT user_id, $14, $15::bytea, id, created_at FROM placed WHERE $14::text IS NOT NULL
    )
    SELECT placed.id, json_build_object(
      'id', client.id, 'name', client.name, 'surname', client.surname, 'phoneNumber', client.phone_number
    ) AS user
    FROM placed, client`,
}

/** What an order is made of; `at` is the server's time of it. */
type Placing = {
  userId: number
  request: OrderRequest
  item: OrderedItem
  at: Date
  /** Of the page that it was placed on. */
  language: Language
  key: OrderKey | undefined
}

/**
 * Writes the order with what belongs to it and its two emails in one transaction.
 * @throws UNAUTHENTICATED when the customer has been erased; a unique violation when the key was used at the same time
 */
export function storeOrder(
  { db, emails }: Pick<Deps, 'db' | 'emails'>,
  { userId, request, item, at, language, key }: Placing,
): Promise<OrderView> {
  const { count, comment } = request
  const { serviceId, productId, quote } = item
  const values = [
    ...[userId, serviceId, productId, item.serviceName, item.serviceName_ru, item.serviceName_en],
    ...[item.productName, item.productName_ru, item.productName_en, count, comment],
    ...[quote && JSON.stringify(quote), at, key?.key, key && Buffer.from(key.requestHash)],
    language,
  ]
  return transactPrepared(db, async (tx) => {
    const [placed] = await tx.query<{ id: number; user: OrderView['appUser'] }>(insertOrder, values)
    if (!placed) throw new AppError('UNAUTHENTICATED')
    const orderId = placed.id
    await emails.enqueue(tx, { kind: 'orderReceived', orderId }, { kind: 'orderReceivedCompany', orderId })
    const stands = { status: 'Pending', price: null, events: [] } as const
    return toOrder({ ...item, ...placed, ...stands, count, comment, createdAt: at })
  })
}
