import type { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { client } from '../access/role-rules.ts'
import { type customerDetailSchema, toCustomer } from './customer-shape.ts'
import { spentBy } from './spend.ts'

/** A living customer by id. @throws NOT_FOUND, also for staff */
export async function readCustomer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: { id: number },
): Promise<z.infer<typeof customerDetailSchema>> {
  const user = await db.user.findFirst({ where: { id, deletedAt: null, role: { name: client } } })
  if (!user) throw notFound()
  return {
    ...toCustomer(user, await spentBy(db, id, now())),
    registeredAt: user.createdAt.toISOString(),
    language: toLanguage(user.language),
    emailConfirmed: user.emailConfirmedAt !== null,
  }
}
