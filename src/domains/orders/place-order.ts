import { isUniqueViolation } from '../../db/database-errors.ts'
import { transactInSql } from '../../db/sql-transaction.ts'
import { AppError } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { PlannedShipment } from '../order-shipment/plan-shipment.ts'
import { placedAs } from '../order-status/statuses.ts'
import { changedPrice } from './changed-price.ts'
import { findKeyedOrder, type OrderKey, type OrderRequest, readOrderKey } from './order-key.ts'
import { type OrderView, orderParts, toOrder } from './order-output.ts'
import { type OrderedItem, orderedItem } from './ordered-item.ts'
import { planDelivery } from './plan-delivery.ts'
import { writeOrders } from './write-orders.ts'

type OrderDeps = Pick<Deps, 'db' | 'emails' | 'limits' | 'now'>

type Input = OrderRequest & {
  appUserId: number | undefined
  idempotencyKey: string | undefined
  /** The language of the page that it is placed on. */
  language: Language
  /** The caller's network address. */
  address: string
  /** Qəpik: the price that the caller was shown; undefined accepts any. */
  expectedTotal: number | undefined
}

/**
 * Places an order for the caller. With an Idempotency-Key a repeat returns the first order, also when both
 * run at once; a refused call doesn't use the key up (ORD-9).
 * @throws FORBIDDEN for another user's `appUserId`; VALIDATION; RATE_LIMITED; CONFLICT for a key of another
 * request, and where a price isn't the expected one any more (OPT-11), or a way of delivery not there (DEL-10)
 */
export async function placeOrder(
  deps: OrderDeps,
  { id: userId }: Pick<Caller, 'id'>,
  { appUserId, idempotencyKey, language, address, expectedTotal, ...request }: Input,
): Promise<OrderView> {
  if (appUserId !== undefined && appUserId !== userId) throw new AppError('FORBIDDEN')
  const key = readOrderKey(userId, idempotencyKey, request)
  const first = key && (await findFirst(deps, key))
  if (first) return first
  const at = deps.now()
  const item = await orderedItem(deps.db, userId, request, at, language)
  const changed = changedPrice(item.quote, expectedTotal, language)
  if (changed) throw new AppError('CONFLICT', changed.message, { errors: [changed] })
  const choice = request.delivery
  const shipment = await planDelivery(deps.db, { userId, choice, lines: [{ item }], isStaff: false })
  await deps.limits.consume('orderAccount', String(userId))
  await deps.limits.consume('orderAddress', address)
  try {
    return await storeOrder(deps, { userId, request, item, shipment, at, language, key })
  } catch (error) {
    // Both ran at once: the other call's key was written first, with its order.
    const other = key && isUniqueViolation(error) && (await findFirst(deps, key))
    if (other) return other
    throw error
  }
}

/** A key's order as it was answered then: whatever staff did since, the repeat's body is the same. */
async function findFirst({ db }: OrderDeps, key: OrderKey): Promise<OrderView | undefined> {
  const orderId = await findKeyedOrder(db, key)
  if (orderId === undefined) return undefined
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: orderParts })
  return toOrder({ ...order, status: placedAs, price: null, events: [] })
}

/** The parts of an order; `at` is the server's time. */
type Placing = {
  userId: number
  request: OrderRequest
  item: OrderedItem
  shipment: PlannedShipment | undefined
  at: Date
  /** The language of the page that it was placed on. */
  language: Language
  key: OrderKey | undefined
}

/**
 * Writes the order with what belongs to it and its two emails, all of it or nothing.
 * @throws UNAUTHENTICATED when the customer has been erased; a unique violation when the key was used at the same time
 */
async function storeOrder(
  { db, emails }: Pick<Deps, 'db' | 'emails'>,
  { userId, request: { count, comment, buyerId }, item, shipment, at, language, key }: Placing,
): Promise<OrderView> {
  const lines = [{ item, count, comment }]
  return transactInSql(db, async (tx) => {
    const writing = { userId, actorId: userId, at, language, lines, key, buyerId, shipment }
    const written = await writeOrders(tx, writing)
    const [order] = written?.orders ?? []
    if (!order) throw new AppError('UNAUTHENTICATED')
    const { id: orderId } = order
    await emails.enqueue(tx, { kind: 'orderReceived', orderId }, { kind: 'orderReceivedCompany', orderId })
    return order
  })
}
