import { setImmediate } from 'node:timers/promises'
import { createIndexState, type IndexState } from './index-state.ts'
import type { SearchDocument } from './search-document.ts'

/** How long a rebuild may hold the event loop before it lets others run. */
const maxSliceMs = 15

export type SearchIndex = {
  /** Adds a document or replaces the one with its id. */
  put(document: SearchDocument): void
  remove(id: number): void
  /**
   * Replaces the whole content. The new one is built in short slices: until then searches use the old content,
   * and what is put or removed isn't lost. A later call replaces one under way.
   */
  replaceAll(documents: Iterable<SearchDocument>): Promise<void>
  /** Ids of the best matches, at most `limit`; none for an empty query or nonsense. */
  search(query: string, limit?: number): number[]
  readonly size: number
}

/** Searches services by name, product names and description, in az, ru and en at once (SRC-1). */
export function createSearchIndex(): SearchIndex {
  let current = createIndexState()
  let next: IndexState | undefined
  let meanwhile: ((state: IndexState) => void)[] = []

  const change = (act: (state: IndexState) => void) => {
    act(current)
    if (next) meanwhile.push(act)
  }

  async function replaceAll(documents: Iterable<SearchDocument>) {
    const building = createIndexState()
    next = building
    meanwhile = []
    let pausedAt = performance.now()
    for (const document of documents) {
      building.put(document)
      if (performance.now() - pausedAt < maxSliceMs) continue
      await setImmediate()
      if (next !== building) return
      pausedAt = performance.now()
    }
    for (const act of meanwhile) act(building)
    meanwhile = []
    next = undefined
    current = building
  }

  return {
    put: (document) => change((state) => state.put(document)),
    remove: (id) => change((state) => state.remove(id)),
    replaceAll,
    search: (query, limit = 20) => current.search(query, limit),
    get size() {
      return current.size()
    },
  }
}
