import { LRUCache } from 'lru-cache'
import type { Content } from './content.ts'
import { type ContentVersions, stillStand, type Versions } from './content-versions.ts'
import { type KeptAnswer, sizeOf } from './kept-answer.ts'

/** Nothing is kept for longer: the last safeguard, should a change ever stay unheard. */
const maxAgeMs = 10 * 60 * 1000

type Entry<Answer> = { answer: Answer; of: readonly Content[]; versions: Versions }

/** What is being made for the first time since it changed. */
export type Making<Answer = KeptAnswer> = {
  /** Keeps it, unless something of it changed meanwhile; null: it can't be kept. */
  done(made: { answer: Answer; of: readonly Content[] } | null): void
}

type Bounds<Answer> = {
  /** Bytes of answers; the least recently asked for go first. */
  mostBytes: number
  sizeOf: (answer: Answer) => number
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Answers of both faces and of the pages that are the same for everybody, ready to be given again. */
export const createAnswerCache = (content: Pick<ContentVersions, 'current'>, isOn: () => boolean) =>
  createCache<KeptAnswer>(content, isOn, { mostBytes: 24 * 1024 * 1024, sizeOf })

export type OutputCache = ReturnType<typeof createOutputCache>

/** What public queries put out to everybody alike: a page is made of several, and a change touches one of them. */
export const createOutputCache = (content: Pick<ContentVersions, 'current'>, isOn: () => boolean) =>
  createCache<{ output: unknown }>(content, isOn, {
    mostBytes: 8 * 1024 * 1024,
    sizeOf: ({ output }) => JSON.stringify(output).length * 2 + 512,
  })

function createCache<Answer extends object>(
  content: Pick<ContentVersions, 'current'>,
  isOn: () => boolean,
  { mostBytes, sizeOf }: Bounds<Answer>,
) {
  const kept = new LRUCache<string, Entry<Answer>>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length * 2,
    ttl: maxAgeMs,
  })
  let given = 0
  const underWay = new Map<string, { versions: Versions; answer: Promise<Answer | null> }>()

  function find(key: string): Answer | undefined {
    if (!isOn()) return undefined
    const entry = kept.get(key)
    const versions = content.current()
    if (!entry || !stillStand(entry.of, entry.versions, versions)) return undefined
    entry.versions = versions
    given++
    return entry.answer
  }

  /** To be made by the caller, or to be waited for: equal questions at once are answered with one piece of work. */
  function begin(key: string): Making<Answer> | Promise<Answer | null> | null {
    if (!isOn()) return null
    const versions = content.current()
    const other = underWay.get(key)
    if (other?.versions === versions) return other.answer
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
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
