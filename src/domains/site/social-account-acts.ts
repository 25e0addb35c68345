import { orNotFound } from '../../db/database-errors.ts'
import type { Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { socialAccountPictures as include, toSocialAccount } from './social-account-output.ts'

type ActDeps = Pick<Deps, 'db' | 'media'>
type Files = { file?: ReceivedFile | undefined; fileForLightLogo?: ReceivedFile | undefined }
type New = Prisma.SocialAccountUncheckedCreateInput & Files
type Changed = Omit<Prisma.SocialAccountUncheckedUpdateInput, 'updatedAt'> &
  Files & { id: number; updatedAt?: string | undefined }

const storeIcons = ({ media }: ActDeps, { file, fileForLightLogo }: Files) =>
  storeColumns(media, { iconId: [file, 'logo'], lightIconId: [fileForLightLogo, 'logo'] })

export async function createSocialAccount(
  deps: ActDeps,
  caller: Pick<Caller, 'id'>,
  { file, fileForLightLogo, ...data }: New,
) {
  const icons = await storeIcons(deps, { file, fileForLightLogo })
  const row = await recordedNew(deps.db, { by: caller.id, kind: 'socialAccount' }, (tx) =>
    tx.socialAccount.create({ data: { ...data, ...icons }, include }),
  )
  return toSocialAccount(row, true)
}

/** What isn't given stays. @throws NOT_FOUND, CONFLICT when somebody else has saved since `updatedAt` */
export async function updateSocialAccount(
  deps: ActDeps,
  caller: Pick<Caller, 'id'>,
  { id, file, fileForLightLogo, updatedAt, ...data }: Changed,
) {
  const read = { kind: 'socialAccount', id, updatedAt } as const
  await assertAsRead(deps.db, read)
  const icons = await storeIcons(deps, { file, fileForLightLogo })
  const row = await recordedUpdate(deps.db, { by: caller.id, ...read }, (tx) =>
    tx.socialAccount.update({ where: { id }, data: { ...data, ...icons }, include }),
  )
  return toSocialAccount(row, true)
}

/** @throws NOT_FOUND */
export async function deleteSocialAccount(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
) {
  const row = await recorded(db, { by: caller.id, kind: 'socialAccount', id }, (tx) =>
    orNotFound(tx.socialAccount.delete({ where: { id }, include })),
  )
  return toSocialAccount(row, true)
}
