import type { Transaction } from '../../db/client.ts'
import { orNotFound } from '../../db/database-errors.ts'
import { newVersion } from '../../lib/as-read.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { type ChangedCampaign, daysInOrder, endsTooEarly, type NewCampaign } from './campaign-input.ts'

const unknownService: Message = /*i18n*/ {
  id: 'campaigns.unknownService',
  message: 'One of these services does not exist.',
}

/** Adds a campaign; returns its id. @throws VALIDATION for an unknown service, or an end before its start */
export async function createCampaign(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { file, serviceIds = [], percentage, ...fields }: NewCampaign,
): Promise<{ id: number }> {
  if (!daysInOrder(fields)) throw invalid('endDate', endsTooEarly)
  await db.$transaction((tx) => lockServices(tx, serviceIds))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  return recordedNew(db, { by: caller.id, kind: 'campaign' }, async (tx) => {
    const services = { create: await lockServices(tx, serviceIds) }
    const data = { ...fields, ...photo, percentageBp: percentage, services }
    return tx.campaign.create({ data, select: { id: true } })
  })
}

/**
 * Changes what was sent; given services replace the old ones.
 * @throws NOT_FOUND, VALIDATION for an unknown service or when it ends before it begins, CONFLICT when
 * `updatedAt` was sent and another user has saved since (BAS-10)
 */
export async function updateCampaign(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { id, file, serviceIds, percentage, updatedAt, ...fields }: ChangedCampaign,
): Promise<void> {
  const read = { kind: 'campaign', id, updatedAt } as const
  await db.$transaction(async (tx) => {
    await assertAsRead(tx, read)
    const row = await tx.campaign.findUniqueOrThrow({
      where: { id },
      select: { startDate: true, endDate: true },
    })
    const { startDate = row.startDate, endDate = row.endDate } = fields
    if (!daysInOrder({ startDate, endDate })) throw invalid('endDate', endsTooEarly)
    await lockServices(tx, serviceIds ?? [])
  })
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  await recordedUpdate(db, { by: caller.id, ...read }, async (tx) => {
    const data = { ...fields, ...photo, percentageBp: percentage, ...newVersion() }
    await tx.campaign.update({ where: { id }, data })
    if (!serviceIds) return
    const services = await lockServices(tx, serviceIds)
    await tx.campaignService.deleteMany({ where: { campaignId: id } })
    await tx.campaignService.createMany({ data: services.map((service) => ({ ...service, campaignId: id })) })
  })
}

/** @throws NOT_FOUND */
export function deleteCampaign(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<{ id: number }> {
  return recorded(db, { by: caller.id, kind: 'campaign', id }, (tx) =>
    orNotFound(tx.campaign.delete({ where: { id }, select: { id: true } })),
  )
}

/**
 * The links of a campaign to its services, which are locked against deletion.
 * @throws VALIDATION on `serviceIds` when one isn't there
 */
async function lockServices(tx: Transaction, ids: readonly number[]): Promise<{ serviceId: number }[]> {
  const different = [...new Set(ids)]
  if (different.length === 0) return []
  const rows = await tx.$queryRaw<{ serviceId: number }[]>`
    SELECT id AS "serviceId" FROM services WHERE id = ANY(${different}::int[]) AND deleted_at IS NULL
    ORDER BY id FOR SHARE`
  if (rows.length < different.length) throw invalid('serviceIds', unknownService)
  return rows
}
