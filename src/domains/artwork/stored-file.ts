import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storeIsAway } from '../media/media-errors.ts'
import type { MediaStore } from '../media/store.ts'

/**
 * Artwork is stored in pieces of this many bytes, the last one shorter: what has been stored of an upload
 * stays, on any instance, and no file is ever held in memory as a whole.
 */
export const pieceLength = 2 * 1024 * 1024

/**
 * The prefix of all files of an order. It has the same length for all orders, since a bucket removes
 * everything that begins with it.
 */
export const storageKeyOfOrder = (orderId: number): string => `artwork/${String(orderId).padStart(10, '0')}`
/** The prefix of what accounts sent for their baskets, also once it is ordered: nothing is moved. */
export const basketFiles = 'artwork/basket-'
/** The prefix of a file's pieces; no address serves it. */
export const storageKeyOf = (orderId: number, id: string): string => `${storageKeyOfOrder(orderId)}/${id}`
export const basketStorageKeyOf = (userId: number, id: string): string =>
  `${basketFiles}${String(userId).padStart(10, '0')}/${id}`
export const pieceName = (key: string, number: number): string => `${key}/${String(number).padStart(5, '0')}`

/** The key of our picture of a page: beside the file's pieces, so that it is removed with them. */
export const previewKeyOf = (key: string, page: number): string =>
  `${key}/page-${String(page).padStart(5, '0')}.webp`

export type StoredFile = { storageKey: string; size: bigint | number }

/** Streams the content from its beginning; for an incomplete file it ends with UNAVAILABLE. */
export function streamFile(store: MediaStore, { storageKey, size }: StoredFile): Readable {
  return Readable.from(pieces(store, storageKey, Number(size)), { objectMode: false })
}

async function* pieces(store: MediaStore, key: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += pieceLength) {
    const piece = await store.read(pieceName(key, at / pieceLength))
    if (piece.length < Math.min(pieceLength, size - at)) throw storeIsAway()
    yield piece.subarray(0, size - at)
  }
}

/** Copies the content of a file to another key. @throws UNAVAILABLE for an incomplete one */
export async function copyContent(store: MediaStore, file: StoredFile, to: string): Promise<void> {
  let number = 0
  for await (const piece of pieces(store, file.storageKey, Number(file.size)))
    await store.put(pieceName(to, number++), piece)
}

/** The SHA-256 of what is stored. */
export async function hashFile(store: MediaStore, file: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256')
  for await (const piece of streamFile(store, file)) hash.update(piece)
  return new Uint8Array(hash.digest())
}

/** Runs `act` on a temporary local copy, for tools that read a file at random. */
export async function withLocalFile<Result>(
  { store, folder }: { store: MediaStore; folder: string },
  file: StoredFile,
  act: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, `check-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(streamFile(store, file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await act(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Pieces that are requested at once. */
const askedAtOnce = 8

/** Whether every piece is stored in full. */
export async function isStored(store: MediaStore, { storageKey, size }: StoredFile): Promise<boolean> {
  const total = Number(size)
  const numbers = Array.from({ length: Math.ceil(total / pieceLength) }, (_, number) => number)
  for (let from = 0; from < numbers.length; from += askedAtOnce) {
    const found = await Promise.all(
      numbers.slice(from, from + askedAtOnce).map(async (number) => {
        const length = await store.size(pieceName(storageKey, number))
        return length !== null && length >= Math.min(pieceLength, total - number * pieceLength)
      }),
    )
    if (found.includes(false)) return false
  }
  return true
}
