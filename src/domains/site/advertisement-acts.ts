import { orNotFound } from '../../db/database-errors.ts'
import type { Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { toAdvertisement } from './advertisement-output.ts'

type ActDeps = Pick<Deps, 'db' | 'media'>
type New = Prisma.AdvertisementUncheckedCreateInput & { file?: ReceivedFile | undefined }
type Changed = Omit<Prisma.AdvertisementUncheckedUpdateInput, 'updatedAt'> & {
  id: number
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
}

const include = { photo: true } as const

export async function createAdvertisement(
  { db, media }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { file, ...data }: New,
) {
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await recordedNew(db, { by: caller.id, kind: 'advertisement' }, (tx) =>
    tx.advertisement.create({ data: { ...data, ...photo }, include }),
  )
  return toAdvertisement(row, true)
}

/** What isn't given stays. @throws NOT_FOUND, CONFLICT when somebody else has saved since `updatedAt` */
export async function updateAdvertisement(
  { db, media }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { id, file, updatedAt, ...data }: Changed,
) {
  const read = { kind: 'advertisement', id, updatedAt } as const
  await assertAsRead(db, read)
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const row = await recordedUpdate(db, { by: caller.id, ...read }, (tx) =>
    tx.advertisement.update({ where: { id }, data: { ...data, ...photo }, include }),
  )
  return toAdvertisement(row, true)
}

/** @throws NOT_FOUND */
export async function deleteAdvertisement(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
) {
  const row = await recorded(db, { by: caller.id, kind: 'advertisement', id }, (tx) =>
    orNotFound(tx.advertisement.delete({ where: { id }, include })),
  )
  return toAdvertisement(row, true)
}
