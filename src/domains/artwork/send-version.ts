import type { Transaction } from '../../db/client.ts'
import type { Upload } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import {
  assertOrderParty,
  type CallerOrLink,
  holdOrder,
  type OrderParty,
} from '../order-links/order-party.ts'
import { takesArtwork } from '../order-status/statuses.ts'
import { newerVersionSent, takesNoArtwork } from './artwork-errors.ts'
import { type FileKind, isChecked } from './file-kinds.ts'
import { moveSlot, moveSlotBy } from './move-slot.ts'
import { type StoredUpload, storedUploads } from './uploads/stored-uploads.ts'
import { uploadNotComplete } from './uploads/upload-errors.ts'
import './artwork-deps.ts'

type Sent = { id: number; uploads: readonly string[]; note?: string | undefined; after?: number | undefined }
type SendDeps = Pick<Deps, 'db' | 'now' | 'artwork'>

/**
 * Makes the next version of the artwork from uploaded files (ART-5). A repeat with the same files gets the
 * first answer.
 * @throws NOT_FOUND, FORBIDDEN; VALIDATION for a file that isn't complete or isn't the caller's; CONFLICT
 * when another version came after the one that the sender has seen (`after`), or when the slot takes none
 */
export async function sendVersion(
  deps: SendDeps,
  who: CallerOrLink,
  { id: orderId, uploads, note = '', after }: Sent,
): Promise<void> {
  await assertOrderParty(deps.db, who, orderId)
  const ids = [...new Set(uploads)]
  if (ids.length === 0) throw uploadNotComplete()
  if (await wasSent(deps, orderId, ids)) return
  const files = await storedUploads(deps, who, orderId, ids)
  await deps.db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const party = await assertOrderParty(tx, who, orderId)
    if (!takesArtwork(party.order.status)) throw takesNoArtwork()
    const last =
      (await tx.artworkVersion.aggregate({ where: { orderId }, _max: { number: true } }))._max.number ?? 0
    if (after !== undefined && after < last) throw newerVersionSent(last)
    await addVersion(deps, tx, { party, number: last + 1, note, at: deps.now(), files })
  })
}

/**
 * Makes a version from stored files and queues their checks; the order is locked.
 * @throws VALIDATION when another call has used one of them; CONFLICT when the slot takes none
 */
export async function addVersion(
  { artwork }: Pick<Deps, 'artwork'>,
  tx: Transaction,
  version: NewVersion,
): Promise<void> {
  const { party, number, at, files } = version
  await takeUploads(tx, files)
  await moveSlotBy(tx, party, { act: 'send', at }, { artworkVersion: [null, number] })
  const fileIds = await storeVersion(tx, version)
  for (const fileId of fileIds) await artwork.enqueueCheck(tx, fileId)
  if (fileIds.length === 0) await moveSlot(tx, { orderId: party.order.id, act: 'pass', who: 'site', at })
}

/** True when the answer to the first sending was lost on its way. */
async function wasSent({ db }: SendDeps, orderId: number, ids: readonly string[]): Promise<boolean> {
  const keys = ids.map((id) => `/${id}`)
  const newest = await db.artworkVersion.findFirst({
    where: { orderId },
    orderBy: { number: 'desc' },
    select: { files: { select: { storageKey: true } } },
  })
  return (
    newest?.files.length === ids.length &&
    newest.files.every((file) => keys.some((key) => file.storageKey.endsWith(key)))
  )
}

/** The uploads become part of a version; a parallel call gets none. */
async function takeUploads(tx: Transaction, files: readonly Upload[]): Promise<void> {
  const { count } = await tx.upload.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } })
  if (count !== files.length) throw uploadNotComplete()
}

type NewVersion = {
  party: OrderParty
  number: number
  note: string
  at: Date
  files: readonly StoredUpload[]
}

/** Returns the ids of the files that can be checked. */
async function storeVersion(
  tx: Transaction,
  { party, number, note, at, files }: NewVersion,
): Promise<number[]> {
  const { order, side, userId, linkId } = party
  const version = await tx.artworkVersion.create({
    data: {
      orderId: order.id,
      number,
      note,
      byStaff: side === 'staff',
      byUserId: userId,
      byLinkId: linkId,
      createdAt: at,
      files: {
        create: files.map(({ name, kind, length, sha256, storageKey, password = null }, index) => ({
          position: index + 1,
          name,
          kind,
          size: length,
          sha256,
          storageKey,
          password,
          check: isChecked(kind as FileKind) ? 'Waiting' : 'NotChecked',
        })),
      },
    },
    include: { files: { where: { check: 'Waiting' }, orderBy: { position: 'asc' }, select: { id: true } } },
  })
  return version.files.map(({ id }) => id)
}
