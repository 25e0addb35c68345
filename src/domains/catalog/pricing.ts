/**
 * Prices, for the server and the browser alike: pure, without a database.
 * Money is whole qəpik, percentages are basis points (12.5 % is 1250); rounding is half up, once, at the end
 * (PRI-1, PRI-3).
 */

import { maxQepik } from '../../lib/money.ts'

/** The price of a whole run of `count` pieces, in qəpik. */
export type Tier = { count: number; price: number }

/** Which reduction counts: a running campaign on the service, or the customer's own by spend. */
type ReductionKind = 'campaign' | 'client'
export type Reduction = { percentageBp: number; kind: ReductionKind | null }

/** A suggested price and how it came about; an estimate, what counts is what staff confirm. */
export type Quote = {
  /** The tier whose rate is taken: the highest not above the count, below the first one the first. */
  tier: Tier
  /** What one piece costs at `total`, in qəpik: for display, so not whole. */
  unitPrice: number
  /** Before the reduction, qəpik. */
  base: number
  /** 0 without a reduction. */
  percentageBp: number
  kind: ReductionKind | null
  /** After the reduction, qəpik. */
  total: number
  /** `base` − `total`. */
  saving: number
  /** The next bigger run: how many pieces more, what it costs, and whether that is no more than `total`. */
  next: { count: number; more: number; total: number; cheaper: boolean } | null
}

/** Whole per cent times 100: nothing off is 10000 of 10000. */
const wholeBp = 10_000

/** The best of the campaigns on a service and the customer's own discount: they don't add up. A tie is the campaign's. */
export function bestPercentage(campaigns: readonly number[], client: number | null): Reduction {
  const campaign = Math.max(0, ...campaigns)
  const own = client ?? 0
  if (campaign === 0 && own === 0) return { percentageBp: 0, kind: null }
  return campaign >= own
    ? { percentageBp: campaign, kind: 'campaign' }
    : { percentageBp: own, kind: 'client' }
}

/**
 * A price after a reduction, in qəpik. A positive price never becomes 0, which on the wire would say
 * "no reduction" and on paper "free": 1 qəpik is the least.
 */
export function discounted(price: number, percentageBp: number): number {
  return lowered({ numerator: BigInt(price), denominator: 1n }, percentageBp)
}

/** `priceWithDiscount` as on the wire, in qəpik: 0 when nothing comes off. */
export function priceWithDiscount(price: number, percentageBp: number): number {
  const reduced = discounted(price, percentageBp)
  return reduced < price ? reduced : 0
}

/**
 * The price of `count` pieces (a whole number from 1): a tier's own price at its count, below the first tier
 * the first one's, otherwise pro rata at the rate of the highest tier not above the count and, in between,
 * never more than the next tier's price.
 * Null without tiers, and where it is more than a price may be (PRI-9): then it is on request.
 */
export function quote(input: {
  tiers: readonly Tier[]
  count: number
  campaignBp?: number | null
  customerBp?: number | null
}): Quote | null {
  const tiers = input.tiers.toSorted((one, other) => one.count - other.count)
  const { count } = input
  const tier = tiers.findLast((candidate) => candidate.count <= count) ?? tiers[0]
  if (!tier) return null
  const bigger = tiers.find((candidate) => candidate.count > count)
  const { percentageBp, kind } = bestPercentage([input.campaignBp ?? 0], input.customerBp ?? null)
  const price = priceOf(tier, count, bigger)
  const base = lowered(price, 0)
  if (base > maxQepik) return null
  const total = lowered(price, percentageBp)
  const biggerTotal = bigger && discounted(bigger.price, percentageBp)
  return {
    tier: { count: tier.count, price: tier.price },
    unitPrice: total / count,
    base,
    percentageBp,
    kind,
    total,
    saving: base - total,
    next:
      bigger && biggerTotal !== undefined
        ? {
            count: bigger.count,
            more: bigger.count - count,
            total: biggerTotal,
            cheaper: biggerTotal <= total,
          }
        : null,
  }
}

/** An exact amount in qəpik: what is rounded is the last result only. */
type Fraction = { numerator: bigint; denominator: bigint }

function priceOf(tier: Tier, count: number, bigger: Tier | undefined): Fraction {
  if (count <= tier.count) return { numerator: BigInt(tier.price), denominator: 1n }
  const proRata = { numerator: BigInt(tier.price) * BigInt(count), denominator: BigInt(tier.count) }
  const isCapped = bigger && proRata.numerator > BigInt(bigger.price) * proRata.denominator
  return isCapped ? { numerator: BigInt(bigger.price), denominator: 1n } : proRata
}

/** Half up to whole qəpik after taking the percentage off, at least 1 for a positive amount. */
function lowered({ numerator, denominator }: Fraction, percentageBp: number): number {
  const part = numerator * BigInt(wholeBp - percentageBp)
  const of = denominator * BigInt(wholeBp)
  const rounded = (2n * part + of) / (2n * of)
  return Number(rounded === 0n && numerator > 0n ? 1n : rounded)
}
