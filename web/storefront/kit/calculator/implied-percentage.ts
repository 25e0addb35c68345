import { priceWithDiscount } from '../../../../src/domains/catalog/pricing.ts'
import { toQepik } from '../../../../src/lib/money.ts'
import type { WireTier } from './wire-quote.ts'

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
