import { orNotFound } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { recorded } from '../journal/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { ReceivedFile } from '../media/received-file.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { toPartner } from './partner-shape.ts'

type Input = Prisma.PartnerUncheckedUpdateInput & { id: number; file?: ReceivedFile | undefined }

/** What isn't given stays. @throws NOT_FOUND */
export async function updatePartner(media: MediaDeps, by: number, { id, file, ...data }: Input) {
  await orNotFound(media.db.partner.findUniqueOrThrow({ where: { id }, select: { id: true } }))
  const logo = await storeColumns(media, { logoId: [file, 'logo'] })
  const row = await recorded(media.db, { by, kind: 'partner', id }, (tx) =>
    orNotFound(tx.partner.update({ where: { id }, data: { ...data, ...logo }, include: { logo: true } })),
  )
  return toPartner(row, true)
}
