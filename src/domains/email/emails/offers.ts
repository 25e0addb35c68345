import { z } from 'zod'
import type { Database } from '../../../db/client.ts'
import type { OfferAnswerKind } from '../../../db/generated/client.ts'
import { bakuDay } from '../../../lib/days.ts'
import type { Message } from '../../../lib/errors.ts'
import { addressIn } from '../../../lib/language-address.ts'
import { toLanguage } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { mailReachOf } from '../../customers/mail-reach.ts'
import { offerLinkToken, offerPath } from '../../offer-links/offer-link.ts'
import { taxKindOn } from '../../seller/read-seller.ts'
import { vatOf } from '../../tax/vat.ts'
import { toCompany } from '../company.ts'
import type { EmailDefinition, Queued, Translator, Writing } from '../define-email.ts'
import { type Fact, sayIn } from '../email.ts'
import { formatDay, formatMoney } from '../formats.ts'
import { type Receiver, toReceiver } from '../to-account.ts'
import { vatFacts } from '../vat-facts.ts'

type OfRevision = { offerId: number; revision: number }
type OfAnswer = { offerId: number; answerId: number }
type Sent = OfRevision & { receiver: Receiver; total: Qepik; vat: Qepik; validUntil: Date; link: string }
type Answered = Exclude<OfferAnswerKind, 'accepted'>
type Answer<Kind = OfferAnswerKind> = OfRevision & {
  client: string
  total: Qepik
  vat: Qepik
  kind: Kind
  name: string
  text: string
  reason: string
}

const texts = {
  sent: /*i18n*/ { id: 'mail.offerSent.subject', message: 'Your quote No. {offer}' },
  sentText: /*i18n*/ {
    id: 'mail.offerSent.said',
    message: 'We have prepared a quote for you: {total}. It is valid until {day}.',
  },
  revised: /*i18n*/ { id: 'mail.offerRevised.subject', message: 'Your quote No. {offer} has been renewed' },
  revisedText: /*i18n*/ {
    id: 'mail.offerRevised.said',
    message: 'We have renewed your quote: it is {total} now and valid until {day}.',
  },
  answerThere: /*i18n*/ {
    id: 'mail.offerSent.answer',
    message: 'On its page you can accept it, ask for a change, or decline.',
  },
  see: /*i18n*/ { id: 'mail.offer.see', message: 'See the quote' },
  open: /*i18n*/ { id: 'mail.offer.open', message: 'Open the quote' },
  accepted: /*i18n*/ { id: 'mail.offerAccepted.subject', message: 'Quote No. {offer} is accepted' },
  acceptedText: /*i18n*/ {
    id: 'mail.offerAccepted.text',
    message: '{client} has accepted revision {revision} of the quote. Its lines are orders now.',
  },
  acceptedBy: /*i18n*/ { id: 'mail.offer.acceptedBy', message: 'Accepted by' },
  total: /*i18n*/ { id: 'mail.offer.whole', message: 'Total' },
  reason: /*i18n*/ { id: 'mail.order.reason', message: 'Reason' },
  ownWords: /*i18n*/ { id: 'mail.offer.words', message: 'In their words' },
} as const satisfies Record<string, Message>
const answerSubjects: Record<Answered, Message> = {
  changeAsked: /*i18n*/ {
    id: 'mail.offerChangeAsked.subject',
    message: 'Change asked for quote No. {offer}',
  },
  declined: /*i18n*/ { id: 'mail.offerDeclined.subject', message: 'Quote No. {offer} was declined' },
  renewAsked: /*i18n*/ { id: 'mail.offerRenewAsked.subject', message: 'Please renew quote No. {offer}' },
}
const answerTexts: Record<Answered, Message> = {
  changeAsked: /*i18n*/ {
    id: 'mail.offerChangeAsked.text',
    message: '{client} has asked for a change to revision {revision}.',
  },
  declined: /*i18n*/ { id: 'mail.offerDeclined.text', message: '{client} has declined revision {revision}.' },
  renewAsked: /*i18n*/ {
    id: 'mail.offerRenewAsked.text',
    message: 'Revision {revision} has expired, and {client} asks you to renew it.',
  },
}
const declineReasons: Record<string, Message> = {
  price: /*i18n*/ { id: 'offers.reason.price', message: 'The price' },
  time: /*i18n*/ { id: 'offers.reason.time', message: 'It takes too long' },
  elsewhere: /*i18n*/ { id: 'offers.reason.elsewhere', message: 'I’m ordering elsewhere' },
  notNeeded: /*i18n*/ { id: 'offers.reason.notNeeded', message: 'I don’t need it any more' },
}

/** The cost of each stored line, in qəpik; the rest of it isn't read. */
const pricedLines = z.array(z.object({ price: z.int() }))
const sums = { total: true, lines: true, sentAt: true } as const

/**
 * A revision of a quote, to its customer, with the link to answer it; only where emails reach them (EML-12):
 * staff were told so before, and have the link. Pointless once it has been revised or answered.
 */
const offerSent: EmailDefinition<OfRevision, Sent, 'reachedAddress'> = {
  to: 'reachedAddress',
  async read({ offerId, revision }, { db, siteUrl, secretKey, now }) {
    const sent = await db.offerRevision.findUnique({
      where: { offerId_number: { offerId, number: revision } },
      select: { ...sums, validUntil: true, language: true, offer: { include: { user: true } } },
    })
    if (!sent || mailReachOf(sent.offer.user) !== 'reaches') return null
    const { total, validUntil, offer } = sent
    if (offer.state !== 'Sent' || offer.lastRevision !== revision) return null
    const { user } = offer
    // For a customer without an account, the address that staff entered (CUS-7).
    const email = user.email || user.contactEmail
    const language = toLanguage(sent.language)
    const token = await offerLinkToken(db, { offerId, key: secretKey, now, by: null })
    // Its link was ended since, and anyone who ended it wants no other one sent.
    if (token === null) return null
    const name = { first: user.name, whole: `${user.name} ${user.surname}`.trim() }
    const link = siteUrl + addressIn(language, offerPath(token))
    const vat = await vatIn(db, sent)
    return { receiver: { email, language, name }, offerId, revision, total, vat, validUntil, link }
  },
  write({ receiver, offerId, revision, total, vat, validUntil, link }) {
    const { language } = receiver
    const say = sayIn(language)
    const isFirst = revision === 1
    const values = { total: formatMoney(total, language), day: formatDay(validUntil, language) }
    const taxes = vatFacts(vat, { say, language })
    return {
      ...toReceiver(receiver),
      subject: say(isFirst ? texts.sent : texts.revised, { offer: offerId }),
      paragraphs: [say(isFirst ? texts.sentText : texts.revisedText, values), say(texts.answerThere)],
      facts: taxes.length === 0 ? [] : [{ label: say(texts.total), value: values.total }, ...taxes],
      action: { label: say(texts.see), url: link },
    }
  },
}

const offerAcceptedCompany = toCompany<OfAnswer, Answer>({
  read: readAnswer,
  say: (answer, translator) => ({
    subject: translator.say(texts.accepted, { offer: answer.offerId }),
    text: translator.say(texts.acceptedText, { client: answer.client, revision: answer.revision }),
    ...about(answer, [{ label: translator.say(texts.acceptedBy), value: answer.name }], translator),
  }),
})

/** The customer asks for a change or a renewal, or declines. */
const offerAnswered = toCompany<OfAnswer, Answer<Answered>>({
  async read(job, writing) {
    const answer = await readAnswer(job, writing)
    return answer && answer.kind !== 'accepted' ? { ...answer, kind: answer.kind } : null
  },
  say(answer, translator) {
    const { say } = translator
    const { offerId, kind, client, revision, text } = answer
    const reason = declineReasons[answer.reason]
    const facts = [
      { label: say(texts.reason), value: reason ? say(reason) : '' },
      { label: say(texts.ownWords), value: text },
    ]
    return {
      subject: say(answerSubjects[kind], { offer: offerId }),
      text: say(answerTexts[kind], { client, revision }),
      ...about(answer, facts, translator),
    }
  },
})

export const offerEmails = { offerSent, offerAcceptedCompany, offerAnswered }

async function readAnswer({ offerId, answerId }: Queued<OfAnswer>, { db }: Writing): Promise<Answer | null> {
  const answer = await db.offerAnswer.findFirst({
    where: { id: answerId, endedAt: null },
    include: { offer: { include: { user: { select: { name: true, surname: true } } } } },
  })
  if (!answer) return null
  const { user } = answer.offer
  const revision = await db.offerRevision.findUniqueOrThrow({
    where: { offerId_number: { offerId, number: answer.revision } },
    select: sums,
  })
  const vat = await vatIn(db, revision)
  return { ...answer, offerId, total: revision.total, vat, client: `${user.name} ${user.surname}`.trim() }
}

/** As prices were taxed on the day of the revision, like its PDF. */
async function vatIn(db: Database, { lines, sentAt }: { lines: unknown; sentAt: Date }): Promise<Qepik> {
  const prices = pricedLines.parse(lines).map(({ price }) => price)
  return vatOf(prices, await taxKindOn(db, bakuDay(sentAt)))
}

const about = ({ offerId, total, vat }: Answer, facts: readonly Fact[], translator: Translator) => ({
  facts: [
    ...facts,
    { label: translator.say(texts.total), value: formatMoney(total, translator.language) },
    ...vatFacts(vat, translator),
  ],
  action: { label: translator.say(texts.open), path: `/quotes/${offerId}` },
})
