import type { Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { pictureUrl, storeColumns } from '../media/picture-columns.ts'

type Input = Omit<Prisma.AboutUsUncheckedUpdateInput, 'id' | 'updatedAt'> & {
  file?: ReceivedFile | undefined
  updatedAt?: string | undefined
}

/** Writes about us; texts and the picture that aren't given stay. @throws CONFLICT */
export async function updateAboutUs(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { file, updatedAt, ...data }: Input,
) {
  const read = { kind: 'aboutUs', id: 1, updatedAt } as const
  await assertAsRead(db, read)
  const picture = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await recordedUpdate(db, { by: caller.id, ...read }, (tx) =>
    tx.aboutUs.update({ where: { id: 1 }, data: { ...data, ...picture }, include: { photo: true } }),
  )
  return { ...row, photoUrl: pictureUrl(row.photo), updatedAt: row.updatedAt.toISOString() }
}
