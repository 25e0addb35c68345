/**
 * Prices, for the server and the browser alike: pure, without a database.
 * Money is whole qəpik, percentages are basis points (12.5 % is 1250); rounding is half up, once, at the end
 * (PRI-1, PRI-3).
 */

import { maxQepik } from '../../lib/money.ts'

/** The price of a whole run of `count` pieces, in qəpik. */
export type Tier = { count: number; price: number }

/** Which discount counts: a running campaign on the service, or the customer's own by spend. */
type ReductionKind = 'campaign' | 'client'
export type Reduction = { percentageBp: number; kind: ReductionKind | null }

/** A calculated price and how it came about: an estimate until staff confirm a price. */
export type CalculatedPrice = {
  /** The tier whose rate applies: the highest not above the count, or the first one below it. */
  tier: Tier
  /** What one piece costs at `total`, in qəpik: for display, so not whole. */
  unitPrice: number
  /** Before the discount, qəpik. */
  base: number
  /** 0 without a discount. */
  percentageBp: number
  kind: ReductionKind | null
  /** After the discount, qəpik. */
  total: number
  /** `base` − `total`. */
  saving: number
  /** The next bigger run: how many pieces more, what it costs, and whether that is no more than `total`. */
  next: { count: number; more: number; total: number; cheaper: boolean } | null
}

/** 100 % in basis points. */
const wholeBp = 10_000

/**
 * The better of the campaigns' and the customer's own discount: they don't add up. A tie goes to the
 * campaign.
 */
export function bestPercentage(campaigns: readonly number[], client: number | null): Reduction {
  const campaign = Math.max(0, ...campaigns)
  const own = client ?? 0
  if (campaign === 0 && own === 0) return { percentageBp: 0, kind: null }
  return campaign >= own
    ? { percentageBp: campaign, kind: 'campaign' }
    : { percentageBp: own, kind: 'client' }
}

/**
 * A price after a discount, in qəpik. A positive price never becomes 0, which would mean "no discount" on the
 * wire and "free" in a document: the minimum is 1 qəpik.
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
 * never more than the next tier's price. Null without tiers, and where it exceeds the highest price (PRI-9):
 * then it is on request.
 */
export function calculatePrice(input: {
  tiers: readonly Tier[]
  count: number
  campaignBp?: number | null
  customerBp?: number | null
}): CalculatedPrice | null {
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

/** An exact amount in qəpik: only the final result is rounded. */
type Fraction = { numerator: bigint; denominator: bigint }

function priceOf(tier: Tier, count: number, bigger: Tier | undefined): Fraction {
  if (count <= tier.count) return { numerator: BigInt(tier.price), denominator: 1n }
  const proRata = { numerator: BigInt(tier.price) * BigInt(count), denominator: BigInt(tier.count) }
  const isCapped = bigger && proRata.numerator > BigInt(bigger.price) * proRata.denominator
  return isCapped ? { numerator: BigInt(bigger.price), denominator: 1n } : proRata
}

/** The amount less the percentage, rounded half up to whole qəpik; at least 1 for a positive amount. */
function lowered({ numerator, denominator }: Fraction, percentageBp: number): number {
  const part = numerator * BigInt(wholeBp - percentageBp)
  const of = denominator * BigInt(wholeBp)
  const rounded = (2n * part + of) / (2n * of)
  return Number(rounded === 0n && numerator > 0n ? 1n : rounded)
}
