import { LRUCache } from 'lru-cache'
import type { Content } from './content.ts'
import { type ContentVersions, stillStand, type Versions } from './content-versions.ts'
import { type KeptAnswer, sizeOf } from './kept-answer.ts'

/** The longest time that anything is cached: a safeguard should a change be missed. */
const maxAgeMs = 10 * 60 * 1000

const maxBytes = 32 * 1024 * 1024

type Entry = { answer: KeptAnswer; of: readonly Content[]; versions: Versions }

/** An answer that is being made for the first time since a change. */
export type Making = {
  /** Caches it, unless something in it has changed since it was read; null when it can't be cached. */
  done(made: { answer: KeptAnswer; of: readonly Content[] } | null): void
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** A cache of answers, of both faces and of the pages, that are the same for everyone. */
export function createAnswerCache(content: Pick<ContentVersions, 'current'>, isOn: () => boolean) {
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length * 2,
    ttl: maxAgeMs,
  })
  let given = 0
  const underWay = new Map<string, { versions: Versions; answer: Promise<KeptAnswer | null> }>()

  function find(key: string): KeptAnswer | undefined {
    if (!isOn()) return undefined
    const entry = kept.get(key)
    const versions = content.current()
    if (!entry || !stillStand(entry.of, entry.versions, versions)) return undefined
    entry.versions = versions
    given++
    return entry.answer
  }

  /** The caller makes it or waits for it: equal requests at once share one piece of work. */
  function begin(key: string): Making | Promise<KeptAnswer | null> | null {
    if (!isOn()) return null
    const versions = content.current()
    const other = underWay.get(key)
    if (other?.versions === versions) return other.answer
    const { promise, resolve } = Promise.withResolvers<KeptAnswer | null>()
    const mine = { versions, answer: promise }
    underWay.set(key, mine)
    return {
      done(made) {
        if (underWay.get(key) === mine) underWay.delete(key)
        const isTrue = made !== null && isOn() && stillStand(made.of, versions, content.current())
        if (isTrue) kept.set(key, { ...made, versions })
        resolve(isTrue ? made.answer : null)
      },
    }
  }

  return {
    find,
    begin,
    /** The number of cached answers, their bytes, and how often one was used. */
    figures: () => ({ answers: kept.size, bytes: kept.calculatedSize, given }),
  }
}
