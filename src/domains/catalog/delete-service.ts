import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'

/**
 * Takes a service and its products off the site: out of its campaigns and projects, their pictures free to go.
 * The rows stay, because orders name them (api-contract, "Orders").
 * @throws NOT_FOUND
 */
export async function deleteService(db: Database, serviceId: number, now: Date): Promise<void> {
  const gone = { deletedAt: now, photoId: null }
  await db.$transaction(async (tx) => {
    const service = await tx.service.updateMany({ where: { id: serviceId, deletedAt: null }, data: gone })
    if (service.count === 0) throw notFound()
    await tx.product.updateMany({ where: { serviceId, deletedAt: null }, data: gone })
    await tx.dealService.deleteMany({ where: { serviceId } })
    await tx.project.updateMany({ where: { serviceId }, data: { serviceId: null } })
  })
}
