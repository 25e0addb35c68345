import { orConflict } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { asRead, assertCurrent } from '../../lib/as-read.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { toAdvertisement } from './advertisement-shape.ts'

type Input = Omit<Prisma.AdvertisementUncheckedUpdateInput, 'updatedAt'> & {
  id: number
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
}

/** What isn't given stays. @throws NOT_FOUND, CONFLICT when somebody else has saved since `updatedAt` */
export async function updateAdvertisement(
  media: MediaDeps,
  by: number,
  { id, file, updatedAt, ...data }: Input,
) {
  assertCurrent(
    await media.db.advertisement.findUnique({ where: { id }, select: { updatedAt: true } }),
    updatedAt,
  )
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const where = { id, ...asRead(updatedAt) }
  const row = await recorded(media.db, { by, kind: 'advertisement', id }, (tx) =>
    orConflict(tx.advertisement.update({ where, data: { ...data, ...photo }, include: { photo: true } })),
  )
  return toAdvertisement(row, true)
}
