import type { Prisma } from '../../db/generated/client.ts'
import { asRead, assertWritten } from '../../lib/as-read.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded } from '../audit/recorded.ts'
import { pictureUrl, storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'

type Input = Omit<Prisma.AboutUsUncheckedUpdateInput, 'id' | 'updatedAt'> & {
  file?: ReceivedFile | undefined
  updatedAt?: string | undefined
}

/** Writes about us; texts and the picture that aren't given stay. @throws CONFLICT */
export async function updateAboutUs(media: MediaDeps, by: number, { file, updatedAt, ...data }: Input) {
  const picture = await storeColumns(media, { photoId: [file, 'photo'] })
  const where = { id: 1, ...asRead(updatedAt) }
  await recorded(media.db, { by, kind: 'aboutUs', id: 1 }, async (tx) =>
    assertWritten(await tx.aboutUs.updateMany({ where, data: { ...data, ...picture } })),
  )
  const row = await media.db.aboutUs.findUniqueOrThrow({ where: { id: 1 }, include: { photo: true } })
  return { ...row, photoUrl: pictureUrl(row.photo), updatedAt: row.updatedAt.toISOString() }
}
