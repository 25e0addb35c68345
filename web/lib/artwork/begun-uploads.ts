import { readStored, writeStored } from '../device.ts'

/** The purpose of a file: an order, or a line of the basket. */
export type UploadTarget =
  | { orderId: number; purpose: 'artwork' | 'message' }
  | { lineId: string; purpose: 'basket' }

/** An upload that was begun on this device and isn't part of anything yet; the server keeps it for a day. */
export type BegunUpload = UploadTarget & {
  name: string
  size: number
  /** When the file was last changed: another file of the same name differs in it. */
  modified: number
  url: string
  /** Bytes. */
  sent: number
  at: number
}

const key = 'begunUploads'
/** An hour less than the server keeps uploads, ms. */
const life = 23 * 3_600_000
const maxKept = 50

/** The uploads that can still go on; invalid stored values are ignored. */
export function begunUploads(now = Date.now()): BegunUpload[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBegun).filter(({ at }) => now - at < life) : []
  } catch {
    return []
  }
}

const isBegun = (value: unknown): value is BegunUpload => {
  const { url, name, size, sent, at } = (value ?? {}) as Partial<BegunUpload>
  return (
    typeof url === 'string' &&
    typeof name === 'string' &&
    [size, sent, at].every((figure) => typeof figure === 'number')
  )
}

const write = (uploads: readonly BegunUpload[]) =>
  void writeStored(key, uploads.length === 0 ? null : JSON.stringify(uploads.slice(-maxKept)))

export function noteBegun(upload: BegunUpload): void {
  write([...begunUploads().filter(({ url }) => url !== upload.url), upload])
}

/** Notes how much of an upload has arrived; it does nothing for an unknown upload. */
export function noteSent(url: string, sent: number): void {
  const known = begunUploads()
  if (known.some((upload) => upload.url === url))
    write(known.map((upload) => (upload.url === url ? { ...upload, sent } : upload)))
}

/** Forgets uploads that have become part of a version or a message, or are no longer wanted. */
export function forgetBegun(urls: readonly string[]): void {
  write(begunUploads().filter(({ url }) => !urls.includes(url)))
}

const sameTarget = (one: UploadTarget, other: UploadTarget): boolean =>
  one.purpose === other.purpose &&
  ('lineId' in one
    ? 'lineId' in other && one.lineId === other.lineId
    : 'orderId' in other && one.orderId === other.orderId)

/** The upload that was begun with the same file, for the same purpose. */
export const begunOf = (
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
  target: UploadTarget,
): BegunUpload | undefined =>
  begunUploads().find(
    (upload) =>
      sameTarget(upload, target) &&
      upload.name === file.name &&
      upload.size === file.size &&
      upload.modified === file.lastModified,
  )
