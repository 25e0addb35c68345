import { orNotFound } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { recorded } from '../journal/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { ReceivedFile } from '../media/received-file.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { toAdvertisement } from './advertisement-shape.ts'

type Input = Prisma.AdvertisementUncheckedUpdateInput & { id: number; file?: ReceivedFile | undefined }

/** What isn't given stays. @throws NOT_FOUND */
export async function updateAdvertisement(media: MediaDeps, by: number, { id, file, ...data }: Input) {
  await orNotFound(media.db.advertisement.findUniqueOrThrow({ where: { id }, select: { id: true } }))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await recorded(media.db, { by, kind: 'advertisement', id }, (tx) =>
    orNotFound(
      tx.advertisement.update({ where: { id }, data: { ...data, ...photo }, include: { photo: true } }),
    ),
  )
  return toAdvertisement(row, true)
}
