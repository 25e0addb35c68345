import { LRUCache } from 'lru-cache'
import type { KeptMarkup } from '../../web/lib/kept-part.tsx'
import type { Versions } from '../cache/content-versions.ts'
import type { Deps } from '../procedures/deps.ts'

/** Letters, of two bytes each at most. */
const mostLetters = 1024 * 1024

/**
 * Markup of the parts that pages share, between two changes of whatever pages show. Asked before a page reads
 * anything, so that what was read beside a write is never given again; null while nothing may be kept.
 */
export function createMarkupCache({
  settings,
  contentVersions,
}: Pick<Deps, 'settings' | 'contentVersions'>): () => KeptMarkup | null {
  const kept = new LRUCache<string, { html: string; versions: Versions }>({
    maxSize: mostLetters,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  })
  return () => {
    const versions = settings.CACHE === 'on' ? contentVersions() : null
    return (
      versions && {
        find(key) {
          const found = kept.get(key)
          return found?.versions === versions ? found.html : undefined
        },
        keep: (key, html) => void kept.set(key, { html, versions }),
      }
    )
  }
}
