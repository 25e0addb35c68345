import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { maxInteger } from '../../lib/fields.ts'
import { readReference } from '../../lib/reference.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { matchUsers } from '../customers/match-users.ts'
import { newestFirst, type OrderView, orderParts, toOrder } from './order-output.ts'

const maxFound = 200
/** The most matches of a search within the list of all orders: the newest. */
export const maxMatches = 10_000

/** The same expression as in the index `orders_search_idx`. */
export const itemNames = Prisma.sql`search_fold(
  service_name || ' ' || service_name_ru || ' ' || service_name_en || ' ' ||
  coalesce(product_name, '') || ' ' || coalesce(product_name_ru, '') || ' ' || coalesce(product_name_en, ''))`

/**
 * Orders by the customer's name, surname or phone, by the names of service or product in three languages, or
 * by the order's id; newest first, at most 200 (ORD-16). An empty search finds nothing.
 */
export async function searchOrders(
  { db }: Pick<Deps, 'db'>,
  { name }: { name: string },
): Promise<OrderView[]> {
  const rows = await db.order.findMany({
    where: { id: { in: await matchingIds(db, name, maxFound) } },
    orderBy: [...newestFirst],
    include: orderParts,
  })
  return rows.map(toOrder)
}

/**
 * The ids of the order with the typed number and of the newest others that match, at most `limit`. The
 * candidates by item and by customer are limited too, so that a word which all of them have isn't searched in
 * all.
 */
export async function matchingIds(db: Database, typed: string, limit: number): Promise<number[]> {
  const terms = searchTerms(typed)
  if (terms.words.length === 0) return []
  const inItem = terms.words.map((word) => Prisma.sql`${itemNames} LIKE search_fold(${word})`)
  const number = orderNumber(typed)
  const newest = Prisma.sql`ORDER BY created_at DESC, id DESC LIMIT ${limit}`
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    WITH matching AS (
      (SELECT id, created_at FROM orders WHERE ${Prisma.join(inItem, ' AND ')} ${newest})
      UNION (SELECT o.id, o.created_at FROM orders o JOIN users u ON u.id = o.user_id
        WHERE ${matchUsers(terms, { withEmail: false })} ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit})
      UNION SELECT id, created_at FROM orders WHERE id = ${number})
    SELECT id FROM matching ORDER BY id = ${number} DESC, created_at DESC, id DESC LIMIT ${limit}`)
  return found.map(({ id }) => id)
}

/** Reads `17`, `#17`, `№ 17` and `No. 17`; anything else is 0, which no order has. */
export function orderNumber(typed: string): number {
  const id = readReference(typed) ?? Number(/^\d{1,10}$/.exec(typed.trim())?.[0] ?? 0)
  return id <= maxInteger ? id : 0
}
