import type { OfferState } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'

/** Where an offer stands, as everybody reads it; `expired` is said by the day alone. */
export const offerStands = [
  'draft',
  'waiting',
  'expired',
  'changeAsked',
  'renewAsked',
  'declined',
  'accepted',
  'withdrawn',
] as const
export type OfferStand = (typeof offerStands)[number]

const standOfState = {
  Draft: 'draft',
  Sent: 'waiting',
  ChangeAsked: 'changeAsked',
  RenewAsked: 'renewAsked',
  Declined: 'declined',
  Accepted: 'accepted',
  Withdrawn: 'withdrawn',
} as const satisfies Record<OfferState, OfferStand>

/** `validUntil`: a stored day, the last in Baku on which it can be accepted. */
export const isExpired = (validUntil: Date | null, now: Date): boolean =>
  validUntil !== null && validUntil.getTime() < bakuDay(now).getTime()

export function standOf(offer: { state: OfferState; validUntil: Date | null }, now: Date): OfferStand {
  if (offer.state === 'Sent' && isExpired(offer.validUntil, now)) return 'expired'
  return standOfState[offer.state]
}

/** Whose turn it is (OFF-8); null once it is over. */
export const turnOf = {
  draft: 'staff',
  waiting: 'customer',
  expired: 'staff',
  changeAsked: 'staff',
  renewAsked: 'staff',
  declined: null,
  accepted: null,
  withdrawn: null,
} as const satisfies Record<OfferStand, 'staff' | 'customer' | null>
