import { orConflict } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { asRead, assertCurrent } from '../../lib/as-read.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { toPartner } from './partner-shape.ts'

type Input = Omit<Prisma.PartnerUncheckedUpdateInput, 'updatedAt'> & {
  id: number
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
}

/** What isn't given stays. @throws NOT_FOUND, CONFLICT when somebody else has saved since `updatedAt` */
export async function updatePartner(media: MediaDeps, by: number, { id, file, updatedAt, ...data }: Input) {
  assertCurrent(await media.db.partner.findUnique({ where: { id }, select: { updatedAt: true } }), updatedAt)
  const logo = await storeColumns(media, { logoId: [file, 'logo'] })
  const where = { id, ...asRead(updatedAt) }
  const row = await recorded(media.db, { by, kind: 'partner', id }, (tx) =>
    orConflict(tx.partner.update({ where, data: { ...data, ...logo }, include: { logo: true } })),
  )
  return toPartner(row, true)
}
