import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storeIsAway } from '../media/media-errors.ts'
import type { MediaStore } from '../media/store.ts'

/**
 * Artwork lies in the store as pieces of this many bytes, the last one shorter: what was stored of an upload is there
 * for good, on any instance, and none is ever held whole in memory.
 */
export const pieceLength = 2 * 1024 * 1024

/** Where all files of an order are. Of one length for all orders: a bucket removes whatever begins with it. */
export const storageKeyOfOrder = (orderId: number): string => `artwork/${String(orderId).padStart(10, '0')}`
/** What accounts sent for their baskets begins with it, also once it is ordered: nothing is moved. */
export const basketFiles = 'artwork/basket-'
/** Where a file's pieces are: nobody is served anything by this name. */
export const storageKeyOf = (orderId: number, id: string): string => `${storageKeyOfOrder(orderId)}/${id}`
export const basketStorageKeyOf = (userId: number, id: string): string =>
  `${basketFiles}${String(userId).padStart(10, '0')}/${id}`
export const pieceName = (key: string, number: number): string => `${key}/${String(number).padStart(5, '0')}`

/** Where our picture of a page is: beside the file's pieces, so that it goes with them. */
export const previewKeyOf = (key: string, page: number): string =>
  `${key}/page-${String(page).padStart(5, '0')}.webp`

export type StoredFile = { storageKey: string; size: bigint | number }

/** The content from its beginning; of a file that isn't whole it ends with UNAVAILABLE. */
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

/** Puts the content of a file under another key too. @throws UNAVAILABLE of one that isn't whole */
export async function copyContent(store: MediaStore, file: StoredFile, to: string): Promise<void> {
  let number = 0
  for await (const piece of pieces(store, file.storageKey, Number(file.size)))
    await store.put(pieceName(to, number++), piece)
}

/** SHA-256 of what is stored. */
export async function hashFile(store: MediaStore, file: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256')
  for await (const piece of streamFile(store, file)) hash.update(piece)
  return new Uint8Array(hash.digest())
}

/** Runs `act` on a copy in the temporary folder, which is gone afterwards: for what must read a file here and there. */
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

/** Pieces that are asked for at once. */
const askedAtOnce = 8

/** Whether every piece is there in its length. */
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
