import { foldSound } from '../../../lib/text-folding.ts'
import { field, joinOf } from './document-words.ts'
import type { QueryWord } from './query-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Matches, matchWord } from './word-matches.ts'

/** Worth of a word by where it stands: name before product names before description. */
function fieldWorth(fields: number): number {
  if (fields & field.name) return 1
  return fields & field.product ? 0.8 : 0.55
}

const faintest = 0.3
/** Above it a match is the very word, not a beginning: a joined one then covers two words of the name. */
const veryWord = 0.95

export type Tally = {
  /** Sum over the query's words of how well each is met, weighted. */
  met: number
  /** Words met that had to be. */
  needed: number
  /** Worth of met words in the name in az, ru and en. */
  inName: [number, number, number]
}

type WordTally = { best: number; inName: [number, number, number] }

/** For each query word its matches, and those of it joined with a neighbour (`light box` is `lightbox`). */
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

function entryOf<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const present = map.get(key)
  if (present) return present
  const made = make()
  map.set(key, made)
  return made
}

function tallyWord(matches: readonly Matches[]): Map<number, WordTally> {
  const tallies = new Map<number, WordTally>()
  for (const group of matches) {
    for (const [term, fit] of group) {
      for (let i = 0; i < term.slots.length; i++) {
        const fields = term.fields[i] ?? 0
        const worth = fit * fieldWorth(fields)
        if (worth < faintest) continue
        const slot = term.slots[i] ?? 0
        const tally = entryOf(tallies, slot, (): WordTally => ({ best: 0, inName: [0, 0, 0] }))
        if (worth > tally.best) tally.best = worth
        const share = fields & field.joined && fit > veryWord && group === matches[0] ? fit * 2 : fit
        if (fields & 1 && share > tally.inName[0]) tally.inName[0] = share
        if (fields & 2 && share > tally.inName[1]) tally.inName[1] = share
        if (fields & 4 && share > tally.inName[2]) tally.inName[2] = share
      }
    }
  }
  return tallies
}

/** Adds up, for each document slot, how well it meets the words of a query. */
export function tallyQuery(
  words: readonly QueryWord[],
  typos: boolean,
  vocabulary: Vocabulary,
): Map<number, Tally> {
  const tallies = new Map<number, Tally>()
  matchesByWord(words, typos, vocabulary).forEach((matches, index) => {
    const { weight = 1, optional = false } = words[index] ?? {}
    for (const [slot, { best, inName }] of tallyWord(matches)) {
      const tally = entryOf(tallies, slot, (): Tally => ({ met: 0, needed: 0, inName: [0, 0, 0] }))
      tally.met += best * weight
      if (!optional) tally.needed++
      tally.inName[0] += inName[0]
      tally.inName[1] += inName[1]
      tally.inName[2] += inName[2]
    }
  })
  return tallies
}
