import type { Database } from '../../../db/client.ts'
import type { PaymentWay } from '../../../db/generated/client.ts'
import type { Message } from '../../../lib/errors.ts'
import { addressIn } from '../../../lib/language-address.ts'
import { toLanguage } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { sumOf as balanceOf, readRests } from '../../balance/read-rests.ts'
import { mailReachOf } from '../../customers/mail-reach.ts'
import { type OfOrder, reasonFact, toCustomer } from '../about-order.ts'
import type { EmailDefinition, Translator } from '../define-email.ts'
import { type Fact, sayIn } from '../email.ts'
import { formatDay, formatMoney } from '../formats.ts'
import { type Receiver, toReceiver } from '../to-account.ts'

type OfBalance = { refundIds: number[] }
type OfRefunds = OfOrder & { refundIds: number[] }

/** `orderId` is the first that it is for. */
type OfPayment = OfOrder & { paymentId: number }

const ways: Record<PaymentWay, Message> = {
  card: /*i18n*/ { id: 'mail.payment.card', message: 'Card' },
  terminal: /*i18n*/ { id: 'mail.payment.terminal', message: 'Card at our office' },
  cash: /*i18n*/ { id: 'mail.payment.cash', message: 'Cash at our office' },
  transfer: /*i18n*/ { id: 'mail.payment.transfer', message: 'Bank transfer' },
  vatAccount: /*i18n*/ { id: 'mail.payment.vatAccount', message: 'VAT account' },
}
const texts = {
  way: /*i18n*/ { id: 'mail.payment.way', message: 'How' },
  day: /*i18n*/ { id: 'mail.payment.day', message: 'Day' },
  for: /*i18n*/ { id: 'mail.payment.for', message: 'For {order}' },
  left: /*i18n*/ { id: 'mail.payment.left', message: '{amount}, left to pay: {left}' },
  paid: /*i18n*/ { id: 'mail.payment.paid', message: '{amount}, nothing left to pay' },
  balance: /*i18n*/ { id: 'mail.payment.balance', message: 'On your balance' },
  gone: /*i18n*/ { id: 'mail.refund.gone', message: '{amount}, given back' },
  comes: /*i18n*/ { id: 'mail.refund.comes', message: '{amount}, on its way to you' },
  kept: /*i18n*/ { id: 'mail.refund.kept', message: 'Kept for work done' },
  keptFor: /*i18n*/ { id: 'mail.refund.keptFor', message: '{amount}: {work}' },
  stays: /*i18n*/ { id: 'mail.refund.stays', message: 'Still paid for the order' },
  balanceSubject: /*i18n*/ { id: 'mail.balanceRefunded.subject', message: 'Your money back' },
  balanceText: /*i18n*/ {
    id: 'mail.balanceRefunded.text',
    message: 'We give {amount} of your balance back to you.',
  },
  balanceLeft: /*i18n*/ { id: 'mail.balanceRefunded.left', message: 'Left on your balance' },
  seePayments: /*i18n*/ { id: 'mail.balanceRefunded.see', message: 'See your payments' },
} as const satisfies Record<string, Message>

/** What of these refunds is given back; they are those of one customer. */
const readRefunds = (db: Database, ids: readonly number[]) =>
  db.refund.findMany({
    where: { id: { in: [...ids] }, state: { not: 'Failed' } },
    orderBy: { id: 'asc' },
    select: { amount: true, reason: true, state: true, way: true, payment: { select: { way: true } } },
  })
type Refunds = Awaited<ReturnType<typeof readRefunds>>

/** By which way each comes, and why. */
const factsOf = (refunds: Refunds, { say, language }: Translator): Fact[] => [
  ...refunds.map(({ amount, state, way, payment }) => ({
    label: say(ways[way ?? payment.way]),
    value: say(state === 'Done' ? texts.gone : texts.comes, { amount: formatMoney(amount, language) }),
  })),
  ...reasonFacts(refunds[0]?.reason ?? '', { say, language }),
]

const sumOf = (lines: readonly { amount: Qepik }[]): Qepik =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

type BalanceBack = { receiver: Receiver; refunds: Refunds; balance: Qepik; address: string }

/** The same of money that never was for an order; only where emails reach its customer. */
const balanceRefunded: EmailDefinition<OfBalance, BalanceBack, 'reachedAddress'> = {
  to: 'reachedAddress',
  async read({ refundIds }, { db, siteUrl }) {
    const refunds = await readRefunds(db, refundIds)
    const user = await db.user.findFirst({
      where: { payments: { some: { refunds: { some: { id: { in: refundIds } } } } } },
    })
    if (refunds.length === 0 || !user || mailReachOf(user) !== 'reaches') return null
    const language = toLanguage(user.language)
    return {
      receiver: {
        email: user.email || user.contactEmail,
        language,
        name: { first: user.name, whole: `${user.name} ${user.surname}`.trim() },
      },
      refunds,
      balance: balanceOf(await readRests(db, user.id)),
      address: siteUrl + addressIn(language, '/payments'),
    }
  },
  write({ receiver, refunds, balance, address }) {
    const { language } = receiver
    const say = sayIn(language)
    const amount = formatMoney(sumOf(refunds), language)
    const facts = factsOf(refunds, { say, language })
    if (balance > 0) facts.push({ label: say(texts.balanceLeft), value: formatMoney(balance, language) })
    return {
      ...toReceiver(receiver),
      subject: say(texts.balanceSubject),
      paragraphs: [say(texts.balanceText, { amount })],
      facts,
      action: { label: say(texts.seePayments), url: address },
    }
  },
}

export const paymentEmails = {
  /** What is given back, by which ways, and what stays; pointless once nothing of it was given back. */
  refunded: toCustomer({
    subject: /*i18n*/ { id: 'mail.refunded.subject', message: 'Your money back, order No. {order}' },
    text: /*i18n*/ { id: 'mail.refunded.text', message: 'We give {amount} back to you.' },
    async read({ orderId, refundIds }: OfRefunds, { db }) {
      const refunds = await readRefunds(db, refundIds)
      const money = await db.orderMoney.findUnique({
        where: { orderId },
        select: { paid: true, refunding: true, kept: true, keptFor: true },
      })
      return refunds.length === 0 || !money ? null : { refunds, money }
    },
    say({ refunds, money }, { say, language }) {
      const { kept, keptFor, paid, refunding } = money
      const stays = paid - refunding - kept
      const facts = factsOf(refunds, { say, language })
      if (kept > 0) {
        const amount = formatMoney(kept, language)
        facts.push({ label: say(texts.kept), value: say(texts.keptFor, { amount, work: keptFor }) })
      }
      if (stays > 0) facts.push({ label: say(texts.stays), value: formatMoney(stays, language) })
      return { values: { amount: formatMoney(sumOf(refunds), language) }, facts }
    },
  }),
  balanceRefunded,
  /** Pointless once the payment was taken back, or is for none of the orders any more; a card's is acknowledged in any case. */
  paymentReceived: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.paymentReceived.subject',
      message: 'We have received your payment, order No. {order}',
    },
    text: /*i18n*/ { id: 'mail.paymentReceived.text', message: 'We have received {amount}. Thank you!' },
    async read({ paymentId }: OfPayment, { db }) {
      const payment = await db.payment.findUnique({
        where: { id: paymentId },
        include: {
          takenBackBy: { where: { kind: 'correction' }, select: { id: true } },
          allocations: {
            orderBy: { orderId: 'asc' },
            select: { orderId: true, amount: true, order: { select: { money: true } } },
          },
        },
      })
      if (!payment || payment.takenBackBy.length > 0) return null
      const { amount, way, day } = payment
      const lines = [...new Set(payment.allocations.map(({ orderId }) => orderId))].flatMap((orderId) => {
        const own = payment.allocations.filter((line) => line.orderId === orderId)
        const part = own.reduce((sum, line) => sum + line.amount, 0)
        const { total = 0, paid = 0 } = own[0]?.order.money ?? {}
        return part === 0 ? [] : [{ orderId, amount: part, left: Math.max(0, total - paid) }]
      })
      const balance = amount - sumOf(lines)
      return lines.length === 0 && way !== 'card' ? null : { amount, way, day, lines, balance }
    },
    say({ amount, way, day, lines, balance }, { say, language }) {
      const facts: Fact[] = [
        { label: say(texts.way), value: say(ways[way]) },
        { label: say(texts.day), value: formatDay(day, language) },
        ...lines.map((line) => ({
          label: say(texts.for, { order: referenceOf(line.orderId, language) }),
          value: say(line.left > 0 ? texts.left : texts.paid, {
            amount: formatMoney(line.amount, language),
            left: formatMoney(line.left, language),
          }),
        })),
      ]
      if (balance > 0) facts.push({ label: say(texts.balance), value: formatMoney(balance, language) })
      return { values: { amount: formatMoney(amount, language) }, facts }
    },
  }),
}

const reasonFacts = (reason: string, translator: Translator): Fact[] =>
  reason === '' ? [] : [reasonFact(reason, translator)]
