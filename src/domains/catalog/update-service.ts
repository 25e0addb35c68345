import type { Database } from '../../db/client.ts'
import { assertCurrent, assertWritten, newVersion } from '../../lib/as-read.ts'
import { recorded } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { ifCurrent } from './if-current.ts'
import type { ChangedService } from './service-input.ts'

/**
 * Changes what was sent; given price rows replace the old ones (CAT-2).
 * @throws NOT_FOUND, CONFLICT when `updatedAt` was sent and somebody else has saved since
 */
export async function updateService(
  { db, media }: { db: Database; media: MediaDeps },
  by: number,
  { id: serviceId, file, servicePriceDatas, updatedAt, ...fields }: ChangedService,
): Promise<void> {
  const row = await db.service.findFirst({
    where: { id: serviceId, deletedAt: null },
    select: { updatedAt: true },
  })
  assertCurrent(row, updatedAt)
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  await recorded(db, { by, kind: 'service', id: serviceId }, async (tx) => {
    const where = ifCurrent(serviceId, updatedAt)
    assertWritten(await tx.service.updateMany({ where, data: { ...fields, ...photo, ...newVersion() } }))
    if (!servicePriceDatas) return
    await tx.servicePrice.deleteMany({ where: { serviceId } })
    await tx.servicePrice.createMany({ data: servicePriceDatas.map((tier) => ({ ...tier, serviceId })) })
  })
}
