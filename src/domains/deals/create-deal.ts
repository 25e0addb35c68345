import type { Database } from '../../db/client.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import type { NewDeal } from './deal-fields.ts'
import { lockServices } from './lock-services.ts'

/** Adds a campaign; answers its id. @throws VALIDATION for an unknown service */
export async function createDeal(
  { db, media }: { db: Database; media: MediaDeps },
  { file, serviceIds = [], percentage, ...fields }: NewDeal,
): Promise<number> {
  await db.$transaction((tx) => lockServices(tx, serviceIds))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  return db.$transaction(async (tx) => {
    const services = { create: await lockServices(tx, serviceIds) }
    const data = { ...fields, ...photo, percentageBp: percentage, services }
    return (await tx.deal.create({ data, select: { id: true } })).id
  })
}
