import type { Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import { type Language, pick } from '../../lib/languages.ts'
import type { Qepik } from '../../lib/money.ts'
import { gateFacts } from '../order-status/gates.ts'
import { paymentLinkToken, paymentPath } from '../payment-links/payment-link.ts'
import { outstanding } from '../payment-requests/request-now.ts'
import { waitsFor } from '../payment-requests/waits-for.ts'
import type { Translator, Writing } from './define-email.ts'
import type { Fact } from './email.ts'
import { formatDay, formatMoney } from './formats.ts'

/** What an email asks for; sums in qəpik, `dueOn` a stored day. */
export type Asked = {
  /** What the email's orders are to pay now. */
  amount: Qepik
  /** What is left of the email's orders once that is paid. */
  rest: Qepik
  dueOn: Date | null
  isDeposit: boolean
  /** The orders that are asked for in one sum with these. */
  together: { orders: number[]; amount: Qepik } | null
  /** What waits for it. */
  waits: 'production' | 'handover' | null
  address: string
  phoneNumber: string
  /** The page to pay it at; null once staff have ended its link. */
  link: string | null
}

const texts = {
  deposit: /*i18n*/ { id: 'mail.asked.deposit', message: 'Deposit to pay' },
  toPay: /*i18n*/ { id: 'mail.asked.toPay', message: 'To pay' },
  by: /*i18n*/ { id: 'mail.asked.by', message: '{amount}, by {day}' },
  rest: /*i18n*/ { id: 'mail.asked.rest', message: 'Left after that' },
  together: /*i18n*/ { id: 'mail.asked.together', message: 'Altogether for No. {orders}' },
  production: /*i18n*/ {
    id: 'mail.asked.production',
    message: 'Work starts once {amount} is paid. If it comes later, the days move; the price doesn’t.',
  },
  handover: /*i18n*/ { id: 'mail.asked.handover', message: 'We hand it over once {amount} is paid.' },
  ask: /*i18n*/ { id: 'mail.asked.ask', message: 'Please pay {amount}.' },
  how: /*i18n*/ {
    id: 'mail.asked.how',
    message: 'You can pay at our office or by bank transfer: ask us for the bank details.',
  },
  howByLink: /*i18n*/ {
    id: 'mail.asked.howByLink',
    message: 'You can pay on the page that the button opens, by bank transfer or at our office.',
  },
  pay: /*i18n*/ { id: 'mail.paymentAsked.pay', message: 'Pay {amount}' },
  office: /*i18n*/ { id: 'mail.asked.office', message: 'Our office' },
  phone: /*i18n*/ { id: 'mail.order.phone', message: 'Phone' },
} as const satisfies Record<string, Message>

type About = { orders: readonly { id: number; price: Qepik | null }[]; causedAt: Date; language: Language }

/**
 * What was asked for orders when an email was caused, and hasn't come in since; null where nothing is. A sum that
 * another one has replaced since was asked for then (EML-8).
 */
export async function readAsked(
  { db, siteUrl, secretKey, now }: Writing,
  { orders, causedAt, language }: About,
): Promise<Asked | null> {
  const ids = orders.map(({ id }) => id)
  const requests = await db.paymentRequest.findMany({
    where: {
      kind: { not: 'hold' },
      lines: { some: { orderId: { in: ids } } },
      createdAt: { lte: causedAt },
      OR: [
        { state: 'Open' },
        { state: 'Cancelled', replacedById: { not: null }, closedAt: { gt: causedAt } },
      ],
    },
    orderBy: { id: 'asc' },
    include: {
      lines: { orderBy: { orderId: 'asc' }, include: { order: { select: { ...gateFacts, status: true } } } },
    },
  })
  const lines = requests.flatMap(({ lines: all }) =>
    all.flatMap((line) => {
      const { money } = line.order
      return money === null ? [] : [{ ...line, money, missing: outstanding({ ...line, money }) }]
    }),
  )
  const own = lines.filter(({ orderId }) => ids.includes(orderId))
  const amount = sumOf(own)
  if (amount === 0) return null
  const contact = await db.contact.findUnique({ where: { id: 1 } })
  return {
    amount,
    rest: orders.reduce((sum, order) => sum + restOf(order, own), 0),
    dueOn: requests.map(({ dueOn }) => dueOn).find((day) => day !== null) ?? null,
    isDeposit: requests.every(({ kind }) => kind === 'deposit'),
    together:
      own.length === lines.length
        ? null
        : { orders: [...new Set(lines.map(({ orderId }) => orderId))], amount: sumOf(lines) },
    waits: waitsFor(own.map(({ order }) => order)),
    address: contact ? pick(contact, 'address', language) : '',
    phoneNumber: contact?.phoneNumber ?? '',
    link: await linkOf({ db, siteUrl, secretKey, now }, requests, language),
  }
}

/** The link of the first request that is still open. */
async function linkOf(
  { db, siteUrl, secretKey, now }: Writing,
  requests: readonly { id: number; state: string }[],
  language: Language,
): Promise<string | null> {
  const open = requests.find(({ state }) => state === 'Open')
  if (!open) return null
  const token = await paymentLinkToken(db, { requestId: open.id, key: secretKey, now, isMail: true })
  return token && siteUrl + addressIn(language, paymentPath(token))
}

const sumOf = (lines: readonly { missing: Qepik }[]): Qepik =>
  lines.reduce((sum, { missing }) => sum + missing, 0)

/** What is left of an order's price beyond all that is asked for it. */
function restOf(
  { id, price }: About['orders'][number],
  lines: readonly { orderId: number; amount: Qepik; paidBefore: Qepik }[],
): Qepik {
  const upTo = lines.flatMap((line) => (line.orderId === id ? line.paidBefore + line.amount : []))
  return upTo.length === 0 ? 0 : Math.max(0, (price ?? 0) - Math.max(...upTo))
}

/** The sentences and facts that ask for it, as a part of an email; nothing where nothing is asked. */
export function sayAsked(
  asked: Asked | null,
  { say, language }: Translator,
): { paragraphs: string[]; facts: Fact[]; action?: { label: string; url: string } } {
  if (asked === null) return { paragraphs: [], facts: [] }
  const { dueOn, rest, together, isDeposit, waits, address, phoneNumber, link } = asked
  const amount = formatMoney(asked.amount, language)
  const whole = formatMoney(together?.amount ?? asked.amount, language)
  const sum = dueOn === null ? amount : say(texts.by, { amount, day: formatDay(dueOn, language) })
  return {
    ...(link && { action: { label: say(texts.pay, { amount: whole }), url: link } }),
    paragraphs: [`${say(texts[waits ?? 'ask'], { amount })} ${say(link ? texts.howByLink : texts.how)}`],
    facts: [
      { label: say(isDeposit ? texts.deposit : texts.toPay), value: sum },
      { label: say(texts.rest), value: rest === 0 ? '' : formatMoney(rest, language) },
      together === null
        ? { label: '', value: '' }
        : {
            label: say(texts.together, { orders: together.orders.join(', ') }),
            value: formatMoney(together.amount, language),
          },
      { label: say(texts.office), value: address },
      { label: say(texts.phone), value: phoneNumber },
    ].filter(({ value }) => value !== ''),
  }
}
