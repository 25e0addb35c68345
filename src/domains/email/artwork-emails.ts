import type { Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { type Email, type Fact, type Say, sayIn } from './email.ts'
import { formatDay, formatMoment } from './formats.ts'
import { customerOf, type EmailedOrder, factsOf, toCustomer } from './order-emails.ts'
import { type ToCompany, toCompany } from './to-company.ts'

type Told = { text: string; createdAt: Date; files: number }

const faultySubject: Message = /*i18n*/ {
  id: 'mail.artworkFaulty.subject',
  message: 'The artwork of your order No. {order} needs fixing',
}
const faultyText: Message = /*i18n*/ {
  id: 'mail.artworkFaulty.text',
  message:
    'We have checked version {version} of your artwork and found something that must be fixed before it can be printed. On the order’s page you see what and where, and how to fix it.',
}
const toSeeSubject: Message = /*i18n*/ {
  id: 'mail.artworkToSee.subject',
  message: 'The artwork of your order No. {order}: please take a look',
}
const toSeeText: Message = /*i18n*/ {
  id: 'mail.artworkToSee.text',
  message:
    'We have checked version {version} of your artwork. Nothing must be fixed, but something is worth a look before it is printed. On the order’s page you see it, and can say that it stays as it is.',
}
const askedSubject: Message = /*i18n*/ {
  id: 'mail.artworkAsked.subject',
  message: 'Please send a file for your order No. {order}',
}
const askedText: Message = /*i18n*/ {
  id: 'mail.artworkAsked.text',
  message:
    'To print your order we need a file from you. You can send it on the order’s page, also from a phone; it is checked within seconds.',
}
const proofSubject: Message = /*i18n*/ {
  id: 'mail.proofReady.subject',
  message: 'The proof of your order No. {order} is ready',
}
const proofText: Message = /*i18n*/ {
  id: 'mail.proofReady.text',
  message:
    'Please look at proof {round} and approve it for print, or tell us what should change. We print only what you have approved.',
}
const approvedSubject: Message = /*i18n*/ {
  id: 'mail.proofApproved.subject',
  message: 'Order No. {order} is approved for print',
}
const approvedText: Message = /*i18n*/ {
  id: 'mail.proofApproved.text',
  message: 'Version {version} was approved for print on {when} (Baku time).',
}
const notApprovedByYou: Message = /*i18n*/ {
  id: 'mail.proofApproved.notYou',
  message: 'If this was a mistake, withdraw the approval on the order’s page before we begin to print.',
}
const changesSubject: Message = /*i18n*/ {
  id: 'mail.changesAsked.subject',
  message: 'Changes asked for order No. {order}',
}
const changesText: Message = /*i18n*/ {
  id: 'mail.changesAsked.text',
  message: '{client} asks for changes of proof {round}.',
}
const startedSubject: Message = /*i18n*/ {
  id: 'mail.startedUnapproved.subject',
  message: 'We have begun to print your order No. {order}',
}
const startedText: Message = /*i18n*/ {
  id: 'mail.startedUnapproved.text',
  message:
    'We have begun to print your order without your approval on the website. If this is not right, call us at once.',
}
const promiseSubject: Message = /*i18n*/ {
  id: 'mail.promiseMoved.subject',
  message: 'Your order No. {order} will be ready on another day',
}
const promiseText: Message = /*i18n*/ {
  id: 'mail.promiseMoved.text',
  message: 'We had promised your order for {from}. The new day is {to}.',
}
const messageSubject: Message = /*i18n*/ {
  id: 'mail.messageToCustomer.subject',
  message: 'A message about your order No. {order}',
}
const messageText: Message = /*i18n*/ {
  id: 'mail.messageToCustomer.text',
  message: 'We have written to you about your order. You can answer on the order’s page.',
}
const companyMessageSubject: Message = /*i18n*/ {
  id: 'mail.messageToCompany.subject',
  message: 'Message about order No. {order}',
}
const companyMessageText: Message = /*i18n*/ {
  id: 'mail.messageToCompany.text',
  message: '{client} has written about the order.',
}
const openOrder: Message = /*i18n*/ { id: 'mail.order.open', message: 'Open the order' }
const labels = {
  version: /*i18n*/ { id: 'mail.order.version', message: 'Version' },
  approvedBy: /*i18n*/ { id: 'mail.order.approvedBy', message: 'Approved by' },
  linkOf: /*i18n*/ { id: 'mail.order.linkOf', message: 'By a link that was made by' },
  changes: /*i18n*/ { id: 'mail.order.changes', message: 'Changes' },
  pins: /*i18n*/ { id: 'mail.order.pins', message: 'Notes on the artwork' },
  message: /*i18n*/ { id: 'mail.order.message', message: 'Message' },
  files: /*i18n*/ { id: 'mail.order.files', message: 'Files' },
  reason: /*i18n*/ { id: 'mail.order.reason', message: 'Reason' },
  staff: /*i18n*/ { id: 'mail.order.staff', message: 'Decided by' },
} as const satisfies Record<string, Message>

/** Of each message so much is in an email; the whole of it stands on the page. */
const longestText = 1000
const mostTold = 20

/** To the customer: the checks found something that must be fixed. */
export const faultyEmail = (order: EmailedOrder, version: number, siteUrl: string): Email =>
  toCustomer(order, siteUrl, faultySubject, (say) => say(faultyText, { version }))

/** To the customer: something of what the checks found waits for their look. */
export const toSeeEmail = (order: EmailedOrder, version: number, siteUrl: string): Email =>
  toCustomer(order, siteUrl, toSeeSubject, (say) => say(toSeeText, { version }))

/** To the customer: staff want a file, perhaps with words that say which. */
export const artworkAskedEmail = (order: EmailedOrder, request: string, siteUrl: string): Email =>
  withMessage(
    toCustomer(order, siteUrl, askedSubject, (say) => say(askedText)),
    request,
  )

/** To the customer: a proof waits for an answer. */
export function proofReadyEmail(
  order: EmailedOrder,
  { round, message }: { round: number; message: string },
  siteUrl: string,
): Email {
  return withMessage(
    toCustomer(order, siteUrl, proofSubject, (say) => say(proofText, { round })),
    message,
  )
}

/** `linkOf`: who made the link that it came by; null where it came from the customer's account. */
type Approved = { name: string; at: Date; version: number; linkOf: string | null }

/** To the customer: what was approved, by whom and when. */
export function approvedForPrintEmail(order: EmailedOrder, approved: Approved, siteUrl: string): Email {
  const { version, at } = approved
  const email = toCustomer(order, siteUrl, approvedSubject, (say, language) =>
    say(approvedText, { version, when: formatMoment(at, language) }),
  )
  const say = sayIn(email.language)
  return { ...withFacts(email, approvedFacts(say, approved)), notes: [say(notApprovedByYou)] }
}

const approvedFacts = (say: Say, { name, version, linkOf }: Approved): Fact[] => [
  { label: say(labels.approvedBy), value: name },
  ...(linkOf === null ? [] : [{ label: say(labels.linkOf), value: linkOf }]),
  { label: say(labels.version), value: String(version) },
]

/** To the customer: it is printed without an approval; why, and who of the staff decided so. */
export function startedUnapprovedEmail(
  order: EmailedOrder,
  { reason, name }: { reason: string; name: string },
  siteUrl: string,
): Email {
  const email = toCustomer(order, siteUrl, startedSubject, (say) => say(startedText))
  const say = sayIn(email.language)
  const facts = [
    { label: say(labels.reason), value: reason },
    { label: say(labels.staff), value: name },
  ]
  return withFacts(email, facts)
}

/** To the customer: it will be ready on another day than was promised, and why. Stored days (midnight UTC). */
export function promiseMovedEmail(
  order: EmailedOrder,
  { from, to, reason }: { from: Date; to: Date; reason: string },
  siteUrl: string,
): Email {
  const email = toCustomer(order, siteUrl, promiseSubject, (say, language) =>
    say(promiseText, { from: formatDay(from, language), to: formatDay(to, language) }),
  )
  return reason === ''
    ? email
    : withFacts(email, [{ label: sayIn(email.language)(labels.reason), value: reason }])
}

/** To the customer: what staff have written and they haven't read. */
export function messagesEmail(order: EmailedOrder, told: readonly Told[], siteUrl: string): Email {
  const email = toCustomer(order, siteUrl, messageSubject, (say) => say(messageText))
  return withFacts(email, messageFacts(sayIn(email.language), email.language, told))
}

/** To the company: what its customer has written and nobody has read. */
export function companyMessagesEmail(order: EmailedOrder, told: readonly Told[], to: ToCompany): Email {
  const say = sayIn(to.language)
  const facts = messageFacts(say, to.language, told)
  return tellCompany(
    order,
    to,
    companyMessageSubject,
    say(companyMessageText, { client: customerOf(order) }),
    facts,
  )
}

/** To the company: its customer approved. */
export function companyApprovedEmail(order: EmailedOrder, approved: Approved, to: ToCompany): Email {
  const say = sayIn(to.language)
  const when = formatMoment(approved.at, to.language)
  const text = say(approvedText, { version: approved.version, when })
  return tellCompany(order, to, approvedSubject, text, approvedFacts(say, approved))
}

/** To the company: its customer wants changes. */
export function changesAskedEmail(
  order: EmailedOrder,
  { round, text, pins }: { round: number; text: string; pins: number },
  to: ToCompany,
): Email {
  const say = sayIn(to.language)
  const facts = [
    { label: say(labels.changes), value: text },
    { label: say(labels.pins), value: pins === 0 ? '' : String(pins) },
  ]
  return tellCompany(order, to, changesSubject, say(changesText, { client: customerOf(order), round }), facts)
}

function tellCompany(
  order: EmailedOrder,
  to: ToCompany,
  subject: Message,
  text: string,
  facts: readonly Fact[],
): Email {
  const { language } = to
  const say = sayIn(language)
  return toCompany(to, {
    ...{ subject: say(subject, { order: order.id }), text },
    facts: [...facts, ...factsOf(order, say, language)],
    action: { label: say(openOrder), path: `/ordersadmin/${order.id}` },
  })
}

function messageFacts(say: Say, language: Language, told: readonly Told[]): Fact[] {
  return told.slice(0, mostTold).flatMap(({ text, createdAt, files }) => {
    const shown = [...text].length > longestText ? `${[...text].slice(0, longestText).join('')}…` : text
    const withFiles = files === 0 ? [] : [`${say(labels.files)}: ${files}`]
    return [
      { label: formatMoment(createdAt, language), value: [shown, ...withFiles].filter(Boolean).join('\n') },
    ]
  })
}

const withFacts = (email: Email, facts: Fact[]): Email => ({
  ...email,
  facts: [...facts, ...(email.facts ?? [])],
})

/** What staff wrote beside it; nothing where they wrote nothing. */
const withMessage = (email: Email, value: string): Email =>
  value === '' ? email : withFacts(email, [{ label: sayIn(email.language)(labels.message), value }])
