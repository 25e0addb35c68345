import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { id } from '../../lib/fields.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { newFields, priceRows } from './catalog-fields.ts'
import { lockService } from './lock-service.ts'

export const newProductSchema = z.object({ ...newFields, serviceId: id, serviceTypePriceDatas: priceRows })

/**
 * Adds a product of a service with its price tiers; answers its id.
 * @throws VALIDATION for an unknown service
 */
export async function createProduct(
  { db, media }: { db: Database; media: MediaDeps },
  { file, serviceTypePriceDatas = [], ...fields }: z.output<typeof newProductSchema>,
): Promise<number> {
  await db.$transaction((tx) => lockService(tx, fields.serviceId))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  return db.$transaction(async (tx) => {
    await lockService(tx, fields.serviceId)
    const product = await tx.product.create({
      data: { ...fields, ...photo, prices: { create: serviceTypePriceDatas } },
      select: { id: true },
    })
    return product.id
  })
}
