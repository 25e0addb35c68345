import { cheapestTier } from '../catalog/piece-price.ts'
import type { Tier } from '../catalog/pricing.ts'
import { areaOf } from './base-price.ts'
import type { Configuration } from './configuration.ts'
import { derivePrices } from './derive-prices.ts'
import { lowestTotal, type Search } from './lowest-total.ts'
import { type PriceBase, priceBases } from './price-bases.ts'

/** Qəpik, before what comes off for a customer; null where no choice has a price. */
export type LowestPrices = {
  /** What an order costs at least. */
  total: number | null
  /** The run and its total at which one piece costs least; of equal ones the larger run. */
  piece: Tier | null
}

/** So much is tried for one product: a fraction of a second at most. */
const mostTries = 5000

/**
 * The lowest prices of all that can be ordered of a product (OPT-17): exact, whatever rules, missing prices and bounds
 * there are; where rules are such a maze that `tries` don't suffice, prices that can be ordered all the same.
 */
export function lowestPrices(configuration: Configuration, tries = { left: mostTries }): LowestPrices {
  const search = { configuration, sizes: bySize(priceBases(configuration)), tries }
  const first = derivePrices(configuration)
  return { piece: cheapestTier([...lowestPieces(search), ...first]), total: lowestOrder(search, first) }
}

const bySize = (bases: readonly PriceBase[]): PriceBase[][] => [
  ...Map.groupBy(bases, ({ trim }) => trim && areaOf(trim)).values(),
]

/** Of each choice the smallest count that it is possible at, has a price and costs least. */
function lowestOrder(search: Search, first: readonly Tier[]): number | null {
  const { groups, runs, minCount } = search.configuration
  const least = groups.flatMap(({ choices }) => choices.flatMap((choice) => choice.minCount ?? []))
  let lowest = first.length > 0 ? Math.min(...first.map(({ price }) => price)) : null
  for (const count of ordered(search, [minCount, ...least, ...runs]))
    lowest = lowestTotal(search, { count, below: lowest ?? Number.POSITIVE_INFINITY }) ?? lowest
  return lowest
}

/** At the runs that are offered, the largest first: each of them costs less a piece than the one before. */
function lowestPieces(search: Search): Tier[] {
  const pieces: Tier[] = []
  for (const count of ordered(search, search.configuration.runs).reverse()) {
    const best = pieces.at(-1)
    const below = best ? atSameRate(best, count) : Number.POSITIVE_INFINITY
    const price = lowestTotal(search, { count, below })
    if (price !== null) pieces.push({ count, price })
  }
  return pieces
}

/** The first whole price at which a piece of a run of `count` costs as much or more. */
const atSameRate = (best: Tier, count: number): number =>
  Number((BigInt(best.price) * BigInt(count) + BigInt(best.count) - 1n) / BigInt(best.count))

const ordered = ({ configuration: { minCount, maxCount } }: Search, counts: readonly number[]): number[] =>
  [...new Set(counts)]
    .filter((count) => count >= minCount && count <= maxCount)
    .sort((one, other) => one - other)
