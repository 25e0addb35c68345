import type { Upload, UploadPurpose } from '../../../db/generated/client.ts'
import type { Deps } from '../../../procedures/deps.ts'
import type { CallerOrLink } from '../../order-links/order-party.ts'
import { hashFile, isStored, streamFile } from '../stored-file.ts'
import { isUploader } from './own-upload.ts'
import { asUploadError, uploadNotComplete, virusInFile } from './upload-errors.ts'

/**
 * An upload that is stored in full, with its hash; `password` is the known one of a locked file, encrypted.
 */
export type StoredUpload = Upload & {
  kind: string
  sha256: Uint8Array<ArrayBuffer>
  password?: Uint8Array<ArrayBuffer> | null
}

/**
 * The named uploads of an order, or of the caller's basket, in order, complete and with their hashes: one
 * that came in several requests is read once to hash it.
 * @throws VALIDATION for one that is incomplete, another user's or of another order; UNAVAILABLE
 */
export async function storedUploads(
  deps: Pick<Deps, 'db' | 'now' | 'artwork'>,
  who: CallerOrLink,
  orderId: number | null,
  ids: readonly string[],
  purpose: UploadPurpose = 'artwork',
): Promise<StoredUpload[]> {
  const rows = await deps.db.upload.findMany({ where: { id: { in: [...ids] }, orderId, purpose } })
  const stored: StoredUpload[] = []
  for (const id of ids) {
    const row = rows.find((upload) => upload.id === id)
    if (!row || !isUploader(who, row) || row.expiresAt <= deps.now()) throw uploadNotComplete()
    stored.push(await asStored(deps, row))
  }
  return stored
}

async function asStored(
  { db, artwork }: Pick<Deps, 'db' | 'artwork'>,
  upload: Upload,
): Promise<StoredUpload> {
  const { id, kind, sha256, storageKey, length } = upload
  if (upload.offset !== length || kind === null) throw uploadNotComplete()
  const file = { storageKey, size: length }
  try {
    if (!(await isStored(artwork.store, file))) throw uploadNotComplete()
    const virus = await artwork.findVirus(() => streamFile(artwork.store, file))
    if (virus !== null) throw virusInFile(upload.name, virus)
    if (sha256 !== null) return { ...upload, kind, sha256 }
    const read = await hashFile(artwork.store, file)
    await db.upload.updateMany({ where: { id }, data: { sha256: read } })
    return { ...upload, kind, sha256: read }
  } catch (error) {
    throw asUploadError(error)
  }
}
