import { LRUCache } from 'lru-cache'

type KeyOf = (url: string, said?: string) => string | null

/** The same, but an address that is asked for again isn't read again: 1 MB of them at most. */
export function remembered(keyOf: KeyOf): KeyOf {
  const known = new LRUCache<string, { key: string | null }>({
    maxSize: 1024 * 1024,
    sizeCalculation: ({ key }, from) => from.length + (key?.length ?? 0) + 100,
  })
  return (url, said) => {
    const from = said === undefined ? url : `${url} ${said}`
    const found = known.get(from)
    if (found) return found.key
    const key = keyOf(url, said)
    known.set(from, { key })
    return key
  }
}
