import type { Database } from '../../../db/client.ts'
import { listen } from '../../../db/listen.ts'
import { type CatalogPosition, readChanges, readPosition, readPublicServices } from './catalog-changes.ts'
import { createCatalogIndex } from './catalog-index.ts'

type Deps = {
  db: Database
  /** The URL of the same database, for the listening connection. */
  url: string
  log: { warn(fields: object, message: string): void }
}

export type Found = { services: number[]; products: number[] }

export type LiveSearch = {
  /** Ids of public services, best first, at most `limit` (20). @throws when the database can't be reached */
  search(query: string, limit?: number): Promise<number[]>
  /** The same for services and products, at most `limit` of each. @throws as `search` */
  suggest(query: string, limit: number): Promise<Found>
  stop(): Promise<void>
}

/**
 * The search index of this instance, in step with the database: a committed write of any instance is seen by
 * every search that begins after it. Each search first asks for the changes since the last one (one indexed
 * query, shared by searches that wait at the same time); notifications only make it earlier.
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

  /** Applies the changes since the last run, or reads everything again when they can't be followed. */
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

/**
 * Calls of the returned function that are made during a run share a single next run: every call is answered
 * by a run that began after it, and only one runs at a time. When a run fails, so do the calls that waited
 * for its end.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined

  function begin(): Promise<void> {
    const started = run().finally(() => {
      if (current === started) current = undefined
    })
    current = started
    return started
  }

  return () => {
    if (next) return next
    if (!current) return begin()
    next = current.then(
      () => {
        next = undefined
        return begin()
      },
      (error) => {
        next = undefined
        throw error
      },
    )
    return next
  }
}
