import type { OfferAnswerKind } from '../../db/generated/client.ts'
import type { Message } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import { type Receiver, toReceiver } from './account-emails.ts'
import { type Email, type Fact, sayIn } from './email.ts'
import { formatDay, formatMoney } from './formats.ts'
import { type ToCompany, toCompany } from './to-company.ts'

const sentSubject: Message = /*i18n*/ { id: 'mail.offerSent.subject', message: 'Your quote No. {offer}' }
const sentText: Message = /*i18n*/ {
  id: 'mail.offerSent.text',
  message: 'We have prepared a quote for you: {total}, VAT included. It is valid until {day}.',
}
const revisedSubject: Message = /*i18n*/ {
  id: 'mail.offerRevised.subject',
  message: 'Your quote No. {offer} has been renewed',
}
const revisedText: Message = /*i18n*/ {
  id: 'mail.offerRevised.text',
  message: 'We have renewed your quote: it is {total} now, VAT included, and valid until {day}.',
}
const answerThere: Message = /*i18n*/ {
  id: 'mail.offerSent.answer',
  message: 'On its page you can accept it, ask for a change, or decline.',
}
const seeOffer: Message = /*i18n*/ { id: 'mail.offer.see', message: 'See the quote' }
const openOffer: Message = /*i18n*/ { id: 'mail.offer.open', message: 'Open the quote' }
const acceptedSubject: Message = /*i18n*/ {
  id: 'mail.offerAccepted.subject',
  message: 'Quote No. {offer} is accepted',
}
const acceptedText: Message = /*i18n*/ {
  id: 'mail.offerAccepted.text',
  message: '{client} has accepted revision {revision} of the quote. Its lines are orders now.',
}
const subjects = {
  changeAsked: /*i18n*/ {
    id: 'mail.offerChangeAsked.subject',
    message: 'Change asked for quote No. {offer}',
  },
  declined: /*i18n*/ { id: 'mail.offerDeclined.subject', message: 'Quote No. {offer} was declined' },
  renewAsked: /*i18n*/ { id: 'mail.offerRenewAsked.subject', message: 'Please renew quote No. {offer}' },
} as const satisfies Record<Answered, Message>
const texts = {
  changeAsked: /*i18n*/ {
    id: 'mail.offerChangeAsked.text',
    message: '{client} asks for a change of revision {revision}.',
  },
  declined: /*i18n*/ { id: 'mail.offerDeclined.text', message: '{client} has declined revision {revision}.' },
  renewAsked: /*i18n*/ {
    id: 'mail.offerRenewAsked.text',
    message: 'Revision {revision} has expired, and {client} asks you to renew it.',
  },
} as const satisfies Record<Answered, Message>
const labels = {
  acceptedBy: /*i18n*/ { id: 'mail.offer.acceptedBy', message: 'Accepted by' },
  total: /*i18n*/ { id: 'mail.offer.total', message: 'Total, VAT included' },
  reason: /*i18n*/ { id: 'mail.order.reason', message: 'Reason' },
  words: /*i18n*/ { id: 'mail.offer.words', message: 'In their words' },
} as const satisfies Record<string, Message>
const reasons: Record<string, Message> = {
  price: /*i18n*/ { id: 'offers.reason.price', message: 'The price' },
  time: /*i18n*/ { id: 'offers.reason.time', message: 'It takes too long' },
  elsewhere: /*i18n*/ { id: 'offers.reason.elsewhere', message: 'I order elsewhere' },
  notNeeded: /*i18n*/ { id: 'offers.reason.notNeeded', message: 'I don’t need it any more' },
}

type Answered = Exclude<OfferAnswerKind, 'accepted'>
type Sent = { offerId: number; revision: number; total: Qepik; validUntil: Date; link: string }

/** To the customer: a revision of their quote, and where to answer it. Nothing that anybody typed. */
export function sentOfferEmail(
  receiver: Receiver,
  { offerId, revision, total, validUntil, link }: Sent,
): Email {
  const { language } = receiver
  const say = sayIn(language)
  const isFirst = revision === 1
  const values = { total: formatMoney(total, language), day: formatDay(validUntil, language) }
  return {
    ...toReceiver(receiver),
    ink: 'yellow',
    subject: say(isFirst ? sentSubject : revisedSubject, { offer: offerId }),
    paragraphs: [say(isFirst ? sentText : revisedText, values), say(answerThere)],
    action: { label: say(seeOffer), url: link },
  }
}

type Told = {
  offerId: number
  revision: number
  client: string
  total: Qepik
  kind: OfferAnswerKind
  name: string
  text: string
  reason: string
}

/** To the company: its customer accepted. */
export function acceptedOfferEmail(told: Told, to: ToCompany): Email {
  const say = sayIn(to.language)
  const { client, revision, name } = told
  const facts = [{ label: say(labels.acceptedBy), value: name }]
  return tellCompany(told, to, acceptedSubject, say(acceptedText, { client, revision }), facts)
}

/** To the company: its customer wants something else, or nothing. */
export function answeredOfferEmail(told: Told, to: ToCompany): Email | null {
  const { kind, client, revision, text } = told
  if (kind === 'accepted') return null
  const say = sayIn(to.language)
  const reason = reasons[told.reason]
  const facts = [
    { label: say(labels.reason), value: reason ? say(reason) : '' },
    { label: say(labels.words), value: text },
  ]
  return tellCompany(told, to, subjects[kind], say(texts[kind], { client, revision }), facts)
}

function tellCompany(
  { offerId, total }: Told,
  to: ToCompany,
  subject: Message,
  text: string,
  facts: readonly Fact[],
): Email {
  const { language } = to
  const say = sayIn(language)
  return toCompany(to, {
    ...{ subject: say(subject, { offer: offerId }), text },
    facts: [...facts, { label: say(labels.total), value: formatMoney(total, language) }],
    action: { label: say(openOffer), path: `/quotes/${offerId}` },
  })
}
