import { type DocumentWords, documentWords } from './document-words.ts'
import { maxQueryLength, type QueryWord, queryWords } from './query-words.ts'
import { createTally } from './scoring.ts'
import type { SearchDocument } from './search-document.ts'
import { createVocabulary } from './vocabulary.ts'

type Entry = { id: number; priority: number; words: DocumentWords }
type Hit = { entry: Entry; score: number }

/** Hits that need a typo are shown only above this share of the best score. */
const minShareOfBest = 0.6
/** A score that words of the description alone don't reach. */
const strongScore = 0.5
/** With this many strong hits for the words as typed, no typos are searched. */
const enoughHits = 5
/** A shorter word too easily becomes another one on another keyboard. */
const minMistypedLength = 3

/** By higher score, then as in lists: lower priority, then newer (SRC-3). */
const byRank = (a: Hit, b: Hit) =>
  b.score - a.score || a.entry.priority - b.entry.priority || b.entry.id - a.entry.id

const scoreOf = ([best]: readonly Hit[]): number => best?.score ?? 0

/** The first hits, then the others that aren't among them. */
function followedBy(first: readonly Hit[], others: readonly Hit[]): Hit[] {
  const there = new Set(first.map(({ entry }) => entry))
  return [...first, ...others.filter(({ entry }) => !there.has(entry))]
}

/** The index proper: documents in slots, words in a vocabulary that names the slots. */
export function createIndexState() {
  const vocabulary = createVocabulary()
  const entries: (Entry | undefined)[] = []
  const free: number[] = []
  const slotOf = new Map<number, number>()
  const tally = createTally()

  function remove(id: number): void {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    for (const { text } of entries[slot]?.words.words ?? []) vocabulary.remove(text, slot)
    entries[slot] = undefined
    slotOf.delete(id)
    free.push(slot)
  }

  function put(document: SearchDocument): void {
    remove(document.id)
    const slot = free.pop() ?? entries.length
    const words = documentWords(document)
    entries[slot] = { id: document.id, priority: document.priority ?? 1, words }
    slotOf.set(document.id, slot)
    for (const { text, spelling, fields } of words.words) vocabulary.add(text, spelling, slot, fields)
  }

  function hitsOf(words: readonly QueryWord[], typos: boolean): Hit[] {
    const needed = words.filter(({ optional }) => !optional).length
    const weight = words.reduce((sum, word) => sum + word.weight, 0)
    const hits: Hit[] = []
    const sums = tally(words, typos, vocabulary, entries.length)
    for (let i = 0; i < sums.count; i++) {
      const slot = sums.slots[i] ?? 0
      const entry = entries[slot]
      const missing = needed - (sums.needed[slot] ?? 0)
      if (!entry || missing > (needed >= 3 ? 1 : 0)) continue
      const met = (sums.met[slot] ?? 0) / weight
      const score = 0.7 * met + 0.3 * sums.coverage(slot, entry.words.nameLengths)
      if (missing === 0 || score >= strongScore) hits.push({ entry, score })
    }
    return hits.sort(byRank)
  }

  /** What the query finds as typed on another keyboard, best first, without typos. */
  function inOtherLayout(query: string): Hit[] {
    const readings = otherLayouts(query.slice(0, maxQueryLength)).map((reading) => {
      const words = queryWords(reading)
      const isLong = words.some(({ text }) => text.length >= minMistypedLength)
      return isLong ? hitsOf(words, false) : []
    })
    const best = readings.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), [])
    return scoreOf(best) < strongScore ? [] : best
  }

  function hitsFor(query: string): Hit[] {
    const words = queryWords(query)
    const asTyped = hitsOf(words, false)
    const needsTypos = (asTyped[enoughHits - 1]?.score ?? 0) < strongScore
    const hits = needsTypos ? hitsOf(words, true) : asTyped
    const typed = new Set(asTyped.map(({ entry }) => entry))
    const least = scoreOf(hits) * minShareOfBest
    const found = hits.filter(({ entry, score }) => score >= least || typed.has(entry))
    if (asTyped.length > 0) return found
    const mistaken = inOtherLayout(query)
    // Hits that need a typo come after those that another keyboard matches exactly.
    return scoreOf(mistaken) > scoreOf(found) ? followedBy(mistaken, found) : found
  }

  const search = (query: string, limit: number): number[] =>
    hitsFor(query)
      .slice(0, limit)
      .map(({ entry }) => entry.id)

  return { put, remove, search, size: () => slotOf.size }
}

export type IndexState = ReturnType<typeof createIndexState>

/** What the same keys write on a QWERTY, a Russian and an Azerbaijani keyboard, key by key. */
const layouts = [
  "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  'ёйцукенгшщзхъфывапролджэячсмитьбю',
  '`qüertyuiopöğasdfghjklıəzxcvbnmçş',
] as const
const shifted: Record<string, string> = {
  '~': '`',
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
}

const tables = layouts.flatMap((from) =>
  layouts
    .filter((to) => to !== from)
    .map((to) => new Map([...from].map((letter, key) => [letter, [...to][key] ?? letter]))),
)

/**
 * What a text would be if another keyboard had been on: `dbpbnrf` is `визитка`, `мшяшелф` is `vizitka`. Each
 * reading comes once, without the text itself.
 */
export function otherLayouts(text: string): string[] {
  const keys = [...text.normalize('NFC').replaceAll('İ', 'i').toLowerCase()].map(
    (letter) => shifted[letter] ?? letter,
  )
  const plain = keys.join('')
  const readings = tables.map((table) => keys.map((letter) => table.get(letter) ?? letter).join(''))
  return [...new Set(readings)].filter((reading) => reading !== plain)
}
