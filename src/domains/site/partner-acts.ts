import { orNotFound } from '../../db/database-errors.ts'
import type { Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { toPartner } from './partner-output.ts'

type ActDeps = Pick<Deps, 'db' | 'media'>
type New = Prisma.PartnerUncheckedCreateInput & { file?: ReceivedFile | undefined }
type Changed = Omit<Prisma.PartnerUncheckedUpdateInput, 'updatedAt'> & {
  id: number
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
}

const include = { logo: true } as const

export async function createPartner(
  { db, media }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { file, ...data }: New,
) {
  const logo = await storeColumns(media, { logoId: [file, 'logo'] })
  const row = await recordedNew(db, { by: caller.id, kind: 'partner' }, (tx) =>
    tx.partner.create({ data: { ...data, ...logo }, include }),
  )
  return toPartner(row, true)
}

/** What isn't given stays. @throws NOT_FOUND, CONFLICT when somebody else has saved since `updatedAt` */
export async function updatePartner(
  { db, media }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { id, file, updatedAt, ...data }: Changed,
) {
  const read = { kind: 'partner', id, updatedAt } as const
  await assertAsRead(db, read)
  const logo = await storeColumns(media, { logoId: [file, 'logo'] })
  const row = await recordedUpdate(db, { by: caller.id, ...read }, (tx) =>
    tx.partner.update({ where: { id }, data: { ...data, ...logo }, include }),
  )
  return toPartner(row, true)
}

/** @throws NOT_FOUND */
export async function deletePartner(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
) {
  const row = await recorded(db, { by: caller.id, kind: 'partner', id }, (tx) =>
    orNotFound(tx.partner.delete({ where: { id }, include })),
  )
  return toPartner(row, true)
}
