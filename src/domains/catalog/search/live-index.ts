import type { Database } from '../../../db/client.ts'
import { listen } from '../../../db/listen.ts'
import { type CatalogPosition, readChanges, readPosition, readPublicServices } from './catalog-changes.ts'
import { createCatalogIndex } from './catalog-index.ts'
import { shareRuns } from './share-runs.ts'

type Deps = {
  db: Database
  /** Of the same database, for the connection that listens. */
  url: string
  log: { warn(fields: object, message: string): void }
}

export type Found = { services: number[]; products: number[] }

export type LiveSearch = {
  /** Ids of public services, best first, at most `limit` (20). @throws when the database can't be asked */
  search(query: string, limit?: number): Promise<number[]>
  /** The same for services and products, of each at most `limit`. @throws as `search` */
  suggest(query: string, limit: number): Promise<Found>
  stop(): Promise<void>
}

/**
 * The search index of this instance, in step with the database: a write of any instance, once committed, is
 * seen by every search that begins after it. Before each search the changes since the last one are asked for
 * (one indexed query, shared by searches that wait for it at the same time); notices only make it early.
 * @throws when the database can't be read at the start
 */
export async function startLiveSearch({ db, url, log }: Deps): Promise<LiveSearch> {
  const index = createCatalogIndex()
  let position: CatalogPosition | undefined

  async function readAll() {
    position = undefined
    const before = await readPosition(db)
    await index.replaceAll(await readPublicServices(db))
    position = before
  }

  /** Applies what changed since; reads all anew when that can't be followed. */
  const catchUp = shareRuns(async () => {
    if (!position) await readAll()
    for (let more = true; more; ) {
      const since: CatalogPosition | undefined = position
      if (!since) throw new Error('The catalogue was not read.')
      const found = await readChanges(db, since)
      more = found.more
      if (found.position.epoch !== since.epoch) {
        await readAll()
        more = true
        continue
      }
      for (const { id, documents } of found.changes) {
        if (documents) index.put(documents)
        else index.remove(id)
      }
      position = found.position
    }
  })

  await catchUp()
  const onError = (error: unknown) => log.warn({ err: error }, 'search index: following changes')
  const follow = () => void catchUp().catch(onError)
  const listener = listen({
    url,
    channel: 'catalog_changed',
    purpose: 'search',
    onNotice: follow,
    onListening: follow,
    onError,
  })

  return {
    async search(query, limit) {
      if (query.trim() === '') return []
      await catchUp()
      return index.services.search(query, limit)
    },
    async suggest(query, limit) {
      if (query.trim() === '') return { services: [], products: [] }
      await catchUp()
      return { services: index.services.search(query, limit), products: index.products.search(query, limit) }
    },
    stop: listener.stop,
  }
}
