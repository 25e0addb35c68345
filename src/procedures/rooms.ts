import { Budget } from '../lib/budget.ts'
import { type FairPlace, FairPlaces, type Taker } from '../lib/fair-places.ts'
import { type Sharer, sharerOf } from './sharer.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The most bytes of one request, and of all requests together, by sender. */
const roomBytes = {
  others: { texts: 64 * kilobyte, allTexts: 16 * megabyte, files: 10 * megabyte, allFiles: 200 * megabyte },
  staff: { texts: megabyte, allTexts: 16 * megabyte, files: 200 * megabyte, allFiles: 2048 * megabyte },
} as const
/** Bytes a second, as for resumable uploads. */
const minRate = { free: 1000, full: 32_000 }
/** Forms that arrive or are processed at once; those of customers all have room for their files. */
const formsAtOnce = {
  others: { places: 20, maxPerOwner: 2, minRate },
  staff: { places: 40, maxPerOwner: 40, minRate },
} as const

/** The memory and disk that a form may take, for itself and with all others at once. Bytes. */
export type FormRoom = {
  texts: { maxBytes: number; all: Budget }
  files: { maxBytes: number; all: Budget }
  /** A place for a form of this sender, until it is released. @throws RATE_LIMITED, UNAVAILABLE */
  beginUpload(end: NonNullable<Taker['end']>): FairPlace
}

/** The memory and disk that bodies take until they are answered; staff have their own, whatever others do. */
export type Rooms = { of(sender: Sharer | undefined): FormRoom }

const roomsOf = (side: keyof typeof roomBytes) => ({
  texts: { maxBytes: roomBytes[side].texts, all: new Budget(roomBytes[side].allTexts) },
  files: { maxBytes: roomBytes[side].files, all: new Budget(roomBytes[side].allFiles) },
  forms: new FairPlaces(formsAtOnce[side]),
})

/** Forms are shared fairly by sender, and the slowest goes first (TRU-11). */
export function createRooms(): Rooms {
  const [others, staff] = [roomsOf('others'), roomsOf('staff')]
  return {
    of(sender) {
      const isStaff = (sender?.caller?.areas.size ?? 0) > 0
      const { texts, files, forms } = isStaff ? staff : others
      const beginUpload: FormRoom['beginUpload'] = (end) => {
        forms.endSlow()
        return forms.take({ owner: sender ? sharerOf(sender) : '', end })
      }
      return { texts, files, beginUpload }
    },
  }
}
