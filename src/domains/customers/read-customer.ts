import type { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { noName } from '../accounts/move-customer.ts'
import { openStatuses } from '../order-status/statuses.ts'
import { type customerDetailSchema, toCustomer } from './customer-output.ts'
import { spentBy } from './spend.ts'
import { findTwins } from './twins.ts'

type CustomerDetail = z.infer<typeof customerDetailSchema>

/**
 * A customer by id; that of a record that was put together with another one leads to it (CUS-11).
 * @throws NOT_FOUND, also for staff
 */
export async function readCustomer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: asked }: { id: number },
): Promise<CustomerDetail> {
  const user = await findCustomer(db, asked)
  const { id } = user
  const [spent, openOrders, last, twins, former] = await Promise.all([
    spentBy(db, id, now()),
    db.order.count({ where: { userId: id, status: { in: [...openStatuses] } } }),
    db.auditEntry.findFirst({
      where: { kind: 'customer', recordId: id },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { at: true, actorName: true },
    }),
    findTwins(db, user),
    db.user.findMany({ where: { mergedIntoId: id, name: { not: noName } }, orderBy: { id: 'asc' } }),
  ])
  return {
    ...toCustomer(user, spent),
    registeredAt: user.createdAt.toISOString(),
    language: toLanguage(user.language),
    emailConfirmed: user.emailConfirmedAt !== null,
    hasAccount: user.addedById === null,
    pendingEmail: user.pendingEmail,
    note: user.staffNote,
    openOrders,
    updatedAt: user.updatedAt.toISOString(),
    lastChange: last && { name: last.actorName, at: last.at.toISOString() },
    twin: twins[0] ?? null,
    former: former.map(toFormer),
  }
}

async function findCustomer(db: Database, id: number) {
  const role = { name: customerRole }
  const user = await db.user.findFirst({
    where: { id, role, OR: [{ deletedAt: null }, { mergedIntoId: { not: null } }] },
    include: { mergedInto: true },
  })
  const living = user?.mergedInto ?? user
  if (!living || living.deletedAt !== null) throw notFound()
  return living
}

type Former = {
  id: number
  name: string
  surname: string
  phoneNumber: string
  contactEmail: string
  staffNote: string
}

const toFormer = ({ id, name, surname, phoneNumber, contactEmail, staffNote }: Former) => ({
  id,
  name,
  surname,
  phoneNumber,
  email: contactEmail,
  note: staffNote,
})
