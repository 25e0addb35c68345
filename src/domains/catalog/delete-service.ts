import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { recorded, recordedIn } from '../audit/recorded.ts'

/**
 * Takes a service and its products off the site: out of its campaigns and projects, their pictures free to go.
 * The rows stay, because orders name them (CAT-3).
 * @throws NOT_FOUND
 */
export async function deleteService(db: Database, by: number, serviceId: number, now: Date): Promise<void> {
  const gone = { deletedAt: now, photoId: null }
  await recorded(db, { by, kind: 'service', id: serviceId }, async (tx) => {
    const service = await tx.service.updateMany({ where: { id: serviceId, deletedAt: null }, data: gone })
    if (service.count === 0) throw notFound()
    const products = await tx.product.findMany({
      where: { serviceId, deletedAt: null },
      select: { id: true },
    })
    for (const { id } of products) {
      await recordedIn(tx, { by, kind: 'product', id }, () =>
        tx.product.update({ where: { id }, data: gone }),
      )
    }
    await tx.dealService.deleteMany({ where: { serviceId } })
    await tx.project.updateMany({ where: { serviceId }, data: { serviceId: null } })
  })
}
