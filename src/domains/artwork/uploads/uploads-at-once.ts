import type { Message } from '../../../lib/errors.ts'
import { type FairPlace, FairPlaces, type Taker } from '../../../lib/fair-places.ts'

/** Each holds one piece in memory while it comes. */
const mostOfOne = 3
const places = { customer: 16, staff: 8 } as const
/** Bytes a second: less than the slowest phone sends, and what one sends where the network is poor. */
const leastRate = { free: 1000, full: 32_000 }
const checkIntervalMs = 2000

const busy: Message = /*i18n*/ {
  id: 'uploads.busy',
  message: 'Many files are being sent at the moment. What has come is kept; please go on in a few seconds.',
}

/** The uploads that come at the same moment: those of customers fairly by customer, those of staff by account (ART-15). */
export type UploadsAtOnce = {
  /** @throws RATE_LIMITED for too many of one's own, UNAVAILABLE where there is no room beside others */
  begin(side: 'customer' | 'staff', taker: Taker): FairPlace
  taken(side: 'customer' | 'staff'): number
  stop(): void
}

export function createUploadsAtOnce(): UploadsAtOnce {
  const bySide = {
    customer: new FairPlaces({ places: places.customer, mostOfOne, leastRate, busy }),
    staff: new FairPlaces({ places: places.staff, mostOfOne, leastRate, busy }),
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
