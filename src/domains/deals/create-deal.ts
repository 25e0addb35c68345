import type { Database } from '../../db/client.ts'
import { invalid } from '../../lib/errors.ts'
import { recordedNew } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { daysInOrder, endsTooEarly, type NewDeal } from './deal-input.ts'
import { lockServices } from './lock-services.ts'

/**
 * Adds a campaign; answers its id.
 * @throws VALIDATION for an unknown service, or when it ends before it begins
 */
export async function createDeal(
  { db, media }: { db: Database; media: MediaDeps },
  by: number,
  { file, serviceIds = [], percentage, ...fields }: NewDeal,
): Promise<number> {
  if (!daysInOrder(fields)) throw invalid('endDate', endsTooEarly)
  await db.$transaction((tx) => lockServices(tx, serviceIds))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  const deal = await recordedNew(db, { by, kind: 'deal' }, async (tx) => {
    const services = { create: await lockServices(tx, serviceIds) }
    const data = { ...fields, ...photo, percentageBp: percentage, services }
    return tx.deal.create({ data, select: { id: true } })
  })
  return deal.id
}
