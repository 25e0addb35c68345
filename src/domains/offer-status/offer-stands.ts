import type { OfferState } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { fromEach, type Way } from '../../lib/state-machine.ts'

type Side = 'staff' | 'customer'
type Stand = {
  /** Whose turn it is (OFF-8); null once it is over. */
  turn: Side | null
  /** Nothing can become of it any more; its orders, if any, go their own way. */
  isClosed?: boolean
}

/** The phases of a quote that everyone reads; `expired` depends on the day alone. */
const stands = {
  draft: { turn: 'staff' },
  waiting: { turn: 'customer' },
  expired: { turn: 'staff' },
  changeAsked: { turn: 'staff' },
  renewAsked: { turn: 'staff' },
  declined: { turn: null },
  accepted: { turn: null, isClosed: true },
  withdrawn: { turn: null, isClosed: true },
} as const satisfies Record<string, Stand>
export type OfferStand = keyof typeof stands
export const offerStands = Object.keys(stands) as [OfferStand, ...OfferStand[]]
const factsOf = (stand: OfferStand): Stand => stands[stand]
export const turnOf = (stand: OfferStand): Side | null => factsOf(stand).turn

export const standOfState = {
  Draft: 'draft',
  Sent: 'waiting',
  ChangeAsked: 'changeAsked',
  RenewAsked: 'renewAsked',
  Declined: 'declined',
  Accepted: 'accepted',
  Withdrawn: 'withdrawn',
} as const satisfies Record<OfferState, OfferStand>

/** `validUntil` is a stored day, the last in Baku on which it can be accepted. */
export const isExpired = (validUntil: Date | null, now: Date): boolean =>
  validUntil !== null && validUntil.getTime() < bakuDay(now).getTime()

export function standOf(offer: { state: OfferState; validUntil: Date | null }, now: Date): OfferStand {
  if (offer.state === 'Sent' && isExpired(offer.validUntil, now)) return 'expired'
  return standOfState[offer.state]
}

/** The stored states in which it is that side's turn, whatever the day. */
export const statesOfTurn = (side: Side | null): OfferState[] =>
  (Object.keys(standOfState) as OfferState[]).filter((state) => turnOf(standOfState[state]) === side)

export const offerActs = {
  customer: ['accept', 'askChange', 'decline', 'askRenewal', 'takeBack'],
  staff: ['send', 'prolong', 'accept', 'withdraw'],
} as const satisfies Record<Side, readonly string[]>
type OfferAct<Of extends Side = Side> = (typeof offerActs)[Of][number]

const open = offerStands.filter((stand) => !factsOf(stand).isClosed)
const sent = open.filter((stand) => stand !== 'draft')

/** Every move of a quote, by which action, and whose action it is; there is no other (OFF-6, OFF-7). */
export const offerTransitions: readonly Way<OfferStand, OfferAct, Side>[] = [
  ...fromEach('send', 'staff', open, 'waiting'),
  ...fromEach('prolong', 'staff', sent, 'waiting'),
  ...fromEach('accept', 'customer', ['waiting'], 'accepted'),
  ...fromEach('accept', 'staff', ['waiting'], 'accepted'),
  ...fromEach('askChange', 'customer', ['waiting'], 'changeAsked'),
  ...fromEach('decline', 'customer', ['waiting'], 'declined'),
  ...fromEach('askRenewal', 'customer', ['expired'], 'renewAsked'),
  ...fromEach('takeBack', 'customer', ['changeAsked', 'renewAsked', 'declined'], 'waiting'),
  ...fromEach('withdraw', 'staff', open, 'withdrawn'),
]

/** What that side can do with a quote in this state. */
export const offerActsOf = <Of extends Side>(stand: OfferStand, side: Of): OfferAct<Of>[] => {
  const acts: readonly OfferAct<Of>[] = offerActs[side]
  return acts.filter((act) =>
    offerTransitions.some((way) => way.from === stand && way.act === act && way.who === side),
  )
}
