import type { inferRouterOutputs } from '@trpc/server'
import { planRefund } from '../../../../src/domains/refunds/plan-refund.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { toAzn, toQepik } from '../../../../src/lib/money.ts'

export type OrderMoney = inferRouterOutputs<AppRouter>['payments']['ofOrder']
export type RefundablePayment = NonNullable<OrderMoney['refundable']>[number]
export type Refund = OrderMoney['refunds'][number]
export type MoneyChoice = 'refund' | 'balance' | 'keepPart'

/** AZN of the order that can be given back. */
export const refundableSum = ({ refundable = [] }: Pick<OrderMoney, 'refundable'>): number =>
  toAzn(refundable.reduce((sum, { amount }) => sum + toQepik(amount), 0))

/** AZN less AZN. */
export const lessOf = (azn: number, less: number): number => toAzn(toQepik(azn) - toQepik(less))

type RefundRow = RefundablePayment & { kept: number; back: number }

/** What of each payment is kept and what goes back, where so much AZN are given back (PAY-32). */
export function refundRows(refundable: readonly RefundablePayment[], back: number): RefundRow[] {
  const planned = planRefund(
    refundable.map(({ paymentId, amount }) => ({ paymentId, amount: toQepik(amount) })),
    toQepik(back),
  )
  const parts = new Map(planned.map(({ paymentId, amount }) => [paymentId, toAzn(amount)]))
  return refundable.map((payment) => {
    const goes = parts.get(payment.paymentId) ?? 0
    return { ...payment, back: goes, kept: lessOf(payment.amount, goes) }
  })
}

/** What is given back and hasn't gone, or failed: what has gone stands in the ledger. */
export const openRefunds = ({ refunds }: Pick<OrderMoney, 'refunds'>): Refund[] =>
  refunds.filter(({ state }) => state !== 'Done')
