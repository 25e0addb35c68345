import type { Readable } from 'node:stream'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { MediaStore } from '../media/store.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import { fileIsGone } from './artwork-errors.ts'
import { type StoredFile, streamFile } from './stored-file.ts'
import './artwork-deps.ts'

export type OpenFile = { name: string; size: number; open(): Readable }

export type FileOfOrder = { orderId: number; fileId: number }

/**
 * A file of an order's artwork, for its parties only (ART-7).
 * @throws NOT_FOUND also for a file of another order; FORBIDDEN
 */
export async function findFile(
  deps: Pick<Deps, 'db' | 'artwork'>,
  who: CallerOrLink,
  which: FileOfOrder,
): Promise<OpenFile> {
  await assertOrderParty(deps.db, who, which.orderId)
  return keptFile(deps, which)
}

/**
 * A file of an order's artwork; the caller's access was checked before.
 * @throws NOT_FOUND, also once it is no longer kept
 */
export async function keptFile(
  { db, artwork }: Pick<Deps, 'db' | 'artwork'>,
  { orderId, fileId }: FileOfOrder,
): Promise<OpenFile> {
  const file = await db.artworkFile.findFirst({ where: { id: fileId, version: { orderId } } })
  return openKept(artwork.store, file)
}

type KeptFile = StoredFile & { name: string; removedAt: Date | null }

/** Opens the content of a file that was found. @throws NOT_FOUND, also once it is no longer kept */
export function openKept(store: MediaStore, file: KeptFile | null): OpenFile {
  if (!file) throw notFound()
  if (file.removedAt !== null) throw fileIsGone()
  return { name: file.name, size: Number(file.size), open: () => streamFile(store, file) }
}

/** Our WebP picture of a page, for the order's parties. @throws NOT_FOUND, also where there is none yet */
export async function findPagePicture(
  { db, artwork }: Pick<Deps, 'db' | 'artwork'>,
  who: CallerOrLink,
  { orderId, fileId, page }: { orderId: number; fileId: number; page: number },
): Promise<Uint8Array> {
  await assertOrderParty(db, who, orderId)
  const where = { fileId, page, file: { version: { orderId } } }
  const found = await db.artworkPage.findFirst({ where, select: { previewKey: true } })
  if (!found?.previewKey) throw notFound()
  return artwork.store.read(found.previewKey)
}
