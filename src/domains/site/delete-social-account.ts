import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { socialAccountPictures, toSocialAccount } from './social-account-shape.ts'

/** @throws NOT_FOUND */
export async function deleteSocialAccount(db: Database, id: number) {
  const row = await orNotFound(db.socialAccount.delete({ where: { id }, include: socialAccountPictures }))
  return toSocialAccount(row, true)
}
