import type { Transaction } from '../../db/client.ts'
import type { Offer } from '../../db/generated/client.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { findOfferLink } from '../offer-links/offer-link.ts'
import { assertOpen, holdOffer, standingAnswer } from './hold-offer.ts'
import { offerAnswered, offerExpired, offerLinkUnknown, offerNotSent, offerRevised } from './offer-errors.ts'
import { isExpired } from './states.ts'

type Call = { deps: Pick<Deps, 'db' | 'limits'>; offerToken?: Context['offerToken']; address: string }

/**
 * Which offer the call's link leads to; calls by it are counted, and links that lead nowhere by who tries them (OFF-2).
 * @throws NOT_FOUND without a link or for one that leads nowhere; RATE_LIMITED
 */
export async function linkedOfferId({ deps, offerToken, address }: Call): Promise<number> {
  const offerId = await findOfferLink(deps.db, offerToken)
  if (offerId === null) {
    await deps.limits.consume('offerLinkAddress', address)
    throw offerLinkUnknown()
  }
  await deps.limits.consume('callsAccount', `offer ${offerId}`)
  return offerId
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
