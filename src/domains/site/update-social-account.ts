import { orConflict } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { asRead, assertCurrent } from '../../lib/as-read.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { socialAccountPictures, toSocialAccount } from './social-account-shape.ts'

type Input = Omit<Prisma.SocialAccountUncheckedUpdateInput, 'updatedAt'> & {
  id: number
  updatedAt?: string | undefined
  file?: ReceivedFile | undefined
  fileForLightLogo?: ReceivedFile | undefined
}

/** What isn't given stays. @throws NOT_FOUND, CONFLICT when somebody else has saved since `updatedAt` */
export async function updateSocialAccount(
  media: MediaDeps,
  by: number,
  { id, file, fileForLightLogo, updatedAt, ...data }: Input,
) {
  assertCurrent(
    await media.db.socialAccount.findUnique({ where: { id }, select: { updatedAt: true } }),
    updatedAt,
  )
  const icons = await storeColumns(media, { iconId: [file, 'logo'], lightIconId: [fileForLightLogo, 'logo'] })
  const where = { id, ...asRead(updatedAt) }
  const row = await recorded(media.db, { by, kind: 'socialAccount', id }, (tx) =>
    orConflict(
      tx.socialAccount.update({ where, data: { ...data, ...icons }, include: socialAccountPictures }),
    ),
  )
  return toSocialAccount(row, true)
}
