import { searchTerms } from '../lib/search-terms.ts'
import type { Database } from './client.ts'
import { Prisma } from './generated/client.ts'

/**
 * The SQL condition that a text contains each typed word, in any of its three columns, regardless of case and
 * accents; an empty search matches every row. `text` is the name of the az column.
 */
export function hasWords(text: 'name' | 'title', typed: string): Prisma.Sql {
  const columns = Prisma.raw(`search_fold(${text} || ' ' || ${text}_ru || ' ' || ${text}_en)`)
  const conditions = searchTerms(typed).words.map((word) => Prisma.sql`${columns} LIKE search_fold(${word})`)
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`
}

/** A filter of a table: the rows with these words in their name or title; all of them for an empty search. */
export async function withWords(
  db: Database,
  [table, text]: ['projects', 'name'] | ['campaigns', 'title'],
  typed: string,
): Promise<{ id?: { in: number[] } }> {
  if (typed === '') return {}
  const rows = await db.$queryRaw<{ id: number }[]>(
    Prisma.sql`SELECT id FROM ${Prisma.raw(table)} WHERE ${hasWords(text, typed)}`,
  )
  return { id: { in: rows.map(({ id }) => id) } }
}
