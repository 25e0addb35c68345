import type { Prisma } from '../../db/generated/client.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { ReceivedFile } from '../media/received-file.ts'
import type { MediaDeps } from '../media/store-picture.ts'

type Input = Omit<Prisma.BannerUncheckedUpdateInput, 'id'> & {
  file?: ReceivedFile | undefined
  fileForLogo?: ReceivedFile | undefined
  fileForLogoDark?: ReceivedFile | undefined
  fileForFavicon?: ReceivedFile | undefined
}

/** Writes the banner; texts and pictures that aren't given stay. */
export async function updateBanner(media: MediaDeps, input: Input): Promise<void> {
  const { file, fileForLogo, fileForLogoDark, fileForFavicon, ...data } = input
  const pictures = await storeColumns(media, {
    photoId: [file, 'photo'],
    logoId: [fileForLogo, 'logo'],
    darkLogoId: [fileForLogoDark, 'logo'],
    faviconId: [fileForFavicon, 'favicon'],
  })
  await media.db.banner.update({ where: { id: 1 }, data: { ...data, ...pictures } })
}
