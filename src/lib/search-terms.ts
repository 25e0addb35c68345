import { searchDigits } from './phone.ts'

/** A search typed in the admin, ready for SQL. */
export type SearchTerms = {
  /** LIKE patterns of the words, wildcards escaped; all must match. `search_fold` is still to be applied. */
  words: string[]
  /** LIKE pattern of a phone number's digits, without country code or leading zero; null for no number. */
  phone: string | null
}

const maxTerms = 8

export function searchTerms(typed: string): SearchTerms {
  // “Əliyeva, Aysel” is two words, however close the comma stands.
  const words = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, maxTerms)
  return { words: words.map((word) => `%${escapeLike(word)}%`), phone: phonePattern(typed) }
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

function phonePattern(typed: string): string | null {
  const digits = searchDigits(typed)
  return digits !== null && digits.length >= 3 ? `%${digits}%` : null
}
