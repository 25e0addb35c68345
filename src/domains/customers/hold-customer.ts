import type { Database, Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { customerRole } from '../access/role-rules.ts'
import { lockUser } from '../staff/lock-users.ts'
import type { UserRow } from '../staff/user-output.ts'

const living = (id: number) => ({ id, deletedAt: null, role: { name: customerRole } })

/** @throws NOT_FOUND, also for staff */
export async function assertCustomer(db: Database, id: number): Promise<void> {
  if ((await db.user.count({ where: living(id) })) === 0) throw notFound()
}

/** Locks a customer until the transaction ends. @throws NOT_FOUND, also for staff */
export async function lockCustomer(tx: Transaction, id: number): Promise<UserRow> {
  const user = await lockUser(tx, id)
  if (user.role.name !== customerRole) throw notFound()
  return user
}
