import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../db/client.ts'
import type { Upload, UploadPurpose } from '../../../db/generated/client.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Deps } from '../../../procedures/deps.ts'
import {
  assertOrderParty,
  type CallerOrLink,
  holdOrder,
  type OrderParty,
} from '../../order-links/order-party.ts'
import { takesArtwork } from '../../order-status/statuses.ts'
import { artworkConflict, needsNoArtwork, takesNoArtwork } from '../artwork-errors.ts'
import { artworkStateAfter } from '../states.ts'
import { basketStorageKeyOf, storageKeyOf } from '../stored-file.ts'
import { uploaderKey } from './own-upload.ts'
import { fileIsEmpty, fileTooLargeFor, orderTooLargeFor, tooManyUploads } from './upload-errors.ts'
import { assertCustomerShare, assertRoom, holdRoom } from './upload-room.ts'
import '../artwork-deps.ts'
import { composed } from '../../../lib/clean-text.ts'

/** Characters of a stored name, with its extension. */
export const maxNameLength = 200
const maxExtensionLength = 10

/** Extensions of accepted files. */
const known = /^(?:pdf|jpe?g|png|tiff?|ai|cdr|psd|eps|svg|zip)$/i

/** Control characters, line ends, direction marks, and characters with a meaning in paths or headers. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"<>:|?*]/gu

/**
 * A file's name as its sender gave it, safe to be shown and saved under: the last part of a path, without
 * invisible characters, at most {@link maxNameLength} characters with its extension kept. Never empty, never
 * a folder.
 */
export function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const name = composed(last)
    .replace(unwanted, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  if (name === '') return 'file'
  // The name is only spaces and dots, but the extension still says what it is.
  if (known.test(name) && last.includes('.')) return `file.${name}`
  const characters = [...name]
  if (characters.length <= maxNameLength) return name
  const [ending = ''] = /\.[^. ]+$/.exec(name) ?? []
  const kept = ending.length <= maxExtensionLength ? ending : ''
  return characters.slice(0, maxNameLength - [...kept].length).join('') + kept
}

const day = 24 * 60 * 60 * 1000
/** How long an upload is kept after its last byte, ms; for a basket, until the customer has decided. */
const uploadLife: Record<UploadPurpose, number> = { artwork: day, message: day, basket: 30 * day }
export const uploadEnd = (purpose: UploadPurpose, from: Date): Date =>
  new Date(from.getTime() + uploadLife[purpose])
/** Uploads of one order under way at once, and files of one version. */
const maxUploads = 20
/** Files of one account that wait in its basket, over all lines. */
const maxBasketUploads = 50
/** The size limit of a file beside a message, bytes. */
const maxAttachmentBytes = 20 * 1024 * 1024

type NewUpload = {
  orderId: number
  name: string
  length: number
  /** Upload-Metadata as it was sent, to be returned. */
  metadata?: string
  purpose?: Exclude<UploadPurpose, 'basket'>
}

type BeginDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'limits' | 'artwork'>

/**
 * Begins an upload of a file for an order, once permission, size, quota and room are checked (ART-3); no
 * bytes have come yet.
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT when the slot takes none; TOO_LARGE; VALIDATION for an empty file;
 * RATE_LIMITED; UNAVAILABLE without room
 */
export async function beginUpload(
  deps: BeginDeps,
  who: CallerOrLink,
  { orderId, name, length, metadata = '', purpose = 'artwork' }: NewUpload,
): Promise<Upload> {
  const { db, now, settings } = deps
  const largest = purpose === 'message' ? maxAttachmentBytes : settings.ARTWORK_MAX_FILE
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
 * Begins an upload for a line of the caller's basket, within the limits of one order; visitors have no stored
 * basket that could hold it (BSK-7).
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
    // The lock also keeps the customer from being erased at the same time.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${byUserId} AND deleted_at IS NULL FOR NO KEY UPDATE`
    if (held.length === 0) throw new AppError('UNAUTHENTICATED')
    const coming = await tx.upload.aggregate({
      where: { byUserId, purpose: 'basket' },
      _sum: { length: true },
      _count: true,
    })
    if (coming._count >= maxBasketUploads) throw tooManyUploads(maxBasketUploads)
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

/** Both the order's kept files and its uploads under way count. */
async function assertQuota(tx: Transaction, orderId: number, length: number, limit: number): Promise<void> {
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
  if (coming._count >= maxUploads) throw tooManyUploads(maxUploads)
  const left =
    limit - Number(coming._sum.length ?? 0) - Number(kept._sum.size ?? 0) - (attached._sum.size ?? 0)
  if (length > left) throw orderTooLargeFor(limit, left)
}
