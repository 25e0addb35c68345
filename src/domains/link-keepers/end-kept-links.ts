import type { Transaction } from '../../db/client.ts'
import { areas } from '../../procedures/areas.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { keeperParts, mayInvite } from './keeper-right.ts'

/** The active links that depend on this staff member. */
export const keptLinks = (keptById: number) => ({ keptById, revokedAt: null }) as const

/** Called after staff's accounts or areas have changed: ends links and invitations they no longer allow. */
export async function endKept(tx: Transaction, change: { by: number; at: Date }): Promise<void> {
  await endKeptLinks(tx, change)
  await endInvitations(tx, change)
}

/**
 * Ends the links of staff who are deleted or have neither area 7 nor 8, each in its order's history (LNK-4).
 * Getting the areas back doesn't restore them.
 */
async function endKeptLinks(tx: Transaction, { by, at }: { by: number; at: Date }): Promise<void> {
  const ended = await tx.orderLink.findMany({
    where: {
      revokedAt: null,
      keptBy: {
        OR: [
          { deletedAt: { not: null } },
          { NOT: { role: { permissions: { hasSome: [areas.orders, areas.newOrders] } } } },
        ],
      },
    },
    orderBy: { id: 'asc' },
    select: { id: true, orderId: true },
  })
  if (ended.length === 0) return
  await tx.orderLink.updateMany({
    where: { id: { in: ended.map(({ id }) => id) }, revokedAt: null },
    data: { revokedAt: at },
  })
  for (const { id, orderId } of ended)
    await writeOrderEntry(tx, { by, orderId, changes: { orderLinkEnded: [null, id] } })
}

/** Another staff member takes over all links that depend on one (LNK-4). */
export async function takeOverLinks(
  tx: Transaction,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const taken = await tx.orderLink.findMany({
    where: keptLinks(from),
    orderBy: { id: 'asc' },
    select: { id: true, orderId: true },
  })
  await tx.orderLink.updateMany({
    where: { id: { in: taken.map(({ id }) => id) } },
    data: { keptById: to },
  })
  for (const { id, orderId } of taken)
    await writeOrderEntry(tx, { by: to, orderId, changes: { orderLinkTakenOver: [null, id] } })
  return taken.length
}

/**
 * Ends the invitations of staff who could no longer send them, each in the invited user's history (PER-15).
 * Getting the areas back doesn't restore them: another staff member sends one again.
 */
async function endInvitations(tx: Transaction, { by }: { by: number }): Promise<void> {
  const open = await tx.user.findMany({
    where: { invitedAt: { not: null }, invitedById: { not: null }, deletedAt: null },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      name: true,
      surname: true,
      invitedAt: true,
      role: { select: { permissions: true } },
      invitedBy: { select: keeperParts },
    },
  })
  for (const { id, name, surname, invitedAt, role, invitedBy } of open) {
    if (invitedBy && mayInvite(invitedBy, role)) continue
    await tx.user.update({ where: { id }, data: { invitedById: null } })
    const entry = { by, kind: 'staff', id, name: `${name} ${surname}`.trim(), act: 'changed' } as const
    await writeEntry(tx, { ...entry, changes: { invitedAt: [invitedAt?.toISOString() ?? null, null] } })
  }
}
