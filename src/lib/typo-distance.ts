export const typo = 10
/** A letter mistaken for one that sounds like it. */
const slip = 7
/** A vowel in a consonant's place, or the other way round, is rarely a typo. */
const unlikely = 12

/** The highest cost of one typo. */
export const oneTypo = 12

/**
 * Typos allowed in a word: one in 3 to 5 letters, two in longer ones (SRC-2); from 10 letters on a third one,
 * as one typo can break two sounds. `cost` is their highest total cost.
 */
export function typosIn(length: number): { typos: number; cost: number } {
  if (length < 3) return { typos: 0, cost: 0 }
  if (length < 6) return { typos: 1, cost: oneTypo }
  if (length < 8) return { typos: 2, cost: 22 }
  return length < 10 ? { typos: 2, cost: 24 } : { typos: 3, cost: 30 }
}

const alike = new Set(
  ['ae', 'ei', 'ao', 'ou', 'iu', 'ck', 'cs', 'gk', 'sz', 'dt', 'bp', 'fv', 'gh', 'cj'].flatMap(([a, b]) => [
    `${a}${b}`,
    `${b}${a}`,
  ]),
)

const maxWordLength = 32
const none = 1e6
const substitution = new Uint8Array(128 * 128).fill(typo)
for (const vowel of 'aeiou') {
  for (const consonant of 'bcdfghjklmnpqrstvwxyz') {
    substitution[vowel.charCodeAt(0) * 128 + consonant.charCodeAt(0)] = unlikely
    substitution[consonant.charCodeAt(0) * 128 + vowel.charCodeAt(0)] = unlikely
  }
}
for (const pair of alike) substitution[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = slip

const rows = [0, 1, 2].map(() => new Int32Array(maxWordLength + 1))

export type TypoDistance = {
  /** Cost of turning the word into the whole term. */
  whole: number
  /** Cost of turning the word into the nearest beginning of the term. */
  beginning: number
}

const found: TypoDistance = { whole: none, beginning: none }

/**
 * The cost of letters changed, left out, added or swapped between two folded words. Costs above `limit` are
 * returned as some number above it. The result object is reused by the next call.
 */
export function typoDistance(word: string, term: string, limit: number): TypoDistance {
  found.whole = none
  found.beginning = none
  const m = word.length
  const n = Math.min(term.length, m + Math.ceil(limit / typo) + 1)
  if (m > maxWordLength || n > maxWordLength) return found
  let [older, old, row] = rows as [Int32Array, Int32Array, Int32Array]
  for (let j = 0; j <= n; j++) old[j] = j * typo
  for (let i = 1; i <= m; i++) {
    const a = word.charCodeAt(i - 1)
    const before = word.charCodeAt(i - 2)
    let best = i * typo
    row[0] = best
    for (let j = 1; j <= n; j++) {
      const b = term.charCodeAt(j - 1)
      const differs = a < 128 && b < 128 ? (substitution[a * 128 + b] ?? typo) : typo
      const changed = a === b ? 0 : differs
      let cost = Math.min(
        (old[j - 1] ?? none) + changed,
        (old[j] ?? none) + typo,
        (row[j - 1] ?? none) + typo,
      )
      if (i > 1 && j > 1 && a === term.charCodeAt(j - 2) && before === b)
        cost = Math.min(cost, (older[j - 2] ?? none) + typo)
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return found
    ;[older, old, row] = [old, row, older]
  }
  for (let j = 1; j <= n; j++) found.beginning = Math.min(found.beginning, old[j] ?? none)
  if (n === term.length) found.whole = old[n] ?? none
  return found
}
