/** What somebody typed into a back office search, ready for SQL. */
export type SearchTerms = {
  /** LIKE patterns of the words, wildcards escaped; all must match. Still to be folded by `search_fold`. */
  words: string[]
  /** LIKE pattern of a phone number's digits, without the country's or trunk prefix; null for no number. */
  phone: string | null
}

const longestTerms = 8

export function searchTerms(typed: string): SearchTerms {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, longestTerms)
  return { words: words.map((word) => `%${escapeLike(word)}%`), phone: phonePattern(typed) }
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** 050 312…, +994 50 312… and 00994 50 312… are the same number, however it is stored. */
function phonePattern(typed: string): string | null {
  if (!/^[\d\s+()‒–—-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  const local = digits.replace(/^(?:(?:00)?994(?=\d{3})|0)/, '')
  return local.length >= 3 ? `%${local}%` : null
}
