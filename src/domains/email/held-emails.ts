import type { Database } from '../../db/client.ts'
import { isArtworkKind } from './artwork-kinds.ts'
import type { CustomerOrderEmail } from './queue.ts'

/**
 * Keeps an email about an order back while nobody has confirmed its customer's address; true when it was. Of each order
 * the latest waits that tells of a move, which says what the earlier ones would have said; what tells of artwork or a
 * message waits only where nothing else does. An address that staff wrote down needs no confirmation (CUS-7). The customer's row is held, so that a confirmation at the same time
 * doesn't miss this one.
 */
export function holdUnlessConfirmed(db: Database, job: CustomerOrderEmail, heldAt: Date): Promise<boolean> {
  const { orderId } = job
  return db.$transaction(async (tx) => {
    const [customer] = await tx.$queryRaw<{ id: number; isConfirmed: boolean }[]>`
      SELECT u.id, u.email_confirmed_at IS NOT NULL OR u.added_by_id IS NOT NULL AS "isConfirmed"
      FROM users u JOIN orders o ON o.user_id = u.id
      WHERE o.id = ${orderId} AND u.deleted_at IS NULL FOR SHARE OF u`
    if (!customer || customer.isConfirmed) return false
    const held = { userId: customer.id, job: job, heldAt }
    const update = isArtworkKind(job.kind) ? {} : held
    await tx.heldEmail.upsert({ where: { orderId }, create: { orderId, ...held }, update })
    return true
  })
}
