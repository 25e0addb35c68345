import { Budget } from '../lib/budget.ts'
import { AppError } from '../lib/errors.ts'
import type { Caller } from './access.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** What one request may bring, and what all requests together may hold, by sender. */
const roomBytes = {
  others: { texts: 64 * kilobyte, allTexts: 8 * megabyte, files: 10 * megabyte, allFiles: 200 * megabyte },
  staff: { texts: megabyte, allTexts: 16 * megabyte, files: 200 * megabyte, allFiles: 2048 * megabyte },
} as const
/** Uploads of one account at a time, unless it is one of the staff. */
const maxUploadsAtOnce = 2

/** What a form may take of memory and disk: for itself, and with all others at once. Bytes. */
export type FormRoom = {
  texts: { maxBytes: number; all: Budget }
  files: { maxBytes: number; all: Budget }
  /** Counts an upload of this caller; returns what ends it. @throws RATE_LIMITED */
  beginUpload(): () => void
}

/** The memory and disk that bodies take until they are answered; staff have their own, whatever others do. */
export type Rooms = { of(caller: Caller | null): FormRoom }

export function createRooms(): Rooms {
  const [others, staff] = [roomBytes.others, roomBytes.staff].map((limits) => ({
    texts: { maxBytes: limits.texts, all: new Budget(limits.allTexts) },
    files: { maxBytes: limits.files, all: new Budget(limits.allFiles) },
  }))
  if (!others || !staff) throw new TypeError('no rooms')
  const uploads = new Map<number, number>()
  return {
    of(caller) {
      if (caller !== null && caller.areas.size > 0) return { ...staff, beginUpload: () => () => undefined }
      return { ...others, beginUpload: () => countUpload(uploads, caller?.id ?? 0) }
    },
  }
}

function countUpload(uploads: Map<number, number>, id: number): () => void {
  const count = (uploads.get(id) ?? 0) + 1
  if (count > maxUploadsAtOnce) throw new AppError('RATE_LIMITED', undefined, { retryAfter: 5 })
  uploads.set(id, count)
  return () => {
    const left = (uploads.get(id) ?? 1) - 1
    if (left > 0) uploads.set(id, left)
    else uploads.delete(id)
  }
}
