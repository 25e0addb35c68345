import type { Database } from '../../db/client.ts'
import { assertCurrent, assertWritten, newVersion } from '../../lib/as-read.ts'
import { recorded } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { ifCurrent } from './if-current.ts'
import { lockService } from './lock-service.ts'
import type { ChangedProduct } from './product-input.ts'

/**
 * Changes what was sent; given price rows replace the old ones.
 * @throws NOT_FOUND, VALIDATION for an unknown service, CONFLICT when `updatedAt` was sent and somebody else
 * has saved since
 */
export async function updateProduct(
  { db, media }: { db: Database; media: MediaDeps },
  by: number,
  { id: productId, file, serviceTypePriceDatas, updatedAt, ...fields }: ChangedProduct,
): Promise<void> {
  const { serviceId } = fields
  await db.$transaction(async (tx) => {
    const row = await tx.product.findFirst({
      where: { id: productId, deletedAt: null },
      select: { updatedAt: true },
    })
    assertCurrent(row, updatedAt)
    if (serviceId !== undefined) await lockService(tx, serviceId)
  })
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  await recorded(db, { by, kind: 'product', id: productId }, async (tx) => {
    if (serviceId !== undefined) await lockService(tx, serviceId)
    const where = ifCurrent(productId, updatedAt)
    assertWritten(await tx.product.updateMany({ where, data: { ...fields, ...photo, ...newVersion() } }))
    if (!serviceTypePriceDatas) return
    await tx.productPrice.deleteMany({ where: { productId } })
    await tx.productPrice.createMany({ data: serviceTypePriceDatas.map((tier) => ({ ...tier, productId })) })
  })
}
