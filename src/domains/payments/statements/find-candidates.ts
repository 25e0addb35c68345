import type { Qepik } from '../../../lib/money.ts'
import { referenceOf } from '../../payment-requests/payment-reference.ts'
import type { Claims } from './line-claims.ts'
import type { OpenMoney } from './open-money.ts'
import type { Booking, Candidate, Evidence, OpenRequest, Part } from './proposals.ts'
import type { RequestIndex } from './request-index.ts'

const mostCandidates = 3

type Sources = { claims: Claims; amount: Qepik; index: RequestIndex; money: OpenMoney }

/**
 * What a line could be booked to, the likeliest first: what it refers to, then requests of its payer, of orders it
 * names, of a reference that it misspells, of a similar name, of the same amount.
 * @returns at most three; `tooMany` where nothing but the amount or the name speaks for more than three
 */
export function findCandidates(sources: Sources): Candidate[] | 'tooMany' {
  const { claims, amount, index, money } = sources
  const found = new Map<string, Candidate>()
  const add = (why: Evidence, booking: Booking | null): void => {
    if (booking === null || booking.parts.length + Number(booking.balance !== null) === 0) return
    const key = JSON.stringify([booking.parts.map((part) => [part.requestId, part.amount]), booking.balance])
    if (!found.has(key)) found.set(key, { ...booking, why })
  }
  const addAll = (why: Evidence, requests: readonly OpenRequest[]): void => {
    for (const booking of bookingsOf(requests, amount, money)) add(why, booking)
  }
  /** One of several people of a name, never two of them together. */
  const addEach = (why: Evidence, requests: readonly OpenRequest[]): void => {
    for (const one of new Set(requests.map(({ customer }) => customer)))
      addAll(
        why,
        requests.filter(({ customer }) => customer === one),
      )
  }
  const referred = index.byIds(claims.requestIds)
  // What it refers to was replaced or paid: it is likeliest for what else its customer owes.
  const closed = referred.filter(({ amountLeft }) => amountLeft === 0)
  addAll('reference', index.ofCustomers([...new Set(closed.map(({ customer }) => customer))]))
  add('reference', money.oldestFirst(referred, amount) ?? ontoBalance(referred, amount))
  addAll('voen', index.byVoen(claims.voen))
  const customers = index.customersBefore(claims)
  addEach('payer', index.ofCustomers(customers))
  addAll('order', [...new Set(index.named(claims).filter((request) => request !== undefined))])
  addAll('reference', nearlyReferred(sources))
  const byName = index.byName(claims)
  const equal = index.byAmount(amount).filter((request) => money.fit(request, amount) !== null)
  addEach(
    'name',
    equal.filter((request) => byName.includes(request)),
  )
  if (found.size === 0) {
    const ofNames = new Set(byName.map(({ customer }) => customer)).size
    if (ofNames > 0 && ofNames <= mostCandidates) addEach('name', byName)
    if (equal.length > 0 && equal.length <= mostCandidates)
      for (const request of equal) addAll('amount', [request])
    if (found.size === 0 && Math.max(ofNames, equal.length) > mostCandidates) return 'tooMany'
  }
  const buyers = index.byVoen(claims.voen).map(({ customer }) => customer)
  const [customer, another] = new Set([...buyers, ...customers])
  if (customer !== undefined && another === undefined)
    add(buyers.length > 0 ? 'voen' : 'payer', { parts: [], balance: { customer, amount } })
  return [...found.values()].slice(0, mostCandidates)
}

/** What was paid already, an earlier line having paid it, is the customer's. */
const ontoBalance = ([paid]: readonly OpenRequest[], amount: Qepik): Booking | null =>
  paid ? { parts: [], balance: { customer: paid.customer, amount } } : null

/** How an amount can pay one customer's requests: one of them, two of one invoice, several, or the oldest in part. */
function bookingsOf(requests: readonly OpenRequest[], amount: Qepik, money: OpenMoney): Booking[] {
  const whole = (parts: Part[]): Booking => ({ parts, balance: null })
  const single = requests.flatMap((request) => money.fit(request, amount) ?? []).map((part) => whole([part]))
  const together = money.together(requests, amount, 2).map(whole)
  const oldest = money.oldestFirst(requests, amount)
  return [...single, ...together, ...(oldest ? [oldest] : [])]
}

/** Requests whose reference is one slip away from what stands in the purpose, with at least that much left. */
export function nearlyReferred({ claims, amount, index, money }: Sources): OpenRequest[] {
  if (claims.misspelt.length === 0) return []
  return [...index.all()].filter((request) => {
    const digits = referenceOf(request.requestId).replace(/\D/g, '')
    return money.leftOf(request) >= amount && claims.misspelt.some((typed) => isOneSlip(typed, digits))
  })
}

/** One digit wrong, missing or too many, or two neighbours swapped. */
function isOneSlip(typed: string, right: string): boolean {
  let at = 0
  while (at < right.length && typed[at] === right[at]) at += 1
  const [rest, ofRight] = [typed.slice(at), right.slice(at)]
  const isSwapped =
    rest.slice(0, 2) === [...ofRight.slice(0, 2)].reverse().join('') && rest.slice(2) === ofRight.slice(2)
  return (
    isSwapped || rest.slice(1) === ofRight.slice(1) || rest === ofRight.slice(1) || rest.slice(1) === ofRight
  )
}
