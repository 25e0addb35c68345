import type { Transaction } from '../../db/client.ts'
import type { Offer } from '../../db/generated/client.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isKnownToStaff, isStaffDevice, staffDeviceRefused } from '../accounts/staff-device.ts'
import { findOfferLink } from '../offer-links/offer-link.ts'
import { isExpired } from '../offer-status/offer-stands.ts'
import { assertOpen, currentAnswer, holdOffer } from './hold-offer.ts'
import { offerAnswered, offerExpired, offerLinkUnknown, offerNotSent, offerRevised } from './offer-errors.ts'

type Call = { deps: Pick<Deps, 'db' | 'limits' | 'now'>; offerToken?: Context['offerToken']; address: string }

/**
 * The quote that the call's link leads to; calls are counted by link, and unknown links by who tries them
 * (OFF-2).
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
 * {@link linkedOfferId} for answers that bind the customer: never from a device on which staff are signed in
 * (OFF-13). `staffDevice`: staff have logged in on it before.
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
 * The quote, locked for its customer's answer to the newest revision, which has no answer yet (OFF-6).
 * @throws CONFLICT with the reason: accepted, withdrawn, revised, answered already; expired unless `expired`
 * is `asked`
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
  if (await currentAnswer(tx, offerId)) throw offerAnswered()
  if (expired === 'refused' && isExpired(offer.validUntil, now)) throw offerExpired()
  return offer
}
