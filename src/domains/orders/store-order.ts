import { AppError } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { emailsToWrite } from '../email/queue.ts'
import type { OrderKey, OrderRequest } from './order-key.ts'
import type { OrderView } from './order-output.ts'
import type { OrderedItem } from './ordered-item.ts'
import { writeOrderWithEmails } from './write-orders.ts'

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
 * Writes the order with what belongs to it and its two emails, all of it or nothing.
 * @throws UNAUTHENTICATED when the customer has been erased; a unique violation when the key was used at the same time
 */
export async function storeOrder(
  { db }: Pick<Deps, 'db'>,
  { userId, request: { count, comment }, item, at, language, key }: Placing,
): Promise<OrderView> {
  const line = { item, count, comment }
  const writing = { userId, actorId: userId, at, language, line, key }
  const order = await writeOrderWithEmails(
    db,
    writing,
    emailsToWrite('orderReceived', 'orderReceivedCompany'),
  )
  if (!order) throw new AppError('UNAUTHENTICATED')
  return order
}
