import { bakuDate } from '../../../lib/days.ts'
import type { Message } from '../../../lib/errors.ts'
import { addressIn } from '../../../lib/language-address.ts'
import { pick, toLanguage } from '../../../lib/languages.ts'
import { toQepik } from '../../../lib/money.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { mailParts, mailReachOf } from '../../customers/mail-reach.ts'
import { paymentLinkToken, paymentPath } from '../../payment-links/payment-link.ts'
import { type LinkedPayment, readLinkedPayment } from '../../payment-links/read-linked.ts'
import type { EmailDefinition, Translator } from '../define-email.ts'
import { type Email, sayIn } from '../email.ts'
import { formatCount, formatDay, formatHour, formatMoney, formatPromised } from '../formats.ts'
import { type Receiver, toReceiver } from '../to-account.ts'
import { vatFacts } from '../vat-facts.ts'

/**
 * `notHeld`: what was reserved on a card wasn’t charged; `notPaid`: a payment by card failed; `newLink`: the former
 * one is over; the others: it is due tomorrow, or was due so many days ago.
 */
export const askReasons = ['asked', 'notHeld', 'notPaid', 'newLink', 'dayBefore', 'late'] as const
type OfRequest = { requestId: number; why: (typeof askReasons)[number] }
type Asking = {
  receiver: Receiver
  why: OfRequest['why']
  payment: LinkedPayment
  link: string
  contact: { address: string; phoneNumber: string }
}

const texts = {
  production: /*i18n*/ { id: 'mail.paymentAsked.production', message: 'Pay {amount} and we’ll start' },
  handover: /*i18n*/ { id: 'mail.paymentAsked.handover', message: 'Pay {amount} and collect it' },
  plain: /*i18n*/ { id: 'mail.paymentAsked.plain', message: 'Please pay {amount}' },
  soProduction: /*i18n*/ { id: 'mail.paymentAsked.so.production', message: 'to pay, so that we start' },
  soHandover: /*i18n*/ { id: 'mail.paymentAsked.so.handover', message: 'to pay, then it’s yours' },
  soPlain: /*i18n*/ { id: 'mail.paymentAsked.so.plain', message: 'to pay' },
  asked: /*i18n*/ {
    id: 'mail.paymentAsked.asked',
    message: 'We ask you to pay {amount}: by card, by bank transfer or at our office.',
  },
  notHeld: /*i18n*/ {
    id: 'mail.paymentAsked.notHeld',
    message:
      'The sum that was on hold on your card wasn’t charged and is free again. Please pay {amount} in another way or once more by card.',
  },
  notPaid: /*i18n*/ {
    id: 'mail.paymentAsked.notPaid',
    message:
      'Your payment by card didn’t go through, and nothing was charged. Please pay {amount} once more by card or in another way.',
  },
  newLink: /*i18n*/ {
    id: 'mail.paymentAsked.newLink',
    message: 'Here is the new link that you asked for. {amount} is to be paid; the price hasn’t changed.',
  },
  dayBefore: /*i18n*/ {
    id: 'mail.paymentAsked.dayBefore',
    message: 'A reminder: {amount} is to be paid by tomorrow, {day}.',
  },
  late: /*i18n*/ {
    id: 'mail.paymentAsked.late',
    message: 'A reminder: {amount} was to be paid by {day} and hasn’t come in yet.',
  },
  startLater: /*i18n*/ {
    id: 'mail.paymentAsked.startLater',
    message: 'If it comes later, the days move; the price doesn’t.',
  },
  by: /*i18n*/ { id: 'mail.paymentAsked.by', message: 'by {hour} on {day}' },
  payGives: /*i18n*/ {
    id: 'mail.paymentAsked.payGives',
    message: 'Pay by then, and the first order is ready on {day}.',
  },
  bothGive: /*i18n*/ {
    id: 'mail.paymentAsked.bothGive',
    message: 'Pay and approve the artwork by then, and the first order is ready on {day}.',
  },
  due: /*i18n*/ { id: 'mail.paymentAsked.due', message: 'by {day}' },
  pay: /*i18n*/ { id: 'mail.paymentAsked.pay', message: 'Pay {amount}' },
  order: /*i18n*/ { id: 'mail.paymentAsked.order', message: '{item}, {count}\u00a0pcs.: {price}' },
  now: /*i18n*/ { id: 'mail.paymentAsked.now', message: 'Now' },
  deposit: /*i18n*/ { id: 'mail.paymentAsked.deposit', message: 'Now, deposit' },
  rest: /*i18n*/ { id: 'mail.asked.rest', message: 'Left after that' },
  transfer: /*i18n*/ { id: 'mail.paymentAsked.transfer', message: 'Purpose of a transfer' },
  office: /*i18n*/ { id: 'mail.asked.office', message: 'Our office' },
  phone: /*i18n*/ { id: 'mail.order.phone', message: 'Phone' },
  keep: /*i18n*/ {
    id: 'mail.paymentAsked.keep',
    message:
      'The link opens without a password, so pass it on only to whoever is paying. You enter your card number on the bank’s own page; we never ask for it by e-mail or phone. If you have already paid, please ignore this message.',
  },
} as const satisfies Record<string, Message>

/**
 * What a customer is asked for, with the link to pay it; only where emails reach them. Pointless once it isn't open
 * any more, or staff have ended its link (PAY-15).
 */
const paymentAsked: EmailDefinition<OfRequest, Asking, 'reachedAddress'> = {
  to: 'reachedAddress',
  async read({ requestId, why }, { db, siteUrl, secretKey, now }) {
    const request = await db.paymentRequest.findUnique({
      where: { id: requestId },
      select: { state: true, language: true, user: { select: { ...mailParts, name: true, surname: true } } },
    })
    if (request?.state !== 'Open' || mailReachOf(request.user) !== 'reaches') return null
    const token = await paymentLinkToken(db, { requestId, key: secretKey, now, isMail: true })
    if (token === null) return null
    const payment = await readLinkedPayment({ db, now: () => now }, { requestId, isOver: false })
    const { name: first, surname, email, contactEmail } = request.user
    const language = toLanguage(request.language)
    const contact = await db.contact.findUnique({ where: { id: 1 } })
    return {
      receiver: {
        email: email || contactEmail,
        language,
        name: { first, whole: `${first} ${surname}`.trim() },
      },
      why,
      payment,
      link: siteUrl + addressIn(language, paymentPath(token)),
      contact: {
        address: contact ? pick(contact, 'address', language) : '',
        phoneNumber: contact?.phoneNumber ?? '',
      },
    }
  },
  write({ receiver, why, payment, link, contact }) {
    const { language } = receiver
    const say = sayIn(language)
    const amount = formatMoney(toQepik(payment.missing), language)
    const waits = payment.waits ?? 'plain'
    const so = { production: texts.soProduction, handover: texts.soHandover, plain: texts.soPlain }[waits]
    const first = {
      amount,
      day: payment.dueOn === null ? '' : formatDay(new Date(payment.dueOn), language),
    }
    return {
      ...toReceiver(receiver),
      ink: 'yellow',
      subject: say(texts[waits], { amount }),
      ask: { sum: amount, so: say(so), leaf: leafOf(payment, { say, language }) },
      paragraphs: [
        say(texts[why], first) + (waits === 'production' ? ` ${say(texts.startLater)}` : ''),
        payment.note,
      ],
      facts: factsOf({ payment, contact, amount }, { say, language }),
      action: { label: say(texts.pay, { amount }), url: link },
      notes: [say(texts.keep)],
    }
  },
}

function factsOf(
  { payment, contact, amount }: Pick<Asking, 'payment' | 'contact'> & { amount: string },
  translator: Translator,
): NonNullable<Email['facts']> {
  const { say, language } = translator
  const { orders, rest, kind, reference } = payment
  return [
    ...orders.map(({ orderId, item, count, price }) => ({
      label: referenceOf(orderId, language),
      value: say(texts.order, {
        item: pick(item, 'name', language),
        count: formatCount(count, language),
        price: formatMoney(toQepik(price), language),
      }),
    })),
    { label: say(kind === 'deposit' ? texts.deposit : texts.now), value: amount },
    ...vatFacts(toQepik(payment.vat), translator),
    { label: say(texts.rest), value: rest === 0 ? '' : formatMoney(toQepik(rest), language) },
    { label: say(texts.transfer), value: reference },
    { label: say(texts.office), value: contact.address },
    { label: say(texts.phone), value: contact.phoneNumber },
  ].filter(({ value }) => value !== '')
}

/** By when to pay, and which day that gives; of several orders the nearest. */
function leafOf(
  { orders, dueOn }: LinkedPayment,
  { say, language }: Translator,
): NonNullable<Email['ask']>['leaf'] {
  const [next] = orders
    .flatMap(({ promise: { approveBy, readyOn, needsMoney, needsApproval } }) =>
      needsMoney && approveBy && readyOn ? [{ approveBy, readyOn, needsApproval }] : [],
    )
    .toSorted((one, other) => one.approveBy.localeCompare(other.approveBy))
  if (next) {
    const day = bakuDate(new Date(next.approveBy))
    return {
      date: dateOf(day),
      by: say(texts.by, { hour: formatHour(next.approveBy), day: formatPromised(day, language) }),
      gives: say(next.needsApproval ? texts.bothGive : texts.payGives, {
        day: formatPromised(next.readyOn, language),
      }),
    }
  }
  if (dueOn === null) return null
  return { date: dateOf(dueOn), by: say(texts.due, { day: formatPromised(dueOn, language) }), gives: '' }
}

/** The figure on the leaf of a day `YYYY-MM-DD`. */
const dateOf = (day: string): string => String(Number(day.slice(8)))

export const paymentAskedEmails = { paymentAsked }
