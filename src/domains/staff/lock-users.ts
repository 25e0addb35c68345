import type { Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { superAdmin } from '../access/role-rules.ts'
import { type UserRow, userParts } from './user-output.ts'

/** Locks an active user against every other change until the transaction ends. @throws NOT_FOUND */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id} FOR NO KEY UPDATE`
  const user = await tx.user.findFirst({ where: { id, deletedAt: null }, include: userParts })
  if (!user) throw notFound()
  return user
}

/** SuperAdmins change one at a time: two who take the role from each other can't both succeed. */
export async function lockSuperAdmins(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM roles WHERE name = ${superAdmin} FOR NO KEY UPDATE`
}

/** The number of active SuperAdmins besides this user. */
export function countSuperAdmins(tx: Transaction, besides?: number): Promise<number> {
  return tx.user.count({
    where: { deletedAt: null, role: { name: superAdmin }, ...(besides && { id: { not: besides } }) },
  })
}
