import type { Qepik } from '../../lib/money.ts'

/** What the house wants paid before a step: nothing, the deposit, or everything. */
export const prepayments = ['off', 'deposit', 'whole'] as const
export type Prepayment = (typeof prepayments)[number]

/** How the money of an order stands (PAY-2); each has its word on screens and in lists. */
export const moneyStates = [
  'nothingDue',
  'unpaid',
  'depositDue',
  'depositPaid',
  'partlyPaid',
  'paid',
  'overpaid',
  'onTerms',
  'refunding',
  'refunded',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** How money stands, as lists are filtered by it: its state, or that it is late. */
export const moneyFilters = [...moneyStates, 'overdue'] as const
export type MoneyFilter = (typeof moneyFilters)[number]

/** What is known of an order's money; sums in whole qəpik, `dueOn` in Baku as `YYYY-MM-DD`. */
export type MoneyFacts = {
  /** Its price; once it is given up what is kept of it. */
  total: Qepik
  paid: Qepik
  refunded: Qepik
  /** Asked to be given back, and not gone yet. */
  refunding: Qepik
  /** Kept for work done, once it is given up. */
  kept: Qepik
  /** Basis points of the total that are paid beforehand. */
  depositBp: number
  /** Accepted within its customer's credit limit. */
  isOnTerms: boolean
  dueOn: string | null
}

export type OrderMoney = {
  total: Qepik
  paid: Qepik
  refunded: Qepik
  refunding: Qepik
  kept: Qepik
  left: Qepik
  /** Paid above its price, and nobody has decided yet what becomes of it. */
  over: Qepik
  deposit: Qepik
  depositLeft: Qepik
  state: MoneyState
  dueOn: string | null
  /** Calendar days since the due day; 0 where nothing is left or no day has passed. */
  daysOverdue: number
}

/** A deposit is its percentage of the order, half a qəpik up (PAY-1). */
export const depositOf = ({ total, depositBp }: Pick<MoneyFacts, 'total' | 'depositBp'>): Qepik =>
  Math.floor((total * depositBp + 5000) / 10_000)

const dayMs = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/**
 * What an order costs, what of it is paid, and what is left (PAY-1, PAY-2): the only answer, for screens, mails,
 * documents and both faces. `today` in Baku, `YYYY-MM-DD`.
 */
export function orderMoneyOf(facts: MoneyFacts, today: string): OrderMoney {
  const { total, paid, refunded, refunding, kept, dueOn } = facts
  const left = Math.max(0, total - paid)
  const deposit = depositOf(facts)
  const isLate = left > 0 && dueOn !== null && dueOn < today
  return {
    total,
    paid,
    refunded,
    refunding,
    kept,
    left,
    over: Math.max(0, paid - refunding - total),
    deposit,
    depositLeft: Math.max(0, deposit - paid),
    state: stateOf(facts, deposit),
    dueOn: left > 0 ? dueOn : null,
    daysOverdue: isLate ? daysBetween(dueOn, today) : 0,
  }
}

function stateOf(facts: MoneyFacts, deposit: Qepik): MoneyState {
  const { total, paid, refunded, refunding, kept, isOnTerms } = facts
  if (paid - refunding > total) return 'overpaid'
  if (refunding > 0) return 'refunding'
  // Once an order is given up, only what is kept of its money is still its price.
  if (refunded > 0 && (paid === 0 || total === kept)) return 'refunded'
  if (total === 0) return 'nothingDue'
  if (paid === total) return 'paid'
  if (isOnTerms) return 'onTerms'
  const asksPart = deposit > 0 && deposit < total
  if (asksPart) return paid < deposit ? 'depositDue' : 'depositPaid'
  return paid === 0 ? 'unpaid' : 'partlyPaid'
}

/**
 * Qəpik that are missing for a step before which the house wants a deposit or everything; 0 within the
 * customer's terms (PAY-5).
 */
export function missingFor(
  demand: Prepayment,
  facts: Pick<MoneyFacts, 'total' | 'paid' | 'depositBp' | 'isOnTerms'>,
): Qepik {
  if (demand === 'off' || facts.isOnTerms) return 0
  const wanted = demand === 'deposit' ? depositOf(facts) : facts.total
  return Math.max(0, wanted - facts.paid)
}
