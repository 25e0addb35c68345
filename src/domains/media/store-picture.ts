import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database, Transaction } from '../../db/client.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { encodeUpload } from './decode-apart.ts'
import type { EncodedPicture } from './encode-raster.ts'
import type { PicturePurpose } from './inspect-picture.ts'
import { nameRefusedFile } from './media-errors.ts'
import { pictureKey } from './picture-url.ts'
import { type MediaStore, storedName } from './store.ts'

export type MediaDeps = {
  db: Database
  store: MediaStore
  log: Logger
  /** The folder for uploads under way, on the same file system as the store's. */
  tempDir: string
  /** Queues {@link makeAvifVariants} for the row, in the transaction of the row. */
  enqueueAvif(id: number, tx: Transaction): Promise<void>
}

declare module '../../procedures/deps.ts' {
  interface Deps {
    media: MediaDeps
  }
}

export type StoredPicture = { id: number; key: string; extension: string; width: number; height: number }

/** An upload that takes longer is given up; until then the sweeper leaves its files alone. */
const uploadTimeoutMs = 10 * 60_000
/** How far the sweeper's clock may be ahead of ours. */
const clockMarginMs = 60_000

/** {@link storeUploads} for one file. */
export async function storePicture(
  deps: MediaDeps,
  file: ReceivedFile,
  purpose: PicturePurpose,
): Promise<StoredPicture> {
  const [stored] = await storeUploads(deps, [{ file, purpose }])
  if (!stored) throw new Error('nothing was stored')
  return stored
}

/** {@link storeUploads} for several files of one purpose. */
export function storePictures(
  deps: MediaDeps,
  files: ReceivedFile[],
  purpose: PicturePurpose,
): Promise<StoredPicture[]> {
  return storeUploads(
    deps,
    files.map((file) => ({ file, purpose })),
  )
}

type Upload = { file: ReceivedFile; purpose: PicturePurpose }

/**
 * Checks, re-encodes and stores the files of a request, in order (MED-3). Nothing refers to the new rows yet:
 * write the references within seconds, or the sweeper removes them. After an error none of them is left.
 * @throws AppError VALIDATION (path: the file's field), TOO_LARGE, UNAVAILABLE (disk full)
 */
export async function storeUploads(deps: MediaDeps, uploads: Upload[]): Promise<StoredPicture[]> {
  return storeEncoded(
    deps,
    uploads.map(({ file, purpose }) => async () => {
      try {
        return await encodeUpload(file, purpose)
      } catch (error) {
        throw uploads.length > 1 ? nameRefusedFile(error, file.filename) : error
      }
    }),
  )
}

/** {@link storeUploads} for pictures of any origin: each function is called when it is its turn. */
export async function storeEncoded(
  deps: MediaDeps,
  makers: (() => Promise<EncodedPicture>)[],
): Promise<StoredPicture[]> {
  if (makers.length === 0) return []
  const keys: string[] = []
  const rows: NewRow[] = []
  const failed = new AbortController()
  const next = makers.entries()
  const storeNext = async () => {
    for (const [index, make] of next) {
      if (failed.signal.aborted) return
      rows[index] = await putFiles(deps, keys, await make())
    }
  }
  try {
    // Two at once: one is decoded while the other is written. More would delay other people's.
    await Promise.all([1, 2].map(() => storeNext().catch((error) => failed.abort(error))))
    failed.signal.throwIfAborted()
    return await insertRows(deps, rows)
  } catch (error) {
    await discard(deps, keys)
    throw error
  }
}

type NewRow = Omit<StoredPicture, 'id'> & { bytes: number }

/**
 * The key goes into the trash, due later, before its first file is written, so that a crash in between leaves
 * nothing behind.
 */
async function putFiles(deps: MediaDeps, keys: string[], picture: EncodedPicture): Promise<NewRow> {
  const key = pictureKey(randomName(), picture)
  await deps.db.mediaTrash.create({ data: { key, deletedAt: new Date(Date.now() + uploadTimeoutMs) } })
  keys.push(key)
  for (const { variant, extension, content } of picture.files) {
    await deps.store.put(storedName(key, variant, extension), content)
  }
  const bytes = picture.files.find(({ variant }) => variant === undefined)?.content.length ?? 0
  return { key, extension: picture.extension, width: picture.width, height: picture.height, bytes }
}

/** 80 bits, in letters that every file system distinguishes. */
function randomName(): string {
  return [...randomBytes(16)].map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')
}

async function insertRows(deps: MediaDeps, rows: NewRow[]): Promise<StoredPicture[]> {
  const keys = rows.map(({ key }) => key)
  return deps.db.$transaction(async (tx) => {
    const notYetDue = { gt: new Date(Date.now() + clockMarginMs) }
    const claimed = await tx.mediaTrash.deleteMany({ where: { key: { in: keys }, deletedAt: notYetDue } })
    if (claimed.count !== rows.length) throw new Error('the upload took too long')
    const stored = await tx.media.createManyAndReturn({
      data: rows,
      omit: { bytes: true, avifReady: true, createdAt: true },
    })
    for (const { id } of stored) await deps.enqueueAvif(id, tx)
    return stored.sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
  })
}

/** What can't be removed now is removed by the sweeper when its time in the trash comes. */
async function discard(deps: MediaDeps, keys: string[]): Promise<void> {
  try {
    await Promise.all(keys.map((key) => deps.store.remove(key)))
    await deps.db.mediaTrash.deleteMany({ where: { key: { in: keys } } })
  } catch (error) {
    deps.log.warn({ err: error }, 'files of a failed upload are left to the sweeper')
  }
}
