import type { Transaction } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { Configuration } from './configuration.ts'
import { lowestPrices } from './lowest-prices.ts'
import { parseConfiguration } from './read-options.ts'

type Version = { productId: number; version: number }

/** Keeps the lowest prices of a version beside its product, unless another version counts by now (OPT-17). */
export async function keepLowest(
  db: Pick<Transaction, '$executeRaw'>,
  { productId, version }: Version,
  configuration: Configuration,
): Promise<void> {
  const { total, piece } = lowestPrices(configuration)
  // Not through Prisma, which would say that somebody has saved the product.
  await db.$executeRaw`
    UPDATE products SET lowest_version = ${version}, lowest_total = ${total},
      cheapest_count = ${piece?.count ?? null}, cheapest_price = ${piece?.price ?? null}
    WHERE id = ${productId} AND options_version = ${version}`
}

/** At start: the same for products that an earlier program has saved. */
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
