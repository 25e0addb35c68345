import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../db/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded } from '../audit/recorded.ts'
import type { Configuration } from './configuration.ts'
import { derivePrices } from './derive-prices.ts'
import { keepLowest } from './keep-lowest.ts'
import { findConfiguration, parseConfiguration } from './read-options.ts'

/**
 * The product; `version` is that of its options as read, 0 for none. Callers who leave it out overwrite the
 * current one.
 */
type Read = { id: number; version?: number | undefined }

/**
 * Saves a product's options as a new version, and the prices that follow from them (OPT-9, OPT-17); false
 * when they equal the current ones and nothing was written (OPT-13). Prices that came ready-made are the
 * company's own from then on (RDY-4).
 * @throws NOT_FOUND; CONFLICT when another user has saved since (BAS-10)
 */
export function saveOptions(
  { db }: Pick<Deps, 'db'>,
  { id: by }: Pick<Caller, 'id'>,
  { configuration, ...read }: Read & { configuration: Configuration },
): Promise<boolean> {
  return recorded(db, { by, kind: 'product', id: read.id }, async (tx) => {
    const version = await assertVersion(tx, read)
    await tx.product.updateMany({
      where: { id: read.id, examplePrices: true },
      data: { examplePrices: false, ...newVersion() },
    })
    if (version !== null && (await isThere(tx, { id: read.id, version }, configuration))) return false
    await storeVersion(tx, read.id, configuration)
    return true
  })
}

/** Whether a version has the same content. */
async function isThere(
  tx: Transaction,
  version: { id: number; version: number },
  configuration: Configuration,
): Promise<boolean> {
  const stored = await findConfiguration(tx, version)
  // Compared as JSON, as it would be stored.
  return isDeepStrictEqual(stored, parseConfiguration(JSON.parse(JSON.stringify(configuration))))
}

/**
 * Removes a product's options; the prices of its runs stay, and can be edited again.
 * @throws NOT_FOUND, also without any; CONFLICT when another user has saved since
 */
export function removeOptions(
  { db }: Pick<Deps, 'db'>,
  { id: by }: Pick<Caller, 'id'>,
  read: Read,
): Promise<void> {
  return recorded(db, { by, kind: 'product', id: read.id }, async (tx) => {
    if ((await assertVersion(tx, read)) === null) throw notFound()
    await tx.product.update({ where: { id: read.id }, data: { optionsVersion: null, ...newVersion() } })
  })
}

/**
 * Restores an earlier version as a new one; null removes the options.
 * @throws NOT_FOUND; CONFLICT as for any save
 */
export async function restoreVersion(
  deps: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { earlier, ...read }: Read & { earlier: number | null },
): Promise<void> {
  if (earlier === null) return removeOptions(deps, caller, read)
  const configuration = await findConfiguration(deps.db, { id: read.id, version: earlier })
  await saveOptions(deps, caller, { ...read, configuration })
}

/** The current version, null for none. */
async function assertVersion(tx: Transaction, { id, version }: Read): Promise<number | null> {
  const product = await tx.product.findFirst({
    where: { id, deletedAt: null },
    select: { optionsVersion: true },
  })
  if (!product) throw notFound()
  if (version !== undefined && version !== (product.optionsVersion ?? 0)) throw new AppError('CONFLICT')
  return product.optionsVersion
}

/** Stores a version, which counts from then on, and the prices that follow from it. */
export async function storeVersion(
  tx: Transaction,
  productId: number,
  configuration: Configuration,
): Promise<void> {
  const newest = await tx.productOptions.aggregate({ where: { productId }, _max: { version: true } })
  const version = (newest._max.version ?? 0) + 1
  await tx.productOptions.create({ data: { productId, version, configuration } })
  await tx.product.update({ where: { id: productId }, data: { optionsVersion: version, ...newVersion() } })
  await keepLowest(tx, { productId, version }, configuration)
  await tx.productPrice.deleteMany({ where: { productId } })
  const tiers = derivePrices(configuration)
  await tx.productPrice.createMany({ data: tiers.map((tier) => ({ ...tier, productId })) })
}
