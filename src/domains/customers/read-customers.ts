import type { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { type Customer, type customerDetailSchema, toCustomer, toCustomers } from './customer-output.ts'
import { matchUsers } from './match-users.ts'
import { spentBy } from './spend.ts'

const maxFound = 200

/**
 * Customers by name, surname, e-mail or phone, newest first, at most 200 (CUS-3). Nothing typed finds nothing.
 */
export async function searchCustomers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { name }: { name: string },
): Promise<Customer[]> {
  const terms = searchTerms(name)
  if (terms.words.length === 0) return []
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
    WHERE r.name = 'Client' AND u.deleted_at IS NULL AND ${matchUsers(terms, { withEmail: true })}
    ORDER BY u.id DESC LIMIT ${maxFound}`)
  const users = await db.user.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
  })
  return toCustomers(db, users, now())
}

/** A living customer by id. @throws NOT_FOUND, also for staff */
export async function readCustomer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: { id: number },
): Promise<z.infer<typeof customerDetailSchema>> {
  const user = await db.user.findFirst({ where: { id, deletedAt: null, role: { name: customerRole } } })
  if (!user) throw notFound()
  return {
    ...toCustomer(user, await spentBy(db, id, now())),
    registeredAt: user.createdAt.toISOString(),
    language: toLanguage(user.language),
    emailConfirmed: user.emailConfirmedAt !== null,
    hasAccount: user.addedById === null,
  }
}
