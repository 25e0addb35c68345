import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { hasWords } from '../../db/text-search.ts'
import { textsOut } from '../../lib/fields.ts'
import { type SearchTerms, searchTerms } from '../../lib/search-terms.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { AreaName } from '../../procedures/areas.ts'
import type { Deps } from '../../procedures/deps.ts'
import { matchUsers } from '../customers/match-users.ts'
import { choicesOut, choicesShape } from '../options/stored-choices.ts'
import { orderStatusNames, unpricedStatuses } from '../order-status/statuses.ts'
import { matchingIds, orderNumber } from '../orders/search-orders.ts'

/** Results of each kind: the search is for going somewhere, not for browsing. */
const maxPerKind = 5
/** The number of matching orders among which a caller who sees only new ones finds them. */
const maxOrdersSearched = 200

const named = z.object({ id: z.int(), ...textsOut('name') })
export const foundSchema = z.object({
  orders: z.array(
    named.extend({
      ...choicesShape,
      status: z.enum(orderStatusNames),
      count: z.int(),
      customer: z.string(),
    }),
  ),
  customers: z.array(
    z.object({ id: z.int(), name: z.string(), email: z.string(), phoneNumber: z.string(), orders: z.int() }),
  ),
  services: z.array(named),
  products: z.array(named),
  projects: z.array(named),
})
type Found = z.infer<typeof foundSchema>

/** The best results of each kind that the caller may open; a kind outside their areas is empty. */
export async function findAnything(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { text: typed }: { text: string },
): Promise<Found> {
  const terms = searchTerms(typed)
  const ifMay = <Row>(area: AreaName, rows: () => Promise<Row[]>): Promise<Row[]> =>
    terms.words.length > 0 && can(caller, area) ? rows() : Promise.resolve([])
  const seesAll = can(caller, 'orders')
  const [orders, customers, services, products, projects] = await Promise.all([
    ifMay(seesAll ? 'orders' : 'newOrders', () =>
      findOrders(db, typed, seesAll ? {} : { status: { in: [...unpricedStatuses] } }),
    ),
    ifMay('users', () => findCustomers(db, terms)),
    ifMay('services', () => findNamed(db, 'services', typed)),
    ifMay('services', () => findNamed(db, 'products', typed)),
    ifMay('portfolios', () => findNamed(db, 'projects', typed)),
  ])
  return { orders, customers, services, products, projects }
}

/** Newest first, after the order with the typed number, which others may have in a phone number. */
async function findOrders(
  db: Database,
  typed: string,
  where: Prisma.OrderWhereInput,
): Promise<Found['orders']> {
  const number = orderNumber(typed)
  const find = (id: Prisma.IntFilter) =>
    db.order.findMany({
      where: { ...where, id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: maxPerKind,
      include: { user: { select: { name: true, surname: true } } },
    })
  const matching = await matchingIds(db, typed, maxOrdersSearched)
  const [meant, others] = await Promise.all([
    number === 0 ? [] : find({ equals: number }),
    find({ in: matching.filter((id) => id !== number) }),
  ])
  return [...meant, ...others].slice(0, maxPerKind).map((row) => ({
    id: row.id,
    status: row.status,
    count: row.count,
    customer: `${row.user.name} ${row.user.surname}`.trim(),
    name: row.productName ?? row.serviceName,
    name_ru: row.productName_ru ?? row.serviceName_ru,
    name_en: row.productName_en ?? row.serviceName_en,
    ...choicesOut(row.options),
  }))
}

const findCustomers = (db: Database, terms: SearchTerms) =>
  db.$queryRaw<Found['customers']>(Prisma.sql`
    SELECT u.id, trim(u.name || ' ' || u.surname) AS name, u.email || u.contact_email AS email, u.phone_number AS "phoneNumber",
      (SELECT count(*)::int FROM orders o WHERE o.user_id = u.id) AS orders
    FROM users u JOIN roles r ON r.id = u.role_id
    WHERE r.name = 'Client' AND u.deleted_at IS NULL AND ${matchUsers(terms, { withEmail: true })}
    ORDER BY u.id DESC LIMIT ${maxPerKind}`)

const living = { services: 'deleted_at IS NULL', products: 'deleted_at IS NULL', projects: 'true' }

/** By name in any language; those that begin with the text come first. */
function findNamed(db: Database, table: keyof typeof living, typed: string) {
  const [first = ''] = searchTerms(typed).words
  return db.$queryRaw<Found['services']>(Prisma.sql`
    SELECT id, name, name_ru, name_en FROM ${Prisma.raw(table)}
    WHERE ${Prisma.raw(living[table])} AND ${hasWords('name', typed)}
    ORDER BY search_fold(name) LIKE search_fold(${first.slice(1)}) DESC, priority, id DESC LIMIT ${maxPerKind}`)
}
