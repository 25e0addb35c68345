import type { Database, Transaction } from '../../db/client.ts'
import { type Prepared, queryIn, queryPrepared } from '../../db/prepared.ts'
import { isArtworkKind } from './artwork-kinds.ts'
import type { CustomerOrderEmail } from './queue.ts'

type Customer = { id: number; isConfirmed: boolean }

const customerQuery: Prepared = {
  name: 'customer-of-order',
  text: `
    SELECT u.id, u.email_confirmed_at IS NOT NULL OR u.added_by_id IS NOT NULL AS "isConfirmed"
    FROM users u JOIN orders o ON o.user_id = u.id
    WHERE o.id = $1 AND u.deleted_at IS NULL`,
}
const customerHeldQuery: Prepared = {
  name: 'customer-of-order-held',
  text: `${customerQuery.text} FOR SHARE OF u`,
}

/**
 * Keeps an email about an order back while nobody has confirmed its customer's address; true when it was. Of each order
 * the latest waits that tells of a move, which says what the earlier ones would have said; what tells of artwork or a
 * message waits only where nothing else does. An address that staff wrote down needs no confirmation (CUS-7).
 */
export async function holdUnlessConfirmed(
  db: Database,
  job: CustomerOrderEmail,
  heldAt: Date,
): Promise<boolean> {
  const found = await queryPrepared<Customer>(db, customerQuery, [job.orderId])
  return isWaiting(found) && db.$transaction((tx) => hold(tx, job, heldAt))
}

/** The customer's row is held, so that a confirmation at the same time doesn't miss this one. */
async function hold(tx: Transaction, job: CustomerOrderEmail, heldAt: Date): Promise<boolean> {
  const { orderId } = job
  const found = await queryIn<Customer>(tx, customerHeldQuery, [orderId])
  if (!isWaiting(found)) return false
  const held = { userId: found[0].id, job: job, heldAt }
  const update = isArtworkKind(job.kind) ? {} : held
  await tx.heldEmail.upsert({ where: { orderId }, create: { orderId, ...held }, update })
  return true
}

const isWaiting = (found: Customer[]): found is [Customer] => found[0]?.isConfirmed === false
