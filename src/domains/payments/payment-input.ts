import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import {
  clearable,
  day,
  flag,
  id,
  line,
  list,
  maybe,
  money,
  moneyRow,
  rule,
  share,
  text,
  wholeNumber,
} from '../../lib/fields.ts'
import { pagingFields } from '../../lib/paging.ts'
import { prepayments } from '../order-money/order-money.ts'
import { askedKinds } from '../payment-requests/request-now.ts'

/** How money comes in that staff write down themselves; a card's comes from the bank. */
export const recordedWays = ['terminal', 'cash', 'transfer', 'vatAccount'] as const
export const paymentWays = ['card', ...recordedWays] as const
export type PaymentWay = (typeof paymentWays)[number]
export const paymentKinds = ['payment', 'refund', 'chargeback', 'correction'] as const

const twice: Message = /*i18n*/ {
  id: 'payments.orderTwice',
  message: 'Each order at most once.',
}
export const orders = list(moneyRow({ orderId: id, amount: money }), 100).check(
  rule(
    (lines: { orderId: number }[]) => new Set(lines.map(({ orderId }) => orderId)).size === lines.length,
    twice,
  ),
)

/** `orders`: what of it is for which order; the rest is the customer's balance. `day` in Baku, today by default. */
export const recordFields = z.strictObject({
  appUserId: id,
  way: z.enum(recordedWays),
  amount: money,
  orders: orders.default([]),
  day: maybe(day),
  reference: line(100).default(''),
  payer: line(200).default(''),
  note: text(500).default(''),
  fiscalId: line(50).default(''),
})

/** Money of the customer's balance for orders. */
export const useBalanceFields = z.strictObject({ appUserId: id, orders })

const reasonShort: Message = /*i18n*/ {
  id: 'payments.reasonShort',
  message: 'Say why in at least 10 signs: it stays in the history.',
}
export const reason = text(500).check(rule((value: string) => [...value].length >= 10, reasonShort))
export const correctionFields = z.strictObject({ id, reason })

const termsShape = {
  /** Per cent, 0 to 100. */
  deposit: maybe(share),
  wholeBelow: clearable(money),
  daysToPay: clearable(wholeNumber({ max: 365 })),
  creditLimit: clearable(money),
}
/** Fields that aren't sent stay. */
export const termsFields = z.strictObject({ ...termsShape, updatedAt: readAt })
export const customerTermsFields = termsFields.extend({ id })

export const settingsFields = z.strictObject({
  beforeProduction: z.enum(prepayments).optional(),
  beforeHandover: z.enum(prepayments).optional(),
  holdAtOrdering: flag.optional(),
  vatThreshold: money.optional(),
  /** Per cent, 0 to 100. */
  retailShare: share.optional(),
  cardIsRetail: flag.optional(),
  updatedAt: readAt,
})

/** A request of staff; without amounts it asks for what the kind says. */
export const requestFields = z.strictObject({
  appUserId: id,
  kind: z.enum(askedKinds),
  orders: list(moneyRow({ orderId: id, amount: maybe(money) }), 100),
  dueOn: maybe(day),
  note: text(500).default(''),
  /** Its customer gets the link by email, if emails reach them. */
  byMail: maybe(flag),
})

export const ages = ['notDue', 'days7', 'days30', 'days60', 'days90', 'older'] as const
/** `name`: of the customer or who paid, the number of a receipt or an order. */
export const paymentListFields = z.object({
  ...pagingFields,
  from: maybe(day),
  to: maybe(day),
  way: maybe(z.enum(paymentWays)),
  kind: maybe(z.enum(paymentKinds)),
  appUserId: maybe(id),
  name: maybe(line(200)),
})
/** `name`: of the customer, or an order's number; `late`: only what is past its due day. */
export const debtFields = z.object({
  ...pagingFields,
  age: maybe(z.enum(ages)),
  late: maybe(flag),
  name: maybe(line(200)),
  appUserId: maybe(id),
})
