import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { recorded } from '../audit/recorded.ts'
import { socialAccountPictures, toSocialAccount } from './social-account-shape.ts'

/** @throws NOT_FOUND */
export async function deleteSocialAccount(db: Database, by: number, id: number) {
  const row = await recorded(db, { by, kind: 'socialAccount', id }, (tx) =>
    orNotFound(tx.socialAccount.delete({ where: { id }, include: socialAccountPictures })),
  )
  return toSocialAccount(row, true)
}
