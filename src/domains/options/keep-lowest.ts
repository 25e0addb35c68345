import type { Transaction } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { cheapestTier } from '../catalog/piece-price.ts'
import type { Tier } from '../catalog/pricing.ts'
import { areaOf } from './base-price.ts'
import type { Configuration } from './configuration.ts'
import { derivePrices } from './derive-prices.ts'
import { lowestTotal, type Search } from './lowest-total.ts'
import { type PriceBase, priceBases } from './price-bases.ts'
import { parseConfiguration } from './read-options.ts'

type Version = { productId: number; version: number }

/**
 * Stores the lowest prices of a version with its product, unless another version is current by now (OPT-17).
 */
export async function keepLowest(
  db: Pick<Transaction, '$executeRaw'>,
  { productId, version }: Version,
  configuration: Configuration,
): Promise<void> {
  const { total, piece } = lowestPrices(configuration)
  // Prisma would move `updatedAt`, as if the product had been saved.
  await db.$executeRaw`
    UPDATE products SET lowest_version = ${version}, lowest_total = ${total},
      cheapest_count = ${piece?.count ?? null}, cheapest_price = ${piece?.price ?? null}
    WHERE id = ${productId} AND options_version = ${version}`
}

/** At start, stores them for products that an earlier program has saved. */
export async function keepMissingLowest({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const missing = await db.$queryRaw<(Version & { configuration: unknown })[]>`
    SELECT o.product_id AS "productId", o.version, o.configuration FROM products p
    JOIN product_options o ON o.product_id = p.id AND o.version = p.options_version
    WHERE p.lowest_version IS DISTINCT FROM p.options_version ORDER BY p.id`
  for (const { configuration, ...version } of missing)
    try {
      await keepLowest(db, version, parseConfiguration(configuration))
    } catch (error) {
      log.error({ err: error, ...version }, 'the lowest prices of a product are missing')
    }
}

/** Qəpik before the customer's discounts; null where no choice has a price. */
export type LowestPrices = {
  /** The lowest total of an order. */
  total: number | null
  /** The run and its total with the lowest price of one piece; of equal ones the larger run. */
  piece: Tier | null
}

/** The most attempts for one product, which take a fraction of a second. */
const maxTries = 5000

/**
 * The lowest prices of all that can be ordered of a product (OPT-17): exact, whatever rules, missing prices
 * and bounds there are; where rules are so entangled that `tries` don't suffice, prices that can be ordered
 * all the same.
 */
export function lowestPrices(configuration: Configuration, tries = { left: maxTries }): LowestPrices {
  const search = { configuration, sizes: bySize(priceBases(configuration)), tries }
  const first = derivePrices(configuration)
  return { piece: cheapestTier([...lowestPieces(search), ...first]), total: lowestOrder(search, first) }
}

const bySize = (bases: readonly PriceBase[]): PriceBase[][] => [
  ...Map.groupBy(bases, ({ trim }) => trim && areaOf(trim)).values(),
]

/** For each choice the smallest count at which it is possible, has a price and costs least. */
function lowestOrder(search: Search, first: readonly Tier[]): number | null {
  const { groups, runs, minCount } = search.configuration
  const least = groups.flatMap(({ choices }) => choices.flatMap((choice) => choice.minCount ?? []))
  let lowest = first.length > 0 ? Math.min(...first.map(({ price }) => price)) : null
  for (const count of ordered(search, [minCount, ...least, ...runs]))
    lowest = lowestTotal(search, { count, below: lowest ?? Number.POSITIVE_INFINITY }) ?? lowest
  return lowest
}

/** The runs on offer, the largest first: each costs less a piece than the one before. */
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

/** The lowest whole price at which a piece of a run of `count` costs as much or more. */
const atSameRate = (best: Tier, count: number): number =>
  Number((BigInt(best.price) * BigInt(count) + BigInt(best.count) - 1n) / BigInt(best.count))

const ordered = ({ configuration: { minCount, maxCount } }: Search, counts: readonly number[]): number[] =>
  [...new Set(counts)]
    .filter((count) => count >= minCount && count <= maxCount)
    .sort((one, other) => one - other)
