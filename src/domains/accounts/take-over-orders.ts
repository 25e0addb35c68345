import type { Transaction } from '../../db/client.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { writeEntry } from '../audit/write-entry.ts'

/** What is shown in place of a name. */
const noName = '—'

/**
 * Once an account's address is confirmed, the orders and quotes of the customer whom staff had added with it are the account's, in
 * the transaction of the confirmation; never before it, and never by a phone number alone (CUS-6). Nothing of the person
 * stays with the row that staff had added.
 */
export async function takeOverOrders(tx: Transaction, userId: number, at: Date): Promise<void> {
  const { email, role } = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: { role: true } })
  if (isStaffRole(role)) return
  const [added] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE contact_email = ${email} AND deleted_at IS NULL FOR UPDATE`
  if (!added) return
  const moved = { where: { userId: added.id }, data: { userId } }
  await tx.order.updateMany(moved)
  await tx.purchase.updateMany(moved)
  await tx.offer.updateMany(moved)
  await tx.user.update({
    where: { id: added.id },
    data: {
      ...{ name: noName, surname: '', fatherName: '', contactEmail: '', phoneNumber: '' },
      ...{ mergedIntoId: userId, deletedAt: at },
    },
  })
  const name = `№ ${added.id}`
  const account = { id: userId, name: `№ ${userId}` }
  const entry = { by: userId, kind: 'customer', id: added.id, name, act: 'changed' } as const
  await writeEntry(tx, { ...entry, changes: { mergedInto: [null, account] } })
}
