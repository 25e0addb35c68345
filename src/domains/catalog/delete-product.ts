import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { recorded } from '../audit/recorded.ts'

/** Takes a product off the site; the row stays, because orders name it. @throws NOT_FOUND */
export async function deleteProduct(db: Database, by: number, id: number, now: Date): Promise<void> {
  const where = { id, deletedAt: null }
  await recorded(db, { by, kind: 'product', id }, async (tx) => {
    const product = await tx.product.updateMany({ where, data: { deletedAt: now, photoId: null } })
    if (product.count === 0) throw notFound()
  })
}
