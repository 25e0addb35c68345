import type { Database, Transaction } from '../../db/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { recorded } from '../journal/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import type { ChangedDeal } from './deal-fields.ts'
import { lockServices } from './lock-services.ts'

/**
 * Changes what was sent; given services replace the old ones.
 * @throws NOT_FOUND, VALIDATION for an unknown service, CONFLICT when `updatedAt` was sent and somebody else
 * has saved since (trust, "double work")
 */
export async function updateDeal(
  { db, media }: { db: Database; media: MediaDeps },
  by: number,
  { id, file, serviceIds, percentage, updatedAt, ...fields }: ChangedDeal,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await assertCurrent(tx, id, updatedAt)
    await lockServices(tx, serviceIds ?? [])
  })
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  await recorded(db, { by, kind: 'deal', id }, async (tx) => {
    const changed = await tx.deal.updateMany({
      where: { id, ...(updatedAt !== undefined && { updatedAt: new Date(updatedAt) }) },
      data: { ...fields, ...photo, percentageBp: percentage },
    })
    if (changed.count === 0) throw new AppError('CONFLICT')
    if (!serviceIds) return
    const services = await lockServices(tx, serviceIds)
    await tx.dealService.deleteMany({ where: { dealId: id } })
    await tx.dealService.createMany({ data: services.map((service) => ({ ...service, dealId: id })) })
  })
}

/** Before a picture is stored; the write itself decides between two at once. */
async function assertCurrent(tx: Transaction, id: number, readAt: string | undefined): Promise<void> {
  const row = await tx.deal.findUnique({ where: { id }, select: { updatedAt: true } })
  if (!row) throw notFound()
  if (readAt !== undefined && row.updatedAt.getTime() !== Date.parse(readAt)) throw new AppError('CONFLICT')
}
