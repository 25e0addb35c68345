import type { Prisma } from '../../db/generated/client.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recordedNew } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { socialAccountPictures, toSocialAccount } from './social-account-shape.ts'

type Files = { file?: ReceivedFile | undefined; fileForLightLogo?: ReceivedFile | undefined }
type Input = Prisma.SocialAccountUncheckedCreateInput & Files

export async function createSocialAccount(
  media: MediaDeps,
  by: number,
  { file, fileForLightLogo, ...data }: Input,
) {
  const icons = await storeColumns(media, { iconId: [file, 'logo'], lightIconId: [fileForLightLogo, 'logo'] })
  const row = await recordedNew(media.db, { by, kind: 'socialAccount' }, (tx) =>
    tx.socialAccount.create({ data: { ...data, ...icons }, include: socialAccountPictures }),
  )
  return toSocialAccount(row, true)
}
