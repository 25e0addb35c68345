import { discounted, type Tier } from './pricing.ts'

/** The tier at whose rate one piece costs least; of equal ones the larger run, since rounding weighs less there. */
export function cheapestTier(tiers: readonly Tier[]): Tier | null {
  return tiers.reduce<Tier | null>((best, tier) => (best && !isCheaper(tier, best) ? best : tier), null)
}

/**
 * "1 piece from": what one piece costs at the cheapest tier after the discount, in AZN with at most four
 * decimals; null without tiers.
 */
export function piecePriceFrom(tiers: readonly Tier[], percentageBp: number): number | null {
  const tier = cheapestTier(tiers)
  return tier && Math.round((discounted(tier.price, percentageBp) / tier.count) * 100) / 10_000
}

/** {@link cheapestTier} in SQL, as a list of at most one tier: `from` names the tiers as `t`. */
const cheapestTierSql = (from: string): string => `coalesce((
  SELECT json_build_array(json_build_object('count', t.count, 'price', t.price)) FROM ${from}
  ORDER BY t.price::float8 / t.count, t.count DESC LIMIT 1), '[]')`

/**
 * The lowest prices over a product's options as they are stored (OPT-17), valid only for the current version
 * of the options.
 */
export type KeptLowest = Record<
  'optionsVersion' | 'lowestVersion' | 'lowestTotal' | 'cheapestCount' | 'cheapestPrice',
  number | null
>

const isLowestKept = ({ optionsVersion, lowestVersion }: KeptLowest): boolean =>
  optionsVersion !== null && lowestVersion === optionsVersion

/** What the "from" price is based on: the cheapest tier of the options, without options the tiers. */
export function fromTiers(row: KeptLowest & { prices: Tier[] }): Tier[] {
  const { cheapestCount: count, cheapestPrice: price } = row
  return isLowestKept(row) && count !== null && price !== null ? [{ count, price }] : row.prices
}

/** {@link fromTiers} in SQL, as a list of at most one tier, of `products` that `product` names. */
export const fromTiersSql = (product: string): string => `CASE
  WHEN ${product}.lowest_version = ${product}.options_version AND ${product}.cheapest_price IS NOT NULL
  THEN json_build_array(json_build_object('count', ${product}.cheapest_count, 'price', ${product}.cheapest_price))
  ELSE ${cheapestTierSql(`product_prices t WHERE t.product_id = ${product}.id`)} END`

/** The lowest total of an order, in qəpik before discounts; null without options or any price. */
export const lowestTotalOf = (row: KeptLowest): number | null => (isLowestKept(row) ? row.lowestTotal : null)

function isCheaper(one: Tier, other: Tier): boolean {
  const [rate, otherRate] = [one.price / one.count, other.price / other.count]
  return rate < otherRate || (rate === otherRate && one.count > other.count)
}
