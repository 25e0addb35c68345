import type { Transaction } from '../../db/client.ts'
import type { Offer, OfferAnswer } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import { formatMoment } from '../email/formats.ts'
import { offerAccepted, offerWithdrawn } from './offer-errors.ts'

/** The offer, held against every other change of it until the transaction ends. @throws NOT_FOUND */
export async function holdOffer(tx: Transaction, id: number): Promise<Offer> {
  await tx.$queryRaw`SELECT 1 FROM offers WHERE id = ${id} FOR NO KEY UPDATE`
  const offer = await tx.offer.findUnique({ where: { id } })
  if (!offer) throw notFound()
  return offer
}

/** The answer that stands: neither taken back nor answered by staff. */
export const standingAnswer = (tx: Transaction, offerId: number): Promise<OfferAnswer | null> =>
  tx.offerAnswer.findFirst({ where: { offerId, endedAt: null } })

/** @throws CONFLICT, in words, for an offer that was accepted or withdrawn (OFF-6) */
export async function assertOpen(tx: Transaction, offer: Offer): Promise<void> {
  if (offer.state === 'Withdrawn') throw offerWithdrawn()
  if (offer.state !== 'Accepted') return
  const answer = await standingAnswer(tx, offer.id)
  const when = formatMoment(answer?.at ?? offer.stateSince, toLanguage(offer.language))
  throw offerAccepted(answer?.name ?? '—', answer?.revision ?? offer.lastRevision, when)
}

/** Staff have answered what the customer said. */
export async function endAnswers(tx: Transaction, offerId: number, endedAt: Date): Promise<void> {
  await tx.offerAnswer.updateMany({ where: { offerId, endedAt: null }, data: { endedAt } })
}
