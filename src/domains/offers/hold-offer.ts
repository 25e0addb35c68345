import type { Transaction } from '../../db/client.ts'
import type { Offer, OfferAnswer } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import { formatMoment } from '../email/formats.ts'
import { offerAccepted, offerWithdrawn } from './offer-errors.ts'

/** The quote, locked against every other change until the transaction ends. @throws NOT_FOUND */
export async function holdOffer(tx: Transaction, id: number): Promise<Offer> {
  await tx.$queryRaw`SELECT 1 FROM offers WHERE id = ${id} FOR NO KEY UPDATE`
  const offer = await tx.offer.findUnique({ where: { id } })
  if (!offer) throw notFound()
  return offer
}

/** The current answer: neither taken back nor answered by staff. */
export const currentAnswer = (tx: Transaction, offerId: number): Promise<OfferAnswer | null> =>
  tx.offerAnswer.findFirst({ where: { offerId, endedAt: null } })

/** @throws CONFLICT, with the reason, for a quote that was accepted or withdrawn (OFF-6) */
export async function assertOpen(tx: Transaction, offer: Offer): Promise<void> {
  if (offer.state === 'Withdrawn') throw offerWithdrawn()
  if (offer.state !== 'Accepted') return
  const answer = await currentAnswer(tx, offer.id)
  const when = formatMoment(answer?.at ?? offer.stateSince, toLanguage(offer.language))
  throw offerAccepted(answer?.name ?? '—', answer?.revision ?? offer.lastRevision, when)
}

/** Marks the customer's answers as answered by staff. */
export async function endAnswers(tx: Transaction, offerId: number, endedAt: Date): Promise<void> {
  await tx.offerAnswer.updateMany({ where: { offerId, endedAt: null }, data: { endedAt } })
}
