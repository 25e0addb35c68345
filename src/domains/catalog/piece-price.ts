import { discounted, type Tier } from './pricing.ts'

/** The tier at whose rate one piece costs least; of equal ones the larger run, since rounding weighs less there. */
function cheapestTier(tiers: readonly Tier[]): Tier | null {
  return tiers.reduce<Tier | null>((best, tier) => (best && !isCheaper(tier, best) ? best : tier), null)
}

/**
 * "1 piece from": what one piece costs at the cheapest tier after a reduction, in AZN with at most four decimals;
 * null without tiers.
 */
export function piecePriceFrom(tiers: readonly Tier[], percentageBp: number): number | null {
  const tier = cheapestTier(tiers)
  return tier && Math.round((discounted(tier.price, percentageBp) / tier.count) * 100) / 10_000
}

/** {@link cheapestTier} in SQL, as a list of at most one tier: `from` names the tiers as `t`. */
export const cheapestTierSql = (from: string): string => `coalesce((
  SELECT json_build_array(json_build_object('count', t.count, 'price', t.price)) FROM ${from}
  ORDER BY t.price::float8 / t.count, t.count DESC LIMIT 1), '[]')`

function isCheaper(one: Tier, other: Tier): boolean {
  const [rate, otherRate] = [one.price / one.count, other.price / other.count]
  return rate < otherRate || (rate === otherRate && one.count > other.count)
}
