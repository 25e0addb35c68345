import type { Qepik } from '../../lib/money.ts'

/** When and how much a customer pays; sums in qəpik. */
export type Terms = {
  depositBp: number
  /** An order below it is paid whole at once; null: none is. */
  wholeBelow: Qepik | null
  /** Calendar days; null: no day is named. */
  daysToPay: number | null
  /** What may be owed without being asked for; null: nothing. */
  creditLimit: Qepik | null
}

/** Basis points of the whole. */
export const wholeBp = 10_000

/**
 * How an order of this price is paid under the terms (PAY-3). `owed` is what its customer owes for other orders:
 * within the limit nothing is asked for now. `asks` says whether a request is made when it is accepted.
 */
export function askByTerms(
  { depositBp, wholeBelow, daysToPay, creditLimit }: Terms,
  { price, owed }: { price: Qepik; owed: Qepik },
): { depositBp: number; isOnTerms: boolean; asks: 'deposit' | 'full' | null } {
  const isOnTerms = creditLimit !== null && owed + price <= creditLimit
  const isWhole = depositBp >= wholeBp || (wholeBelow !== null && price < wholeBelow)
  const bp = isWhole ? wholeBp : depositBp
  if (isOnTerms) return { depositBp: bp, isOnTerms, asks: null }
  if (bp === wholeBp) return { depositBp: bp, isOnTerms, asks: 'full' }
  if (bp > 0) return { depositBp: bp, isOnTerms, asks: 'deposit' }
  return { depositBp: bp, isOnTerms, asks: daysToPay === null ? null : 'full' }
}
