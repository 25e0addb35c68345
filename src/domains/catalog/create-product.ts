import type { Database } from '../../db/client.ts'
import { recordedNew } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { lockService } from './lock-service.ts'
import type { NewProduct } from './product-input.ts'

/**
 * Adds a product of a service with its price tiers; answers its id.
 * @throws VALIDATION for an unknown service
 */
export async function createProduct(
  { db, media }: { db: Database; media: MediaDeps },
  by: number,
  { file, serviceTypePriceDatas = [], ...fields }: NewProduct,
): Promise<number> {
  await db.$transaction((tx) => lockService(tx, fields.serviceId))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const product = await recordedNew(db, { by, kind: 'product' }, async (tx) => {
    await lockService(tx, fields.serviceId)
    return tx.product.create({
      data: { ...fields, ...photo, prices: { create: serviceTypePriceDatas } },
      select: { id: true },
    })
  })
  return product.id
}
