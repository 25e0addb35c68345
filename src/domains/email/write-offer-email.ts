import type { Database } from '../../db/client.ts'
import { addressIn } from '../../lib/language-address.ts'
import { toLanguage } from '../../lib/languages.ts'
import { offerLinkToken, offerPath } from '../offer-links/offer-link.ts'
import { findToCompany } from './company.ts'
import type { Email } from './email.ts'
import { acceptedOfferEmail, answeredOfferEmail, sentOfferEmail } from './offer-emails.ts'
import type { QueuedEmail } from './queue.ts'

type OfferEmail = Extract<QueuedEmail, { offerId: number }>
type Circumstances = { siteUrl: string; secretKey?: string | undefined }

/** An email about a quote; null when it is gone, was revised or answered since, or there is nobody to write to. */
export function writeOfferEmail(
  db: Database,
  job: OfferEmail,
  circumstances: Circumstances,
): Promise<Email | null> {
  return job.kind === 'offerSent'
    ? writeSent(db, job, circumstances)
    : writeToCompany(db, job, circumstances.siteUrl)
}

async function writeSent(
  db: Database,
  { offerId, revision }: Extract<OfferEmail, { kind: 'offerSent' }>,
  { siteUrl, secretKey }: Circumstances,
): Promise<Email | null> {
  const sent = await db.offerRevision.findUnique({
    where: { offerId_number: { offerId, number: revision } },
    select: { total: true, validUntil: true, language: true, offer: { include: { user: true } } },
  })
  if (!sent || sent.offer.user.deletedAt) return null
  const { total, validUntil, offer } = sent
  if (offer.state !== 'Sent' || offer.lastRevision !== revision) return null
  const { user } = offer
  // Of a customer without an account as staff wrote it down (CUS-7).
  const email = user.email || user.contactEmail
  if (email === '') return null
  const language = toLanguage(sent.language)
  const token = await offerLinkToken(db, { offerId, key: secretKey, now: new Date(), by: null })
  // Its link was ended since: who ended it wants no other one to be sent.
  if (token === null) return null
  const path = offerPath(token)
  const isKnown = user.emailConfirmedAt !== null || user.addedById !== null
  const name = isKnown ? { first: user.name, whole: `${user.name} ${user.surname}`.trim() } : null
  const link = siteUrl + addressIn(language, path)
  return sentOfferEmail({ email, language, name }, { offerId, revision, total, validUntil, link })
}

async function writeToCompany(
  db: Database,
  { kind, offerId, answerId }: Exclude<OfferEmail, { kind: 'offerSent' }>,
  siteUrl: string,
): Promise<Email | null> {
  const answer = await db.offerAnswer.findFirst({
    where: { id: answerId, endedAt: null },
    include: { offer: { include: { user: { select: { name: true, surname: true } } } } },
  })
  const to = await findToCompany(db, siteUrl)
  if (!answer || !to) return null
  const { user } = answer.offer
  const { total } = await db.offerRevision.findUniqueOrThrow({
    where: { offerId_number: { offerId, number: answer.revision } },
    select: { total: true },
  })
  const told = { ...answer, offerId, total, client: `${user.name} ${user.surname}`.trim() }
  return kind === 'offerAcceptedCompany' ? acceptedOfferEmail(told, to) : answeredOfferEmail(told, to)
}
