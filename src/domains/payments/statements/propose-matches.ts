import type { Qepik } from '../../../lib/money.ts'
import { findCandidates, nearlyReferred } from './find-candidates.ts'
import { type Claims, claimsOf } from './line-claims.ts'
import { OpenMoney } from './open-money.ts'
import type {
  Candidate,
  Doubt,
  Evidence,
  HashedLine,
  KnownPayer,
  OpenRequest,
  Part,
  Proposal,
} from './proposals.ts'
import { RequestIndex } from './request-index.ts'

type Known = {
  requests: readonly OpenRequest[]
  payers: readonly KnownPayer[]
  /** Hashes of lines that were imported before. */
  bookedHashes: ReadonlySet<string>
}

type Waiting = { place: number; amount: Qepik; day: string; claims: Claims }
type Found = { why: Evidence; parts: Part[] }

/**
 * What each line of a statement would be booked to, in the lines' order. What is proposed is beyond doubt; nothing is
 * booked by it. A request gets no more than what is left of it, also of several lines together: references come
 * first, the oldest day first, then what is found by order, by VÖEN, and by a payer known from before.
 */
export function proposeMatches(lines: readonly HashedLine[], known: Known): Proposal[] {
  const index = new RequestIndex(known.requests, known.payers)
  const money = new OpenMoney(known.requests)
  const proposals = new Map<number, Proposal>()
  let waiting: Waiting[] = []
  for (const [place, { line, hash }] of lines.entries()) {
    if (known.bookedHashes.has(hash)) proposals.set(place, { is: 'bookedBefore' })
    else if (line.amount <= 0) proposals.set(place, { is: 'outgoing' })
    else waiting.push({ place, amount: line.amount, day: line.day, claims: claimsOf(line) })
  }
  for (const line of waiting.toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.place - other.place,
  )) {
    const found = byReference(line, index, money)
    if (found) settle([[line, found]])
  }
  for (const way of [bySlip, byOrder, byVoen, byPayer]) {
    const found = waiting.flatMap((line) => {
      const one = way(line, index, money)
      return one ? [[line, one] as const] : []
    })
    settle(withoutRivals(found))
  }
  for (const line of waiting) proposals.set(line.place, inDoubt(line, index, money))

  function settle(found: readonly (readonly [Waiting, Found])[]): void {
    for (const [{ place }, { why, parts }] of found) {
      money.take(parts)
      proposals.set(place, { is: 'proposed', why, parts })
    }
    waiting = waiting.filter(({ place }) => !proposals.has(place))
  }
  return lines.map((_, place) => proposals.get(place) ?? { is: 'notFound', why: 'noCandidate' })
}

/** Where two lines pay the same part of a request, neither is proposed: nothing tells which of them it is. */
function withoutRivals(found: readonly (readonly [Waiting, Found])[]): (readonly [Waiting, Found])[] {
  const times = new Map<string, number>()
  const keysOf = ({ parts }: Found) => parts.map(({ requestId, half }) => `${requestId} ${half ?? 'whole'}`)
  for (const key of found.flatMap(([, one]) => keysOf(one))) times.set(key, (times.get(key) ?? 0) + 1)
  const isAlone = (one: Found): boolean =>
    one.parts.every(({ requestId, half }) =>
      half
        ? times.get(`${requestId} ${half}`) === 1 && !times.has(`${requestId} whole`)
        : times.get(`${requestId} whole`) === 1 &&
          !times.has(`${requestId} net`) &&
          !times.has(`${requestId} vat`),
    )
  return found.filter(([, one]) => isAlone(one))
}

/** By references that are all right and open: what is left, a half, a part of one; of several only all of them. */
function byReference({ claims, amount }: Waiting, index: RequestIndex, money: OpenMoney): Found | null {
  const requests = index.byIds(claims.requestIds)
  const isWhole = requests.length === claims.requestIds.length && claims.misspelt.length === 0
  if (!isWhole || requests.length === 0 || claims.isGivenBack) return null
  const [request] = requests
  if (request === undefined || requests.length > 1) {
    const parts = money.fitAll(requests, amount)
    return parts && { why: 'reference', parts }
  }
  const fit = money.fit(request, amount)
  if (fit) return { why: 'reference', parts: [fit] }
  if (amount >= money.leftOf(request) || money.isHalfAgain(request, amount)) return null
  return { why: 'reference', parts: [{ requestId: request.requestId, amount }] }
}

/** By orders or invoices that are named, when the payer is their customer and the amount is all that is left. */
function byOrder({ claims, amount }: Waiting, index: RequestIndex, money: OpenMoney): Found | null {
  if (contradicts(claims)) return null
  const named = index.named(claims)
  const requests = [...new Set(named.filter((request) => request !== undefined))]
  const isOne = new Set(requests.map(({ customer }) => customer)).size === 1
  if (!isOne || named.includes(undefined)) return null
  const parts =
    requests.every((request) => isTheirs(request, claims, index)) && money.fitAll(requests, amount)
  return parts ? { why: 'order', parts } : null
}

/** Whether the payer is who owes it: by VÖEN, by having paid for them before, by name. */
const isTheirs = (request: OpenRequest, claims: Claims, index: RequestIndex): boolean =>
  index.byVoen(claims.voen).includes(request) ||
  index.customersBefore(claims).includes(request.customer) ||
  index.isNamed(request, claims.payerWords)

/** By a reference with one slip, when its request is the payer's and exactly that is left: three say the same. */
function bySlip(line: Waiting, index: RequestIndex, money: OpenMoney): Found | null {
  const { claims, amount } = line
  if (claims.misspelt.length !== 1 || claims.requestIds.length > 0 || claims.isGivenBack) return null
  const [request, another] = nearlyReferred({ claims, amount, index, money })
  if (request === undefined || another || !isTheirs(request, claims, index)) return null
  const fit = money.fit(request, amount)
  return fit && { why: 'reference', parts: [fit] }
}

function byVoen(line: Waiting, index: RequestIndex, money: OpenMoney): Found | null {
  const parts = onlyFit(line, { theirs: index.byVoen(line.claims.voen), index, money })
  return parts && { why: 'voen', parts }
}

/** By a company of which it is known for whom it pays, unless another customer of a similar name owes the same. */
function byPayer(line: Waiting, index: RequestIndex, money: OpenMoney): Found | null {
  const { claims, amount } = line
  if (!claims.isCompany) return null
  const customers = index.customersBefore(claims)
  const namesakes = index
    .byAmount(amount)
    .filter((request) => !customers.includes(request.customer) && index.isNamed(request, claims.payerWords))
  const theirs = index.ofCustomers(customers)
  const parts = namesakes.length === 0 && onlyFit(line, { theirs, index, money })
  return parts ? { why: 'payer', parts } : null
}

/** Whole sums of 50 AZN are what parts are paid in. */
const roundPart = 5000

type Theirs = { theirs: readonly OpenRequest[]; index: RequestIndex; money: OpenMoney }

/** The one request of a payer of which the amount is all that is left, or a half; null where anything else fits. */
function onlyFit({ claims, amount }: Waiting, { theirs, index, money }: Theirs): Part[] | null {
  if (contradicts(claims)) return null
  const fits = theirs.flatMap((request) => money.fit(request, amount) ?? [])
  const [fit] = fits
  if (!fit || fits.length > 1 || money.together(theirs, amount, 1).length > 0) return null
  const named = index.named(claims)
  if (named.some((request) => request?.requestId !== fit.requestId)) return null
  const couldBePart = amount % roundPart === 0 && theirs.some((request) => money.leftOf(request) > amount)
  return couldBePart ? null : [fit]
}

/** It refers to something, and not to what is open; or it tells of something else than a payment in full. */
const contradicts = ({ requestIds, misspelt, isOfSomethingElse }: Claims): boolean =>
  requestIds.length > 0 || misspelt.length > 0 || isOfSomethingElse

function inDoubt({ claims, amount }: Waiting, index: RequestIndex, money: OpenMoney): Proposal {
  const candidates = findCandidates({ claims, amount, index, money })
  if (candidates === 'tooMany') return { is: 'notFound', why: 'tooMany' }
  const [first] = candidates
  return first
    ? { is: 'doubtful', why: doubtOf(claims, first, index), candidates }
    : { is: 'notFound', why: 'noCandidate' }
}

function doubtOf(claims: Claims, first: Candidate, index: RequestIndex): Doubt {
  if (claims.misspelt.length > 0) return 'misspelt'
  const open = index.byIds(claims.requestIds).filter(({ amountLeft }) => amountLeft > 0)
  if (open.length < claims.requestIds.length) return 'notOpen'
  if (claims.requestIds.length > 0) return 'otherAmount'
  const isOther = index
    .named(claims)
    .some((request) => !first.parts.some((part) => part.requestId === request?.requestId))
  if (isOther) return 'otherOrder'
  return claims.isOfSomethingElse ? 'otherPurpose' : first.why
}
