import { newVersion } from '../../lib/as-read.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedIn, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { changedServiceArtwork, newServiceArtwork } from './item-artwork.ts'
import { lockProfile } from './lock-profile.ts'
import type { ChangedService, NewService } from './service-input.ts'

/** Adds a service with its price tiers; returns its id. @throws VALIDATION for an unknown profile */
export async function createService(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { file, servicePriceDatas = [], ...fields }: NewService,
): Promise<{ id: number }> {
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  return recordedNew(db, { by: caller.id, kind: 'service' }, async (tx) => {
    await lockProfile(tx, fields.profileId)
    const artwork = await newServiceArtwork(tx, fields)
    return tx.service.create({
      data: { ...fields, ...artwork, ...photo, prices: { create: servicePriceDatas } },
      select: { id: true },
    })
  })
}

/**
 * Changes what was sent; given price rows replace the old ones (CAT-2).
 * @throws NOT_FOUND, VALIDATION for an unknown profile, CONFLICT when `updatedAt` was sent and another user
 * has saved since
 */
export async function updateService(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { id, file, servicePriceDatas, updatedAt, ...fields }: ChangedService,
): Promise<void> {
  const read = { kind: 'service', id, updatedAt } as const
  await assertAsRead(db, read)
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  await recordedUpdate(db, { by: caller.id, ...read }, async (tx) => {
    await lockProfile(tx, fields.profileId)
    await tx.service.update({
      where: { id },
      data: { ...fields, ...changedServiceArtwork(fields), ...photo, ...newVersion() },
    })
    if (!servicePriceDatas) return
    await tx.servicePrice.deleteMany({ where: { serviceId: id } })
    await tx.servicePrice.createMany({ data: servicePriceDatas.map((tier) => ({ ...tier, serviceId: id })) })
  })
}

/**
 * Takes a service and its products off the site: they leave campaigns and projects, and their pictures are
 * released. The rows stay, because orders refer to them (CAT-3).
 * @throws NOT_FOUND
 */
export async function deleteService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: serviceId }: { id: number },
): Promise<void> {
  const by = caller.id
  const gone = { deletedAt: now(), photoId: null }
  await recorded(db, { by, kind: 'service', id: serviceId }, async (tx) => {
    const service = await tx.service.updateMany({ where: { id: serviceId, deletedAt: null }, data: gone })
    if (service.count === 0) throw notFound()
    const products = await tx.product.findMany({
      where: { serviceId, deletedAt: null },
      select: { id: true },
    })
    for (const { id } of products) {
      await recordedIn(tx, { by, kind: 'product', id }, () =>
        tx.product.update({ where: { id }, data: gone }),
      )
    }
    await tx.campaignService.deleteMany({ where: { serviceId } })
    await tx.project.updateMany({ where: { serviceId }, data: { serviceId: null } })
  })
}
