import type { Database } from '../../db/client.ts'
import { asRead, assertCurrent, assertWritten, newVersion } from '../../lib/as-read.ts'
import { invalid } from '../../lib/errors.ts'
import { recorded } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { type ChangedDeal, daysInOrder, endsTooEarly } from './deal-input.ts'
import { lockServices } from './lock-services.ts'

/**
 * Changes what was sent; given services replace the old ones.
 * @throws NOT_FOUND, VALIDATION for an unknown service or when it ends before it begins, CONFLICT when `updatedAt` was sent and somebody else
 * has saved since (BAS-10)
 */
export async function updateDeal(
  { db, media }: { db: Database; media: MediaDeps },
  by: number,
  { id, file, serviceIds, percentage, updatedAt, ...fields }: ChangedDeal,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const select = { updatedAt: true, startDate: true, endDate: true }
    const row = await tx.deal.findUnique({ where: { id }, select })
    assertCurrent(row, updatedAt)
    const { startDate = row.startDate, endDate = row.endDate } = fields
    if (!daysInOrder({ startDate, endDate })) throw invalid('endDate', endsTooEarly)
    await lockServices(tx, serviceIds ?? [])
  })
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  await recorded(db, { by, kind: 'deal', id }, async (tx) => {
    const data = { ...fields, ...photo, percentageBp: percentage, ...newVersion() }
    assertWritten(await tx.deal.updateMany({ where: { id, ...asRead(updatedAt) }, data }))
    if (!serviceIds) return
    const services = await lockServices(tx, serviceIds)
    await tx.dealService.deleteMany({ where: { dealId: id } })
    await tx.dealService.createMany({ data: services.map((service) => ({ ...service, dealId: id })) })
  })
}
