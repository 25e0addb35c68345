import type { Prisma } from '../../db/generated/client.ts'
import { pictureUrl, storeColumns } from '../media/picture-columns.ts'
import type { ReceivedFile } from '../media/received-file.ts'
import type { MediaDeps } from '../media/store-picture.ts'

type Input = Omit<Prisma.AboutUsUncheckedUpdateInput, 'id'> & { file?: ReceivedFile | undefined }

/** Writes about us; texts and the picture that aren't given stay. */
export async function updateAboutUs(media: MediaDeps, { file, ...data }: Input) {
  const picture = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await media.db.aboutUs.update({
    where: { id: 1 },
    data: { ...data, ...picture },
    include: { photo: true },
  })
  return { ...row, photoUrl: pictureUrl(row.photo) }
}
