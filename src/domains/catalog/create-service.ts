import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { newFields, priceRows } from './catalog-fields.ts'

export const newServiceSchema = z.object({ ...newFields, servicePriceDatas: priceRows })

/** Adds a service with its price tiers; answers its id. */
export async function createService(
  { db, media }: { db: Database; media: MediaDeps },
  { file, servicePriceDatas = [], ...fields }: z.output<typeof newServiceSchema>,
): Promise<number> {
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const service = await db.service.create({
    data: { ...fields, ...photo, prices: { create: servicePriceDatas } },
    select: { id: true },
  })
  return service.id
}
