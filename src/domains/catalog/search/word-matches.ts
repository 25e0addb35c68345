import { oneTypo, typo, typoDistance, typosIn } from '../../../lib/typo-distance.ts'
import type { QueryWord } from './query-words.ts'
import type { Spellings, Term } from './spellings.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordStem } from './word-stem.ts'

/** Terms that a typed word may mean, each with its score: 1 for the same word, less for the rest. */
export type Matches = Map<Term, number>

type Offer = (term: Term, fit: number) => void

export type WordKind = {
  /** True for the last word of a query, which may be unfinished. */
  unfinished: boolean
  /** Whether typos are allowed. */
  typos: boolean
}

/** Typos allowed in the beginning of a word, where there is less to compare. */
function typosInBeginning(length: number) {
  if (length < 5) return typosIn(0)
  return typosIn(length < 8 ? 5 : 8)
}

/** Terms spelled like `word`, wholly or, while it is unfinished, at their beginning. */
function addAlike(word: string, unfinished: boolean, among: Spellings, offer: Offer) {
  const perTypo = word.length < 5 ? 0.24 : 0.14
  const { typos, cost } = typosIn(word.length)
  among.near(word, { typos, sameFirst: false, beginning: false }, (term, other) => {
    const { whole } = typoDistance(word, other, cost)
    if (whole <= (word.length > 6 || word[0] === other[0] ? cost : oneTypo))
      offer(term, 0.76 - (perTypo * whole) / typo)
  })
  const begun = typosInBeginning(word.length)
  if (!unfinished || begun.typos === 0) return
  const nearness = { typos: begun.typos, sameFirst: word.length < 6, beginning: true }
  among.near(word, nearness, (term, other) => {
    const { beginning } = typoDistance(word, other, begun.cost)
    if (beginning <= begun.cost) offer(term, 0.62 - (0.14 * beginning) / typo)
  })
}

/** Terms with a stem like that of `word`. */
function addStemsAlike(word: string, { sounds, stems }: Vocabulary['likeness'], offer: Offer) {
  const stem = wordStem(word)
  const { typos, cost } = typosIn(stem.length)
  const visit = (term: Term) => {
    const { whole } = typoDistance(stem, term.stem, cost)
    if (whole <= cost) offer(term, 0.68 - (0.14 * whole) / typo)
  }
  const nearness = { typos, sameFirst: true, beginning: false }
  stems.near(stem, nearness, visit)
  if (stem !== word) sounds.near(stem, nearness, visit)
}

/** Leading letters that two words of one root share (`приглашения`, `пригласительные`). */
const sharedPrefixLength = 6

/** Whether the words share their beginning, at least half of the longer one. */
function sameRoot(a: string, b: string): boolean {
  const shared = Math.max(sharedPrefixLength, Math.ceil(Math.max(a.length, b.length) / 2))
  return a.slice(0, shared) === b.slice(0, shared)
}

/**
 * What a folded word may mean: the same word, a longer one, another ending, a word of its root, or a typo.
 */
export function matchWord(
  { text: word, spelling }: Pick<QueryWord, 'text' | 'spelling'>,
  { unfinished, typos }: WordKind,
  vocabulary: Vocabulary,
): Matches {
  const matches: Matches = new Map()
  const offer: Offer = (term, fit) => {
    if (fit > (matches.get(term) ?? 0)) matches.set(term, fit)
  }
  const exact = vocabulary.exact(word)
  if (exact) offer(exact, 1)
  const numeric = /\d/.test(word)
  if (unfinished || (word.length >= 3 && !numeric)) {
    for (const term of vocabulary.startingLike(word)) {
      if (term !== exact && term.text.startsWith(word))
        offer(term, 0.78 + (0.16 * word.length) / term.text.length)
    }
  }
  if (numeric) return matches
  if (word.length > sharedPrefixLength) {
    for (const term of vocabulary.startingLike(word)) if (sameRoot(word, term.text)) offer(term, 0.6)
  }
  for (const term of vocabulary.withStem(wordStem(word))) offer(term, 0.85)
  if (!typos) return matches
  const { likeness } = vocabulary
  addAlike(word, unfinished, likeness.sounds, offer)
  addAlike(spelling, unfinished, likeness.spellings, offer)
  addStemsAlike(word, likeness, offer)
  return matches
}
