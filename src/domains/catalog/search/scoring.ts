import { foldSound } from '../../../lib/text-folding.ts'
import { field, joinOf } from './document-words.ts'
import type { QueryWord } from './query-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Matches, matchWord } from './word-matches.ts'

/** The weight of a word by where it occurs: name before product names before description. */
function fieldWorth(fields: number): number {
  if (fields & field.name) return 1
  return fields & field.product ? 0.8 : 0.55
}

const faintest = 0.3
/** Above it a match is the whole word, not a beginning: a joined one then covers two words of the name. */
const veryWord = 0.95

const languages = 3

/**
 * Sums by document slot in reused arrays: an object for each slot of each search would be a MB for the
 * garbage collector. Only slots that were touched since `begin` hold anything.
 */
class Sums {
  /** How well the slot matches the query, weighted. */
  met = new Float64Array(0)
  /** The number of required words that were matched. */
  needed = new Uint16Array(0)
  /** The weight of matched words in the name: for each slot in az, ru and en. */
  inName = new Float64Array(0)
  slots = new Uint32Array(0)
  count = 0
  #isTouched = new Uint8Array(0)

  begin(size: number): void {
    for (let i = 0; i < this.count; i++) this.#isTouched[this.slots[i] ?? 0] = 0
    this.count = 0
    if (size <= this.slots.length) return
    const room = size + (size >> 1)
    this.met = new Float64Array(room)
    this.needed = new Uint16Array(room)
    this.inName = new Float64Array(room * languages)
    this.slots = new Uint32Array(room)
    this.#isTouched = new Uint8Array(room)
  }

  touch(slot: number): void {
    if (this.#isTouched[slot]) return
    this.#isTouched[slot] = 1
    this.slots[this.count++] = slot
    this.met[slot] = 0
    this.needed[slot] = 0
    this.inName.fill(0, slot * languages, (slot + 1) * languages)
  }

  /** How much of a name with so many words in az, ru and en is covered, in its best language: 0 to 1. */
  coverage(slot: number, nameLengths: readonly [number, number, number]): number {
    const at = slot * languages
    const of = (language: 0 | 1 | 2) => (this.inName[at + language] ?? 0) / Math.max(1, nameLengths[language])
    return Math.min(1, Math.max(of(0), of(1), of(2)))
  }
}

/** The matches of each query word, alone and joined with a neighbour (`light box` is `lightbox`). */
function matchesByWord(words: readonly QueryWord[], typos: boolean, vocabulary: Vocabulary): Matches[][] {
  const last = words.length - 1
  const found = words.map((word, index) => [
    matchWord(word, { unfinished: index === last, typos: typos && !word.optional }, vocabulary),
  ])
  for (let index = 0; index < last; index++) {
    const spelling = joinOf(words[index]?.spelling ?? '', words[index + 1]?.spelling ?? '')
    if (!spelling) continue
    const word = { text: foldSound(spelling), spelling }
    const matches = matchWord(word, { unfinished: index + 1 === last, typos: false }, vocabulary)
    found[index]?.push(matches)
    found[index + 1]?.push(matches)
  }
  return found
}

/** The best match of each slot for one word of a query. */
function tallyWord(matches: readonly Matches[], word: Sums): void {
  for (const group of matches) {
    const isOwn = group === matches[0]
    group.forEach((fit, { slots, fields }) => {
      for (let i = 0; i < slots.length; i++) {
        const [slot, bits] = [slots[i] ?? 0, fields[i] ?? 0]
        const worth = fit * fieldWorth(bits)
        if (worth < faintest) continue
        word.touch(slot)
        word.met[slot] = Math.max(word.met[slot] ?? 0, worth)
        const share = bits & field.joined && fit > veryWord && isOwn ? fit * 2 : fit
        for (let language = 0; language < languages; language++)
          if (bits & (1 << language)) {
            const at = slot * languages + language
            word.inName[at] = Math.max(word.inName[at] ?? 0, share)
          }
      }
    })
  }
}

/** Adds up how well documents in slots below `size` match the words of a query; for one query at a time. */
export function createTally() {
  const word = new Sums()
  const query = new Sums()
  return (words: readonly QueryWord[], typos: boolean, vocabulary: Vocabulary, size: number) => {
    query.begin(size)
    matchesByWord(words, typos, vocabulary).forEach((matches, index) => {
      const { weight = 1, optional = false } = words[index] ?? {}
      word.begin(size)
      tallyWord(matches, word)
      for (let i = 0; i < word.count; i++) {
        const slot = word.slots[i] ?? 0
        query.touch(slot)
        query.met[slot] = (query.met[slot] ?? 0) + (word.met[slot] ?? 0) * weight
        if (!optional) query.needed[slot] = (query.needed[slot] ?? 0) + 1
        for (let at = slot * languages; at < (slot + 1) * languages; at++)
          query.inName[at] = (query.inName[at] ?? 0) + (word.inName[at] ?? 0)
      }
    })
    return query
  }
}
