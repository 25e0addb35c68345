import { transactPrepared } from '../../db/prepared.ts'
import { AppError } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { OrderKey, OrderRequest } from './order-key.ts'
import type { OrderView } from './order-output.ts'
import type { OrderedItem } from './ordered-item.ts'
import { writeOrders } from './write-orders.ts'

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
  { userId, request: { count, comment }, item, at, language, key }: Placing,
): Promise<OrderView> {
  return transactPrepared(db, async (tx) => {
    const lines = [{ item, count, comment }]
    const written = await writeOrders(tx, { userId, actorId: userId, at, language, lines, key })
    const order = written?.orders[0]
    if (!order) throw new AppError('UNAUTHENTICATED')
    const { id: orderId } = order
    await emails.enqueue(tx, { kind: 'orderReceived', orderId }, { kind: 'orderReceivedCompany', orderId })
    return order
  })
}
