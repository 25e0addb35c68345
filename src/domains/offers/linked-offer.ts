import type { Transaction } from '../../db/client.ts'
import type { Offer } from '../../db/generated/client.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isKnownToStaff, isStaffDevice, staffDeviceRefused } from '../accounts/staff-device.ts'
import { findOfferLink } from '../offer-links/offer-link.ts'
import { assertOpen, holdOffer, standingAnswer } from './hold-offer.ts'
import { offerAnswered, offerExpired, offerLinkUnknown, offerNotSent, offerRevised } from './offer-errors.ts'
import { isExpired } from './states.ts'

type Call = { deps: Pick<Deps, 'db' | 'limits' | 'now'>; offerToken?: Context['offerToken']; address: string }

/**
 * Which offer the call's link leads to; calls by it are counted, and links that lead nowhere by who tries them (OFF-2).
 * @throws NOT_FOUND without a link or for one that leads nowhere; RATE_LIMITED
 */
export async function linkedOfferId(call: Call): Promise<number> {
  return (await linkedOffer(call)).offerId
}

async function linkedOffer({
  deps,
  offerToken,
  address,
}: Call): Promise<{ offerId: number; linkId: number }> {
  const found = await findOfferLink(deps, offerToken)
  if (found === null) {
    await deps.limits.consume('offerLinkAddress', address)
    throw offerLinkUnknown()
  }
  await deps.limits.consume('callsAccount', `offer ${found.offerId}`)
  return found
}

type Saying = Pick<Context, 'deps' | 'offerToken' | 'address' | 'caller' | 'deviceKey'>

/**
 * {@link linkedOfferId} for what counts as the customer's word: never from a device on which staff are signed in (OFF-13).
 * `staffDevice`: staff have logged in on it before.
 * @throws FORBIDDEN, and as {@link linkedOfferId}
 */
export async function offerToAnswer(
  call: Saying,
): Promise<{ offerId: number; linkId: number; staffDevice: boolean }> {
  const found = await linkedOffer(call)
  if (await isStaffDevice(call.deps, call)) throw staffDeviceRefused()
  return { ...found, staffDevice: await isKnownToStaff(call.deps.db, call.deviceKey) }
}

type ToAnswer = { offerId: number; revision: number; now: Date }

/**
 * The offer, held for an answer of its customer to the newest revision, which nobody has answered yet (OFF-6).
 * @throws CONFLICT, in words: accepted, withdrawn, revised, answered already; expired unless `expired` is `asked`
 */
export async function holdForAnswer(
  tx: Transaction,
  { offerId, revision, now }: ToAnswer,
  expired: 'refused' | 'asked',
): Promise<Offer> {
  const offer = await holdOffer(tx, offerId)
  await assertOpen(tx, offer)
  if (offer.lastRevision === 0) throw offerNotSent()
  if (revision !== offer.lastRevision) throw offerRevised(offer.lastRevision)
  if (await standingAnswer(tx, offerId)) throw offerAnswered()
  if (expired === 'refused' && isExpired(offer.validUntil, now)) throw offerExpired()
  return offer
}
