import type { Qepik } from '../../lib/money.ts'
import { depositOf, type MoneyFacts } from '../order-money/order-money.ts'

/** What is asked for. */
export const askedKinds = ['deposit', 'rest', 'full', 'free'] as const
/** `hold` asks for nothing yet: it is reserved on a card until its orders are decided (PAY-54). */
export const requestKinds = [...askedKinds, 'hold'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What a request asks for one order; sums in qəpik. */
export type AskedLine = {
  orderId: number
  amount: Qepik
  /** What had come in for the order when it was asked for. */
  paidBefore: Qepik
  money: Pick<MoneyFacts, 'total' | 'paid' | 'refunded' | 'depositBp'>
}

/** All that came in for an order. What was given back still counts, so that a refund asks for nothing anew. */
export const received = ({ paid, refunded }: Pick<MoneyFacts, 'paid' | 'refunded'>): Qepik => paid + refunded

/** What is still missing of a line. */
export const outstanding = ({ amount, paidBefore, money }: AskedLine): Qepik =>
  Math.max(0, amount - Math.max(0, received(money) - paidBefore))

/** What is still missing of all lines of a request; an order of which no money is kept has nothing to pay. */
export const outstandingOf = (
  lines: readonly (Omit<AskedLine, 'money'> & { money: AskedLine['money'] | null | undefined })[],
): Qepik => lines.reduce((sum, { money, ...line }) => sum + (money ? outstanding({ ...line, money }) : 0), 0)

/**
 * What the open requests of one order ask for together, in qəpik. Money that comes in counts for each of them, so
 * together they reach as far as the one that reaches furthest, and never beyond the price (PAY-4).
 */
export const askedTogether = (lines: readonly AskedLine[]): Qepik =>
  Math.max(
    0,
    ...lines.map(
      ({ amount, paidBefore, money }) => Math.min(paidBefore + amount, money.total) - received(money),
    ),
  )

/** What comes in first counts for the deposit, and only then for what a request of this kind asks. */
export const countsFrom = (kind: RequestKind, money: AskedLine['money']): Qepik =>
  kind === 'rest' ? Math.max(received(money), depositOf(money)) : received(money)

/** What a line of this kind asks for if it is made now; a free sum stays what staff asked, as far as it is left. */
export function wanted(kind: RequestKind, money: AskedLine['money'], free: Qepik): Qepik {
  const upTo = kind === 'deposit' ? depositOf(money) : money.total
  const open = Math.max(0, upTo - countsFrom(kind, money))
  return kind === 'free' ? Math.min(free, open) : open
}

export type RequestNow =
  | { state: 'Open' | 'Paid' | 'Cancelled' }
  | { replacedBy: { orderId: number; amount: Qepik; paidBefore: Qepik }[] }

/**
 * What becomes of a request once prices or payments of its orders have changed (PAY-4): it stays, is paid, is asked
 * again, has nothing left to ask for, or another one with other sums takes its place.
 */
export function requestNow({
  kind,
  state,
  lines,
}: {
  kind: RequestKind
  state: 'Open' | 'Paid'
  lines: readonly AskedLine[]
}): RequestNow {
  const asks = lines.map((line) => {
    const missing = outstanding(line)
    return { line, missing, wants: wanted(kind, line.money, missing) }
  })
  const isCovered = asks.every(({ missing }) => missing === 0)
  if (state === 'Paid')
    return { state: isCovered || asks.every(({ wants }) => wants === 0) ? 'Paid' : 'Open' }
  if (asks.every(({ missing, wants }) => missing === wants)) return { state: isCovered ? 'Paid' : 'Open' }
  const open = asks.filter(({ wants }) => wants > 0)
  if (open.length === 0) {
    const cameIn = lines.some((line) => outstanding(line) < line.amount)
    return { state: cameIn ? 'Paid' : 'Cancelled' }
  }
  return {
    replacedBy: open.map(({ line, wants }) => ({
      orderId: line.orderId,
      amount: wants,
      paidBefore: countsFrom(kind, line.money),
    })),
  }
}
