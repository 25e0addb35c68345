import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { notFound } from '../../lib/errors.ts'
import type { Configuration } from './configuration.ts'
import { configurationFields } from './configuration-input.ts'

/**
 * A version of a product's options. `madeAt` is as the database writes it; a database that was restored from
 * a backup may have another version under the same number.
 */
export type Version = { productId: number; version: number; madeAt: string }

/**
 * The most characters of all cached JSON; the largest configuration that can be saved has about a million.
 */
const maxCharacters = 8_000_000
const maxVersions = 500

const reading: Prepared = {
  name: 'configuration',
  text: 'SELECT configuration::text AS stored FROM product_options WHERE product_id = $1::integer AND version = $2::integer',
}

type Kept = { configuration: Configuration; letters: number }
const kept = new WeakMap<Database, LRUCache<string, Kept, Version>>()

/**
 * The configuration of that version, read and parsed once: a version never changes (OPT-22). It is shared by
 * all callers and must not be changed.
 * @throws NOT_FOUND
 */
export async function keptConfiguration(db: Database, version: Version): Promise<Configuration> {
  const key = `${version.productId}/${version.version}/${version.madeAt}`
  // Parallel callers wait for the same read.
  const found = await cacheOf(db).fetch(key, { context: version })
  if (!found) throw notFound()
  return found.configuration
}

function cacheOf(db: Database): LRUCache<string, Kept, Version> {
  const known = kept.get(db)
  if (known) return known
  const cache = new LRUCache<string, Kept, Version>({
    max: maxVersions,
    maxSize: maxCharacters,
    sizeCalculation: ({ letters }) => letters,
    fetchMethod: (_key, _stale, { context }) => readVersion(db, context),
  })
  kept.set(db, cache)
  return cache
}

async function readVersion(db: Database, { productId, version }: Version): Promise<Kept | undefined> {
  const [row] = await queryPrepared<{ stored: string }>(db, reading, [productId, version])
  if (!row) return undefined
  return { configuration: configurationFields.parse(JSON.parse(row.stored)), letters: row.stored.length }
}
