import { type DocumentWords, documentWords } from './document-words.ts'
import { otherLayouts } from './keyboard-layouts.ts'
import { maxQueryLength, type QueryWord, queryWords } from './query-words.ts'
import { createTally } from './scoring.ts'
import type { SearchDocument } from './search-document.ts'
import { createVocabulary } from './vocabulary.ts'

type Entry = { id: number; priority: number; words: DocumentWords }
type Hit = { entry: Entry; score: number }

/** Share of the best score below which a hit that takes a typo to find is not shown. */
const minShareOfBest = 0.6
/** A score that takes more than words of the description. */
const strongScore = 0.5
/** With as many strong hits for the words as typed, no typos are looked for. */
const enoughHits = 5
/** A shorter word is too easily another one on another keyboard. */
const minMistypedLength = 3

/** Higher score first, then as in lists: lower priority, then newer (SRC-3). */
const byRank = (a: Hit, b: Hit) =>
  b.score - a.score || a.entry.priority - b.entry.priority || b.entry.id - a.entry.id

const scoreOf = ([best]: readonly Hit[]): number => best?.score ?? 0

/** The first hits, then those of the others that aren't among them. */
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

  /** What the query finds as another keyboard would have written it, best first; without forgiving typos. */
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
    // What takes a typo to find gives way to what another keyboard's very words find.
    return scoreOf(mistaken) > scoreOf(found) ? followedBy(mistaken, found) : found
  }

  const search = (query: string, limit: number): number[] =>
    hitsFor(query)
      .slice(0, limit)
      .map(({ entry }) => entry.id)

  return { put, remove, search, size: () => slotOf.size }
}

export type IndexState = ReturnType<typeof createIndexState>
