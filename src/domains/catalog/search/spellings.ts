/** A word of the index, by its sound, with its documents. */
export type Term = {
  text: string
  stem: string
  /** Its spellings that differ from its sound: `photo` for `foto`. */
  spellings: Set<string>
  /** The slots of its documents, and beside each the fields (bits) where it occurs. */
  slots: number[]
  fields: number[]
}

/** Which letters occur in a word, one bit each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function bits(value: number): number {
  let count = value - ((value >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The first two letters, in the lower two bytes. */
const headOf = (word: string) => (word.charCodeAt(0) & 255) | ((word.charCodeAt(1) & 255) << 8)

/** Whether the beginnings of two words are at most one typo apart. */
function headsAlike(a: number, b: number): boolean {
  return (a & 255) === (b & 255) || a >> 8 === b >> 8 || (a & 255) === b >> 8 || a >> 8 === (b & 255)
}

/** Words of one length, with what rules out most of them in some 10 ns each, before typos are counted. */
type Bucket = { words: string[]; terms: Term[]; letters: number[]; heads: number[] }

export type Nearness = {
  /** The maximum of typos between the words. */
  typos: number
  sameFirst: boolean
  /** The word need only resemble the beginning of another. */
  beginning: boolean
}

const minWordLength = 3
const maxWordLength = 31

/** Spellings of terms, searched by similarity. Words with digits or of one or two letters allow no typo. */
export function createSpellings() {
  const buckets = Array.from(
    { length: maxWordLength + 1 },
    (): Bucket => ({ words: [], terms: [], letters: [], heads: [] }),
  )
  const bucketOf = (word: string) =>
    word.length < minWordLength || /\d/.test(word) ? undefined : buckets[word.length]

  function visitBucket(
    bucket: Bucket,
    word: string,
    near: Nearness,
    visit: (term: Term, word: string) => void,
  ) {
    const wordLetters = lettersOf(word)
    const head = headOf(word)
    const { words, terms, letters, heads } = bucket
    for (let place = 0; place < words.length; place++) {
      const otherHead = heads[place] ?? 0
      if (near.sameFirst ? (head & 255) !== (otherHead & 255) : !headsAlike(head, otherHead)) continue
      const other = letters[place] ?? 0
      if (bits(wordLetters & ~other) > near.typos) continue
      if (!near.beginning && bits(other & ~wordLetters) > near.typos) continue
      visit(terms[place] as Term, words[place] as string)
    }
  }

  return {
    add(word: string, term: Term) {
      const bucket = bucketOf(word)
      bucket?.words.push(word)
      bucket?.terms.push(term)
      bucket?.letters.push(lettersOf(word))
      bucket?.heads.push(headOf(word))
    },

    remove(word: string, term: Term) {
      const bucket = bucketOf(word)
      if (!bucket) return
      const at = bucket.terms.findIndex((other, place) => other === term && bucket.words[place] === word)
      if (at >= 0) for (const column of Object.values(bucket)) column.splice(at, 1)
    },

    /** Calls `visit` with all spellings that may be near enough, and some that aren't. */
    near(word: string, near: Nearness, visit: (term: Term, word: string) => void) {
      const from = Math.max(minWordLength, word.length - near.typos)
      const to = near.beginning ? maxWordLength : Math.min(maxWordLength, word.length + near.typos)
      for (const bucket of buckets.slice(from, to + 1)) visitBucket(bucket, word, near, visit)
    },
  }
}

export type Spellings = ReturnType<typeof createSpellings>
