import {
  type CalculatedPrice,
  calculatePrice,
  priceWithDiscount,
} from '../../../../src/domains/catalog/pricing.ts'
import { toQepik } from '../../../../src/lib/money.ts'

/** A tier as it is on the wire: AZN for the whole run; `priceWithDiscount` is 0 when there is none. */
export type WireTier = { count: number; price: number; priceWithDiscount: number }

/**
 * What `count` pieces cost, calculated by the module that the server uses too; amounts are in qəpik. Null without
 * tiers.
 */
export function quoteOf(tiers: readonly WireTier[], count: number): CalculatedPrice | null {
  return calculatePrice({
    tiers: tiers.map(({ count, price }) => ({ count, price: toQepik(price) })),
    count,
    campaignBp: impliedPercentage(tiers),
  })
}

/** The count that the calculator starts with: the tier in the middle. */
export function startCount(tiers: readonly WireTier[]): number {
  const counts = tiers.map(({ count }) => count).toSorted((one, other) => one - other)
  return counts[Math.floor((counts.length - 1) / 2)] ?? 1
}

/** The step of − and +: round figures that grow with the run. */
export function countStep(value: number): number {
  if (value < 20) return 1
  if (value < 100) return 5
  if (value < 500) return 10
  if (value < 1000) return 50
  return 10 ** Math.floor(Math.log10(value) - 1)
}

/**
 * The reduction that the tiers were answered with, in basis points: the wire says prices before and after, not
 * the percentage. All tiers have the same one; where rounding to qəpik leaves several, the roundest is taken.
 */
export function impliedPercentage(tiers: readonly WireTier[]): number {
  const rows = tiers
    .map(({ price, priceWithDiscount }) => ({ price: toQepik(price), reduced: toQepik(priceWithDiscount) }))
    .toSorted((one, other) => other.price - one.price)
  const dearest = rows[0]
  if (!dearest || dearest.reduced === 0) return 0
  const about = Math.round((1 - dearest.reduced / dearest.price) * 10_000)
  const spread = Math.ceil(5000 / dearest.price) + 1
  const fitting = Array.from({ length: 2 * spread + 1 }, (_, index) => about - spread + index).filter(
    (percentageBp) =>
      percentageBp > 0 &&
      percentageBp < 10_000 &&
      rows.every(({ price, reduced }) => priceWithDiscount(price, percentageBp) === reduced),
  )
  return fitting.toSorted((one, other) => roundness(other) - roundness(one))[0] ?? about
}

const roundness = (percentageBp: number): number =>
  [1000, 500, 100, 50, 10, 5].find((unit) => percentageBp % unit === 0) ?? 1
