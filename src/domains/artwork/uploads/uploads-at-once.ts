import type { Message } from '../../../lib/errors.ts'
import { type FairPlace, FairPlaces, type Taker } from '../../../lib/fair-places.ts'

/** Each upload holds one piece in memory while it comes. */
const maxPerOwner = 3
const places = { customer: 16, staff: 8 } as const
/** Bytes a second: slower than the slowest phone, and for a poor network. */
const minRate = { free: 1000, full: 32_000 }
const checkIntervalMs = 2000

const busy: Message = /*i18n*/ {
  id: 'uploads.busy',
  message: 'Many files are being sent at the moment. What has come is kept; please go on in a few seconds.',
}

/** The uploads under way at once, shared fairly: by customer, and for staff by account (ART-15). */
export type UploadsAtOnce = {
  /** @throws RATE_LIMITED beyond the owner's own limit, UNAVAILABLE where others leave no room */
  begin(side: 'customer' | 'staff', taker: Taker): FairPlace
  taken(side: 'customer' | 'staff'): number
  stop(): void
}

export function createUploadsAtOnce(): UploadsAtOnce {
  const bySide = {
    customer: new FairPlaces({ places: places.customer, maxPerOwner, minRate, busy }),
    staff: new FairPlaces({ places: places.staff, maxPerOwner, minRate, busy }),
  }
  const check = setInterval(() => {
    bySide.customer.endSlow()
    bySide.staff.endSlow()
  }, checkIntervalMs)
  check.unref()
  return {
    begin: (side, taker) => bySide[side].take(taker),
    taken: (side) => bySide[side].taken,
    stop: () => clearInterval(check),
  }
}
