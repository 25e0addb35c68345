import type { Transaction } from '../../db/client.ts'
import { areas } from '../../procedures/areas.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { endInvitations } from './end-invitations.ts'

/** The links that depend on this member of staff and haven't been ended. */
export const keptLinks = (keptById: number) => ({ keptById, revokedAt: null }) as const

/** After accounts or areas of staff have changed: ends the links and invitations that they no longer entitle to. */
export async function endKept(tx: Transaction, change: { by: number; at: Date }): Promise<void> {
  await endKeptLinks(tx, change)
  await endInvitations(tx, change)
}

/**
 * Ends the links of staff who by now are deleted or have neither area 7 nor 8, each in its order's history (LNK-4). They
 * don't come back with the areas.
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

/** Another member of staff takes over all links that stand on one (LNK-4). */
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
