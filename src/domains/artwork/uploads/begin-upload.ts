import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../db/client.ts'
import type { Upload, UploadPurpose } from '../../../db/generated/client.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { holdOrder } from '../../order-links/hold-order.ts'
import { assertOrderParty, type CallerOrLink, type OrderParty } from '../../order-links/order-party.ts'
import { artworkConflict, needsNoArtwork, takesNoArtwork } from '../artwork-errors.ts'
import { cleanName } from '../file-names.ts'
import { artworkStateAfter, takesArtwork } from '../states.ts'
import { basketStorageKeyOf, storageKeyOf } from '../stored-file.ts'
import { uploaderKey } from './own-upload.ts'
import { fileIsEmpty, fileTooLargeFor, orderTooLargeFor, tooManyUploads } from './upload-errors.ts'
import { assertCustomerShare, assertRoom, holdRoom } from './upload-room.ts'
import '../artwork-deps.ts'

const day = 24 * 60 * 60 * 1000
/** An upload lives so long after its last byte, ms: one for a basket until somebody has made up their mind. */
const uploadLife: Record<UploadPurpose, number> = { artwork: day, message: day, basket: 30 * day }
export const uploadEnd = (purpose: UploadPurpose, from: Date): Date =>
  new Date(from.getTime() + uploadLife[purpose])
/** Of one order on their way at once, and files of one version. */
const mostUploads = 20
/** Files of one account that wait in its basket, and of all its lines together. */
const mostBasketUploads = 50
/** A file beside a message may have so many bytes. */
const largestAttachment = 20 * 1024 * 1024

export type NewUpload = {
  orderId: number
  name: string
  length: number
  /** Upload-Metadata as it was sent, to be given back. */
  metadata?: string
  purpose?: Exclude<UploadPurpose, 'basket'>
}

type BeginDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'limits' | 'artwork'>

/**
 * Begins an upload of a file for an order, once permission, size, quota and room are known (ART-3); nothing has come yet.
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT when the slot takes none; TOO_LARGE; VALIDATION for an empty file; RATE_LIMITED;
 * UNAVAILABLE without room
 */
export async function beginUpload(
  deps: BeginDeps,
  who: CallerOrLink,
  { orderId, name, length, metadata = '', purpose = 'artwork' }: NewUpload,
): Promise<Upload> {
  const { db, now, settings } = deps
  const largest = purpose === 'message' ? largestAttachment : settings.ARTWORK_MAX_FILE
  const { side } = await assertOrderParty(db, who, orderId)
  assertSize(length, largest)
  if (side === 'customer') await deps.limits.consume('uploadAccount', uploaderKey(who))
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const { order, userId, linkId } = await assertOrderParty(tx, who, orderId)
    if (purpose === 'artwork') await assertTakesVersion(tx, order, side)
    await assertQuota(tx, orderId, length, settings.ARTWORK_MAX_ORDER)
    await holdRoom(tx)
    if (side === 'customer') await assertCustomerShare(deps, tx, order.userId, length)
    else await assertRoom(deps, tx, length)
    const id = randomBytes(16).toString('base64url')
    return tx.upload.create({
      data: {
        id,
        orderId,
        purpose,
        name: cleanName(name),
        metadata,
        length,
        storageKey: storageKeyOf(orderId, id),
        byUserId: linkId === null ? userId : null,
        byLinkId: linkId,
        createdAt: now(),
        expiresAt: uploadEnd(purpose, now()),
      },
    })
  })
}

/**
 * Begins an upload for a line of the caller's basket, under the bounds of one order; who has no account has no basket
 * that could hold it (BSK-7).
 * @throws as {@link beginUpload}; UNAUTHENTICATED
 */
export async function beginBasketUpload(
  deps: BeginDeps,
  { caller }: CallerOrLink,
  { name, length, metadata = '' }: Omit<NewUpload, 'orderId' | 'purpose'>,
): Promise<Upload> {
  if (caller === null) throw new AppError('UNAUTHENTICATED')
  const { db, now, settings } = deps
  const byUserId = caller.id
  assertSize(length, settings.ARTWORK_MAX_FILE)
  await deps.limits.consume('uploadAccount', String(byUserId))
  return db.$transaction(async (tx) => {
    // Also against being erased at the same time.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${byUserId} AND deleted_at IS NULL FOR NO KEY UPDATE`
    if (held.length === 0) throw new AppError('UNAUTHENTICATED')
    const coming = await tx.upload.aggregate({
      where: { byUserId, purpose: 'basket' },
      _sum: { length: true },
      _count: true,
    })
    if (coming._count >= mostBasketUploads) throw tooManyUploads(mostBasketUploads)
    const left = settings.ARTWORK_MAX_ORDER - Number(coming._sum.length ?? 0)
    if (length > left) throw orderTooLargeFor(settings.ARTWORK_MAX_ORDER, left)
    await holdRoom(tx)
    await assertCustomerShare(deps, tx, byUserId, length)
    const id = randomBytes(16).toString('base64url')
    return tx.upload.create({
      data: {
        id,
        purpose: 'basket',
        name: cleanName(name),
        metadata,
        length,
        storageKey: basketStorageKeyOf(byUserId, id),
        byUserId,
        createdAt: now(),
        expiresAt: uploadEnd('basket', now()),
      },
    })
  })
}

function assertSize(length: number, largest: number): void {
  if (length === 0) throw fileIsEmpty()
  if (length > largest) throw fileTooLargeFor(largest)
}

async function assertTakesVersion(
  tx: Transaction,
  { id: orderId, status }: OrderParty['order'],
  side: OrderParty['side'],
): Promise<void> {
  if (!takesArtwork(status)) throw takesNoArtwork()
  const slot = await tx.artwork.findUnique({ where: { orderId } })
  const state = slot?.state ?? 'NotNeeded'
  if (artworkStateAfter(state, 'send', side) !== null) return
  throw state === 'NotNeeded' ? needsNoArtwork() : artworkConflict()
}

/** What is kept of the order and what is on its way counts. */
async function assertQuota(tx: Transaction, orderId: number, length: number, most: number): Promise<void> {
  const [coming, kept, attached] = [
    await tx.upload.aggregate({ where: { orderId }, _sum: { length: true }, _count: true }),
    await tx.artworkFile.aggregate({
      where: { version: { orderId }, removedAt: null },
      _sum: { size: true },
    }),
    await tx.messageAttachment.aggregate({
      where: { message: { orderId }, removedAt: null },
      _sum: { size: true },
    }),
  ]
  if (coming._count >= mostUploads) throw tooManyUploads(mostUploads)
  const left =
    most - Number(coming._sum.length ?? 0) - Number(kept._sum.size ?? 0) - (attached._sum.size ?? 0)
  if (length > left) throw orderTooLargeFor(most, left)
}
