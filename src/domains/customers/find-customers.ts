import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { matchUsers } from './match-users.ts'
import { ownDiscount } from './own-discount.ts'
import { spentByEach } from './spend.ts'

/** Customers that a list under a field shows. */
const maxFound = 8

/** A customer as found at the counter, with what distinguishes them from others of the same name. */
export const foundCustomerSchema = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  phoneNumber: z.string(),
  /** For area 6 (customers); empty for others. */
  email: z.string(),
  hasAccount: z.boolean(),
  emailConfirmed: z.boolean(),
  orders: z.int(),
  /** AZN in 3 years. */
  budget: z.number(),
  /** Per cent: the discount that this spend earns. */
  percentage: z.number(),
  last: z
    .object({
      id: z.int(),
      name: z.string(),
      name_ru: z.string(),
      name_en: z.string(),
      orderedAt: z.iso.datetime(),
    })
    .nullable(),
})
type FoundCustomer = z.infer<typeof foundCustomerSchema>

type Row = Omit<FoundCustomer, 'budget' | 'percentage' | 'last'> & {
  lastId: number | null
  lastName: string | null
  lastName_ru: string | null
  lastName_en: string | null
  lastAt: Date | null
}

/**
 * Customers by digits anywhere in the phone number, by name, and with area 6 by e-mail; those who ordered
 * last come first, at most 8; or one by id (CUS-8). An empty search finds no one.
 */
export async function findCustomers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { text, customerId }: { text: string; customerId?: number | undefined },
): Promise<FoundCustomer[]> {
  const terms = searchTerms(text)
  if (terms.words.length === 0 && customerId === undefined) return []
  const withEmail = can(caller, 'users')
  const rows = await db.$queryRaw<Row[]>(Prisma.sql`
    SELECT u.id, u.name, u.surname, u.phone_number AS "phoneNumber",
      ${withEmail ? Prisma.sql`u.email || u.contact_email` : Prisma.sql`''`} AS email,
      u.added_by_id IS NULL AS "hasAccount", u.email_confirmed_at IS NOT NULL AS "emailConfirmed",
      (SELECT count(*)::int FROM orders o WHERE o.user_id = u.id) AS orders,
      last.id AS "lastId", coalesce(last.product_name, last.service_name) AS "lastName",
      coalesce(last.product_name_ru, last.service_name_ru) AS "lastName_ru",
      coalesce(last.product_name_en, last.service_name_en) AS "lastName_en", last.created_at AS "lastAt"
    FROM users u JOIN roles r ON r.id = u.role_id
    LEFT JOIN LATERAL (
      SELECT * FROM orders o WHERE o.user_id = u.id ORDER BY o.created_at DESC, o.id DESC LIMIT 1) last ON true
    WHERE r.name = 'Client' AND u.deleted_at IS NULL AND ${customerId === undefined ? matchUsers(terms, { withEmail }) : Prisma.sql`u.id = ${customerId}`}
    ORDER BY last.created_at DESC NULLS LAST, u.id DESC LIMIT ${maxFound}`)
  const userIds = rows.map(({ id }) => id)
  const [spent, discounts] = await Promise.all([spentByEach(db, userIds, now()), db.discount.findMany()])
  return rows.map((row) => {
    const sum = spent.get(row.id) ?? 0
    return toFound(row, { budget: toAzn(sum), percentage: toPercent(ownDiscount(discounts, sum) ?? 0) })
  })
}

function toFound(
  { lastId, lastName, lastName_ru, lastName_en, lastAt, ...row }: Row,
  totals: Pick<FoundCustomer, 'budget' | 'percentage'>,
): FoundCustomer {
  const names = { name: lastName ?? '', name_ru: lastName_ru ?? '', name_en: lastName_en ?? '' }
  return {
    ...row,
    ...totals,
    last:
      lastId === null || lastAt === null ? null : { id: lastId, ...names, orderedAt: lastAt.toISOString() },
  }
}
