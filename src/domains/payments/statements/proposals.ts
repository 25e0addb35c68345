import type { Qepik } from '../../../lib/money.ts'
import type { StatementLine } from './read-lines.ts'

/** A payment request that money can still come for. */
export type OpenRequest = {
  requestId: number
  customer: number
  /** Ten digits; of a company that pays. */
  buyerVoen?: string
  /** What payer and customer are called: company, person, as written down. */
  names: readonly string[]
  orders: readonly number[]
  /** Numbers of its invoices, `H-2026-000116`. */
  invoices?: readonly string[]
  /** What is still due; 0 where it isn't open any more, and is only known by its reference. */
  amountLeft: Qepik
  /** `YYYY-MM-DD`; money goes to the oldest first. */
  dueDay: string
  /** Where a company pays a VAT payer in two payments: what of the whole is net and what VAT. */
  netAndVat?: { net: Qepik; vat: Qepik }
}

/** Who paid for which customer before, as the bank wrote the payer. */
export type KnownPayer = { customer: number; payer: string; voen?: string }

/** A line with what it is known by (`hashLines`). */
export type HashedLine = { line: StatementLine; hash: string }

/** `half`: of an invoice in two payments, which of them it is. */
export type Part = { requestId: number; amount: Qepik; half?: 'net' | 'vat' }

/** What a line would be booked to; parts and balance add up to its amount. */
export type Booking = { parts: Part[]; balance: { customer: number; amount: Qepik } | null }

/** By what something fits: a reference or an order in the purpose, the VÖEN, a payer known from before, a name. */
export type Evidence = 'reference' | 'order' | 'voen' | 'payer' | 'name' | 'amount'

export type Candidate = Booking & { why: Evidence }

/**
 * Why nothing is proposed: the reference's check digits are wrong, its request isn't open (any more), the amount isn't
 * that of what was referred to, the order that is named is another one, or the purpose tells of something else or of
 * a part; otherwise what the first candidate fits by.
 */
export type Doubt = 'misspelt' | 'notOpen' | 'otherAmount' | 'otherOrder' | 'otherPurpose' | Evidence

export type Proposal =
  | { is: 'proposed'; why: Evidence; parts: Part[] }
  /** One to three candidates, the likeliest first. */
  | { is: 'doubtful'; why: Doubt; candidates: Candidate[] }
  /** `tooMany`: more than three fit equally well. */
  | { is: 'notFound'; why: 'noCandidate' | 'tooMany' }
  | { is: 'outgoing' }
  | { is: 'bookedBefore' }
