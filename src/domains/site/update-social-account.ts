import { orNotFound } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { recorded } from '../journal/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { ReceivedFile } from '../media/received-file.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { socialAccountPictures, toSocialAccount } from './social-account-shape.ts'

type Files = { file?: ReceivedFile | undefined; fileForLightLogo?: ReceivedFile | undefined }
type Input = Prisma.SocialAccountUncheckedUpdateInput & Files & { id: number }

/** What isn't given stays. @throws NOT_FOUND */
export async function updateSocialAccount(
  media: MediaDeps,
  by: number,
  { id, file, fileForLightLogo, ...data }: Input,
) {
  await orNotFound(media.db.socialAccount.findUniqueOrThrow({ where: { id }, select: { id: true } }))
  const icons = await storeColumns(media, { iconId: [file, 'logo'], lightIconId: [fileForLightLogo, 'logo'] })
  const row = await recorded(media.db, { by, kind: 'socialAccount', id }, (tx) =>
    orNotFound(
      tx.socialAccount.update({
        where: { id },
        data: { ...data, ...icons },
        include: socialAccountPictures,
      }),
    ),
  )
  return toSocialAccount(row, true)
}
