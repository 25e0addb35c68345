import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { endStatuses, statusList } from '../order-status/statuses.ts'
import { basketFiles, storageKeyOfOrder } from './stored-file.ts'

/** Orders whose files are removed in one transaction. */
const batch = 50

/**
 * Removes the contents of all files of these orders, also of uploads under way; the rows with their hashes
 * stay. The contents go within seconds of the commit, as pictures do (MED-5).
 */
async function removeFiles(tx: Transaction, orderIds: readonly number[], at: Date): Promise<void> {
  const ofOrders = { version: { orderId: { in: [...orderIds] } } }
  const fromBaskets = await tx.artworkFile.findMany({
    where: { ...ofOrders, removedAt: null, storageKey: { startsWith: basketFiles } },
    select: { storageKey: true },
  })
  await tx.artworkPage.deleteMany({ where: { file: ofOrders } })
  await tx.artworkFile.updateMany({
    where: { ...ofOrders, removedAt: null },
    data: { removedAt: at, facts: Prisma.DbNull, password: null },
  })
  await tx.messageAttachment.updateMany({
    where: { message: { orderId: { in: [...orderIds] } }, removedAt: null },
    data: { removedAt: at },
  })
  await tx.upload.deleteMany({ where: { orderId: { in: [...orderIds] } } })
  await tx.mediaTrash.createMany({
    data: [...orderIds.map(storageKeyOfOrder), ...fromBaskets.map(({ storageKey }) => storageKey)].map(
      (key) => ({ key, deletedAt: new Date() }),
    ),
    skipDuplicates: true,
  })
}

/** Removes what an account sent for its basket and hasn't ordered; the account's row is locked. */
export async function dropBasketUploads(tx: Transaction, userId: number): Promise<void> {
  const where = { byUserId: userId, purpose: 'basket' } as const
  const dropped = await tx.upload.findMany({ where, select: { storageKey: true } })
  await tx.upload.deleteMany({ where })
  await tx.mediaTrash.createMany({
    data: dropped.map(({ storageKey }) => ({ key: storageKey, deletedAt: new Date() })),
    skipDuplicates: true,
  })
}

/** Erases what a customer sent (DAT-2): files at once, their names, the notes beside them, the links. */
export async function eraseArtwork(tx: Transaction, userId: number, at: Date): Promise<void> {
  // The lock also holds back files that are just being sent.
  const orders = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM orders o WHERE user_id = ${userId} AND (
      EXISTS (SELECT FROM artworks a WHERE a.order_id = o.id)
      OR EXISTS (SELECT FROM uploads u WHERE u.order_id = o.id)
      OR EXISTS (SELECT FROM order_links l WHERE l.order_id = o.id))
    ORDER BY id FOR NO KEY UPDATE`
  const orderIds = orders.map(({ id }) => id)
  if (orderIds.length === 0) return
  const ofOrders = { version: { orderId: { in: orderIds } } }
  await removeFiles(tx, orderIds, at)
  await tx.artworkFile.updateMany({ where: ofOrders, data: { name: '—' } })
  await tx.artworkVersion.updateMany({ where: { orderId: { in: orderIds } }, data: { note: '' } })
  await tx.findingSeen.updateMany({ where: ofOrders, data: { name: '—' } })
  await tx.artwork.updateMany({ where: { orderId: { in: orderIds } }, data: { request: '' } })
  await tx.orderLink.deleteMany({ where: { orderId: { in: orderIds } } })
}

/** Removes files of orders that ended before `until` (ART-8). */
export async function removeOldFiles({ db, now }: Pick<Deps, 'db' | 'now'>, until: Date): Promise<void> {
  for (;;) {
    const due = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
      SELECT o.id FROM orders o
      WHERE o.status IN ${Prisma.raw(statusList(endStatuses))}
        AND (
          EXISTS (SELECT FROM artwork_versions v JOIN artwork_files f ON f.version_id = v.id
            WHERE v.order_id = o.id AND f.removed_at IS NULL)
          OR EXISTS (SELECT FROM order_messages m JOIN message_attachments a ON a.message_id = m.id
            WHERE m.order_id = o.id AND a.removed_at IS NULL))
        AND (SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id) < ${until}
      LIMIT ${batch}`)
    if (due.length === 0) return
    await db.$transaction((tx) =>
      removeFiles(
        tx,
        due.map(({ id }) => id),
        now(),
      ),
    )
  }
}
