import type { Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { storeColumns } from '../media/picture-columns.ts'

type Input = Omit<Prisma.BannerUncheckedUpdateInput, 'id' | 'updatedAt'> & {
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
  fileForLogo?: ReceivedFile | undefined
  fileForLogoDark?: ReceivedFile | undefined
  fileForFavicon?: ReceivedFile | undefined
}

/** Writes the banner; texts and pictures that aren't given stay. @throws CONFLICT */
export async function updateBanner(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { file, fileForLogo, fileForLogoDark, fileForFavicon, updatedAt, ...data }: Input,
): Promise<void> {
  const read = { kind: 'banner', id: 1, updatedAt } as const
  await assertAsRead(db, read)
  const pictures = await storeColumns(media, {
    photoId: [file, 'photo'],
    logoId: [fileForLogo, 'logo'],
    darkLogoId: [fileForLogoDark, 'logo'],
    faviconId: [fileForFavicon, 'favicon'],
  })
  await recordedUpdate(db, { by: caller.id, ...read }, (tx) =>
    tx.banner.update({ where: { id: 1 }, data: { ...data, ...pictures } }),
  )
}
