import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { MoneyState } from '../../../../src/domains/order-money/order-money.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'

type Outputs = inferRouterOutputs<AppRouter>['payments']
export type OrderMoneyDetail = Outputs['ofOrder']
export type OrderMoney = NonNullable<OrderMoneyDetail['money']>
type OwnMoney = Outputs['mine']
export type Payment = OwnMoney['payments'][number]
export type PaymentRequest = OwnMoney['requests'][number]

type From = { api: Api }

export const orderMoneyQuery = ({ api }: From, id: number) => api.payments.ofOrder.queryOptions({ id })

/** The caller's own money: what is open, paid and given back. */
export const ownMoneyQuery = ({ api }: From) => api.payments.mine.queryOptions()

const words: Record<MoneyState, MessageDescriptor> = {
  nothingDue: msg`Nothing to pay`,
  unpaid: msg`Not paid`,
  depositDue: msg`Deposit awaited`,
  depositPaid: msg`Deposit paid`,
  partlyPaid: msg`Partly paid`,
  paid: msg`Paid`,
  overpaid: msg`Overpaid`,
  onTerms: msg`By contract`,
  refunding: msg`Being given back`,
  refunded: msg`Given back`,
}

/** The word for how an order's money stands; how long it is overdue goes first. */
export function moneyWord({
  state,
  daysOverdue,
}: Pick<OrderMoney, 'state' | 'daysOverdue'>): MessageDescriptor {
  if (daysOverdue > 0)
    return msg({ message: plural(daysOverdue, { one: '# day overdue', other: '# days overdue' }) })
  return words[state]
}

/** The customer has something to do, or gets something back. */
export const isAsked = ({ state, daysOverdue }: Pick<OrderMoney, 'state' | 'daysOverdue'>): boolean =>
  daysOverdue > 0 || state === 'depositDue' || state === 'partlyPaid' || state === 'overpaid'

/** The same word for the list of orders, only where it matters. */
export const listedWord = (money: Pick<OrderMoney, 'state' | 'daysOverdue'>): MessageDescriptor | null =>
  money.daysOverdue > 0 || money.state === 'depositDue' || money.state === 'paid' ? moneyWord(money) : null

export const ways: Record<Payment['way'], MessageDescriptor> = {
  card: msg({ message: 'Card', context: 'payment' }),
  terminal: msg`Card at our office`,
  cash: msg`Cash at our office`,
  transfer: msg`Bank transfer`,
  vatAccount: msg`VAT account`,
}
export const requestWords: Record<PaymentRequest['kind'], MessageDescriptor> = {
  deposit: msg({ message: 'deposit', context: 'payment' }),
  rest: msg({ message: 'balance due', context: 'payment' }),
  full: msg({ message: 'whole sum', context: 'payment' }),
  free: msg({ message: 'payment', context: 'payment' }),
}
