import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { type Paging, paginate, readPage } from '../../lib/paging.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { contactRequestParts, toContactRequest } from './contact-request-output.ts'

/** What a search inside the inbox finds at most: the newest that match. */
const maxMatches = 5000

/** A page of the inbox, newest first: all, only the handled or only the open ones, and what a search finds. */
export async function listContactRequests(
  { db }: Pick<Deps, 'db'>,
  {
    handled,
    search = '',
    ...paging
  }: Paging & { handled?: boolean | undefined; search?: string | undefined },
) {
  const where: Prisma.ContactRequestWhereInput = {
    ...(handled !== undefined && { handledAt: handled ? { not: null } : null }),
    ...(search !== '' && { id: { in: await matchingIds(db, search) } }),
  }
  const { rows, total } = await readPage(paging, {
    count: () => db.contactRequest.count({ where }),
    rows: (window) =>
      db.contactRequest.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: contactRequestParts,
        ...window,
      }),
  })
  return paginate(rows.map(toContactRequest), total, paging)
}

/** By name and note, whatever the letters' case and marks, or by the digits of the phone number. */
async function matchingIds(db: Database, typed: string): Promise<number[]> {
  const { words, phone } = searchTerms(typed)
  const byWords = words.map((word) => Prisma.sql`search_fold(name || ' ' || note) LIKE search_fold(${word})`)
  const byPhone =
    phone === null ? Prisma.empty : Prisma.sql`OR regexp_replace(phone_number, '\\D', '', 'g') LIKE ${phone}`
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT id FROM contact_requests WHERE ${Prisma.join(byWords, ' AND ', '(', ')')} ${byPhone}
    ORDER BY created_at DESC, id DESC LIMIT ${maxMatches}`)
  return found.map(({ id }) => id)
}
