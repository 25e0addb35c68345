import type { Prisma } from '../../db/generated/client.ts'
import { asRead, assertWritten } from '../../lib/as-read.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'

type Input = Omit<Prisma.BannerUncheckedUpdateInput, 'id' | 'updatedAt'> & {
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
  fileForLogo?: ReceivedFile | undefined
  fileForLogoDark?: ReceivedFile | undefined
  fileForFavicon?: ReceivedFile | undefined
}

/** Writes the banner; texts and pictures that aren't given stay. @throws CONFLICT */
export async function updateBanner(media: MediaDeps, by: number, input: Input): Promise<void> {
  const { file, fileForLogo, fileForLogoDark, fileForFavicon, updatedAt, ...data } = input
  const pictures = await storeColumns(media, {
    photoId: [file, 'photo'],
    logoId: [fileForLogo, 'logo'],
    darkLogoId: [fileForLogoDark, 'logo'],
    faviconId: [fileForFavicon, 'favicon'],
  })
  const where = { id: 1, ...asRead(updatedAt) }
  await recorded(media.db, { by, kind: 'banner', id: 1 }, async (tx) =>
    assertWritten(await tx.banner.updateMany({ where, data: { ...data, ...pictures } })),
  )
}
