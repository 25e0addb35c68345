import type { Prisma } from '../../db/generated/client.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { ReceivedFile } from '../media/received-file.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { toAdvertisement } from './advertisement-shape.ts'

type Input = Prisma.AdvertisementUncheckedCreateInput & { file?: ReceivedFile | undefined }

export async function createAdvertisement(media: MediaDeps, { file, ...data }: Input) {
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await media.db.advertisement.create({ data: { ...data, ...photo }, include: { photo: true } })
  return toAdvertisement(row, true)
}
