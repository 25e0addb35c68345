import type { Prisma } from '../../db/generated/client.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recordedNew } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { toAdvertisement } from './advertisement-shape.ts'

type Input = Prisma.AdvertisementUncheckedCreateInput & { file?: ReceivedFile | undefined }

export async function createAdvertisement(media: MediaDeps, by: number, { file, ...data }: Input) {
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await recordedNew(media.db, { by, kind: 'advertisement' }, (tx) =>
    tx.advertisement.create({ data: { ...data, ...photo }, include: { photo: true } }),
  )
  return toAdvertisement(row, true)
}
