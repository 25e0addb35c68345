import { Prisma } from '../../db/generated/client.ts'
import type { SearchTerms } from '../../lib/search-terms.ts'

/** The same expression as in the index `users_name_idx`. */
const name = Prisma.sql`search_fold(u.name || ' ' || u.surname)`
/** The same expression as in the index `users_search_idx`. */
export const nameAndEmail = Prisma.sql`search_fold(u.name || ' ' || u.surname || ' ' || u.email || u.contact_email)`
/** The same expression as in the index `users_phone_idx`. */
export const phoneDigits = Prisma.sql`regexp_replace(u.phone_number, '\\D', '', 'g')`

/**
 * The SQL condition on `users u` for an admin search: every word in the name or surname (`withEmail`: or the
 * e-mail), regardless of case and accents, or as it sounds at the beginning of one (CUS-12), or the digits in
 * the phone number; of the customer or of a record that was put together with theirs.
 */
export function matchUsers(terms: SearchTerms, options: { withEmail: boolean }): Prisma.Sql {
  const own = matchRecord(terms, options)
  // As an array it is found once, and its ids by their index.
  return Prisma.sql`(${own} OR u.id = ANY (ARRAY(
    SELECT u.merged_into_id FROM users u WHERE u.merged_into_id IS NOT NULL AND ${own})))`
}

function matchRecord({ words, phone }: SearchTerms, { withEmail }: { withEmail: boolean }): Prisma.Sql {
  const searched = withEmail ? nameAndEmail : name
  const byWords = words.map(
    (word) =>
      Prisma.sql`(${searched} LIKE search_fold(${word}) OR u.name_sound LIKE '%' || name_sound(${word}) || '%')`,
  )
  const texts = byWords.length > 0 ? Prisma.join(byWords, ' AND ', '(', ')') : Prisma.sql`false`
  return phone === null ? texts : Prisma.sql`(${texts} OR ${phoneDigits} LIKE ${phone})`
}
