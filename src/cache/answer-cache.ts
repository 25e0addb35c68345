import { LRUCache } from 'lru-cache'
import type { Content } from './content.ts'
import { type ContentVersions, stillStand, type Versions } from './content-versions.ts'
import { type KeptAnswer, sizeOf } from './kept-answer.ts'

/** Bytes of answers; the least recently asked for go first. */
const mostBytes = 48 * 1024 * 1024
/** Nothing is kept for longer, ms: the last belt, should a change ever stay unheard. */
const longest = 10 * 60 * 1000

type Entry = { answer: KeptAnswer; of: readonly Content[]; versions: Versions }

/** What is being made for the first time since it changed. */
export type Making = {
  /** Keeps it, unless something of it changed meanwhile; null: it can't be kept. */
  done(made: { answer: KeptAnswer; of: readonly Content[] } | null): void
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Answers of both faces and of the pages that are the same for everybody, ready to be given again. */
export function createAnswerCache(content: Pick<ContentVersions, 'current'>, isOn: () => boolean) {
  const kept = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
    ttl: longest,
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

  /** To be made by who asks, or to be waited for: equal questions at once are answered with one piece of work. */
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
    /** How many are kept, in how many bytes, and how often one was given again. */
    figures: () => ({ answers: kept.size, bytes: kept.calculatedSize, given }),
  }
}
