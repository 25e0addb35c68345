import type { Prisma } from '../../db/generated/client.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recordedNew } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { toPartner } from './partner-shape.ts'

type Input = Prisma.PartnerUncheckedCreateInput & { file?: ReceivedFile | undefined }

export async function createPartner(media: MediaDeps, by: number, { file, ...data }: Input) {
  const logo = await storeColumns(media, { logoId: [file, 'logo'] })
  const row = await recordedNew(media.db, { by, kind: 'partner' }, (tx) =>
    tx.partner.create({ data: { ...data, ...logo }, include: { logo: true } }),
  )
  return toPartner(row, true)
}
