import { foldedWords } from '../../../lib/text-folding.ts'

const companyForms = new Set(
  foldedWords('MMC ASC QSC TSC ООО ОАО ЗАО АО ТОО LLC LTD JSC INC məhdud общество şirkəti firması'),
)
/** Words of a payer that name no one: legal forms, "son of", "individual entrepreneur". */
const forms = new Set([
  ...companyForms,
  ...foldedWords('KM FS ИП ФЛ fərdi sahibkar oğlu qızı оглы кызы оглу məsuliyyətli cəmiyyəti açıq qapalı'),
  ...foldedWords(
    'səhmdar с ограниченной ответственностью индивидуальный предприниматель və və/və ya и and the',
  ),
])

/** Whether a payer says that it is a company: their names are entered once, people's are anybody's. */
export const isCompany = (name: string): boolean => foldedWords(name).some((word) => companyForms.has(word))

/** The words that name a payer, by their sound, Cyrillic or Latin; a single letter is an initial. */
export const nameWords = (name: string): string[] => foldedWords(name).filter((word) => !forms.has(word))

/** How alike two names are: `same` in every word, `similar` with typos, initials or words left out. */
export type Likeness = 'same' | 'similar' | 'other'

/** Compares the words of two names (`nameWords`) in any order. */
export function likenessOf(one: readonly string[], other: readonly string[]): Likeness {
  if (one.length === 0 || other.length === 0) return 'other'
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one]
  const left = [...more]
  let exact = 0
  let whole = 0
  for (const word of fewer) {
    const at = left.indexOf(word)
    const near = at === -1 ? left.findIndex((candidate) => isNear(word, candidate)) : at
    const found = left[near]
    if (found === undefined) return 'other'
    left.splice(near, 1)
    if (at !== -1) exact += 1
    if (Math.min(word.length, found.length) > 1) whole += 1
  }
  if (exact === fewer.length && left.length === 0) return 'same'
  // One short word says too little: half of a country's names begin with it.
  const saysEnough = whole > 1 || fewer.some((word) => word.length >= 4)
  return whole > 0 && saysEnough ? 'similar' : 'other'
}

/** An initial, or a word with a typo in five letters, two in eight; е and а are one vowel in other spellings. */
function isNear(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one[0] === other[0]
  const allowed =
    Math.min(one.length, other.length) >= 8 ? 2 : Number(Math.min(one.length, other.length) >= 4)
  return isWithin(oneVowel(one), oneVowel(other), allowed)
}

const oneVowel = (word: string): string => word.replaceAll('a', 'e')

/** Whether so many changes of a letter make one word the other (Levenshtein). */
function isWithin(one: string, other: string, changes: number): boolean {
  if (Math.abs(one.length - other.length) > changes) return false
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (const [column, opposite] of [...other].entries()) {
      const changed = (before[column] ?? 0) + Number(letter !== opposite)
      now.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1))
    }
    before = now
  }
  return (before.at(-1) ?? 0) <= changes
}

/** What spellings of a word have in common, to find names by: its first consonants. */
export const soundKey = (word: string): string => word.replace(/[aeiou]/g, '').slice(0, 3) || word
