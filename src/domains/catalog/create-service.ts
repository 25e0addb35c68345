import type { Database } from '../../db/client.ts'
import { recordedNew } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import type { NewService } from './service-input.ts'

/** Adds a service with its price tiers; answers its id. */
export async function createService(
  { db, media }: { db: Database; media: MediaDeps },
  by: number,
  { file, servicePriceDatas = [], ...fields }: NewService,
): Promise<number> {
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const service = await recordedNew(db, { by, kind: 'service' }, (tx) =>
    tx.service.create({
      data: { ...fields, ...photo, prices: { create: servicePriceDatas } },
      select: { id: true },
    }),
  )
  return service.id
}
