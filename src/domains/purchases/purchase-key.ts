import { createHash } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { acceptedAs, placedAs } from '../order-status/statuses.ts'
import { orderParts, toOrder } from '../orders/order-output.ts'
import type { PurchaseKey } from '../orders/write-orders.ts'
import type { PurchaseView } from './purchase-output.ts'

const keyReused: Message = /*i18n*/ {
  id: 'purchases.keyReused',
  message: 'This Idempotency-Key was used for other orders.',
}

/** The caller's key for a request, stored as a hash; undefined without the header. @throws VALIDATION */
export function readPurchaseKey(header: string | undefined, request: object): PurchaseKey | undefined {
  const key = readIdempotencyKey(header)
  if (key === undefined) return undefined
  return { key, requestHash: createHash('sha256').update(JSON.stringify(request)).digest() }
}

/**
 * The orders that a key of `actorId` has already made, as they were answered then: whatever staff did since,
 * the repeat's body is the same.
 * @throws CONFLICT when the key stands for another request
 */
export async function findKeyedPurchase(
  db: Database,
  actorId: number,
  { key, requestHash }: PurchaseKey,
): Promise<PurchaseView | undefined> {
  const found = await db.purchase.findUnique({ where: { actorId_key: { actorId, key } } })
  if (!found) return undefined
  if (!Buffer.from(found.requestHash ?? []).equals(requestHash)) throw new AppError('CONFLICT', keyReused)
  const rows = await db.order.findMany({
    where: { purchaseId: found.id },
    orderBy: { id: 'asc' },
    include: { ...orderParts, events: { where: { to: acceptedAs, createdAt: found.createdAt } } },
  })
  const orders = rows.map((row) => {
    const price = row.events[0]?.price ?? null
    return toOrder({ ...row, status: price === null ? placedAs : acceptedAs, price, events: [] })
  })
  return { id: found.id, orders }
}
