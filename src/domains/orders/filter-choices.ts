import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { textsOut } from '../../lib/fields.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { matchUsers } from '../customers/match-users.ts'

const maxCustomers = 20

/** A service that orders were placed for, also one that isn't offered any more. */
export const orderedServiceSchema = z.object({ id: z.int(), ...textsOut('name'), count: z.int() })

/** A customer who has placed orders. */
export const orderingCustomerSchema = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  phoneNumber: z.string(),
  count: z.int(),
})

/** What the list can be filtered by: the most ordered first, with how many orders each has. */
export async function orderedServices({
  db,
}: Pick<Deps, 'db'>): Promise<z.infer<typeof orderedServiceSchema>[]> {
  const groups = await db.order.groupBy({ by: 'serviceId', _count: true })
  const services = await db.service.findMany({
    where: { id: { in: groups.map(({ serviceId }) => serviceId) } },
    select: { id: true, name: true, name_ru: true, name_en: true },
  })
  const countOf = new Map(groups.map(({ serviceId, _count }) => [serviceId, _count]))
  return services
    .map((service) => ({ ...service, count: countOf.get(service.id) ?? 0 }))
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
}

/** Who has ordered: one of them by id, or at most 20 by name, surname or phone, who ordered most first. */
export async function orderingCustomers(
  { db }: Pick<Deps, 'db'>,
  { name = '', appUserId }: { name?: string | undefined; appUserId?: number | undefined },
): Promise<z.infer<typeof orderingCustomerSchema>[]> {
  const terms = searchTerms(name)
  const byName =
    terms.words.length === 0
      ? Prisma.sql`true`
      : Prisma.sql`user_id IN (SELECT u.id FROM users u WHERE ${matchUsers(terms, { withEmail: false })})`
  const asked = appUserId === undefined ? byName : Prisma.sql`user_id = ${appUserId}`
  return db.$queryRaw(Prisma.sql`
    SELECT u.id, u.name, u.surname, u.phone_number AS "phoneNumber", o.count
    FROM (
      SELECT user_id, count(*)::int AS count FROM orders WHERE ${asked}
      GROUP BY user_id ORDER BY count DESC, user_id LIMIT ${maxCustomers}
    ) o JOIN users u ON u.id = o.user_id ORDER BY o.count DESC, u.id`)
}
