import type { Database, Transaction } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type FileOfOrder, type OpenFile, openKept } from '../artwork/find-file.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import { messageParts, type ThreadView, toMessage } from './message-output.ts'

/** The newest messages of a thread that are returned. */
const maxReturned = 500

/** Both sides' messages about an order, oldest first. @throws NOT_FOUND, FORBIDDEN */
export async function readMessages(
  { db }: Pick<Deps, 'db'>,
  who: CallerOrLink,
  orderId: number,
): Promise<ThreadView> {
  const party = await assertOrderParty(db, who, orderId)
  const { side } = party
  const rows = await db.orderMessage.findMany({
    where: { orderId },
    orderBy: { id: 'desc' },
    take: maxReturned,
    include: messageParts,
  })
  const unread = await db.orderMessage.count({ where: unreadBy(side, orderId) })
  return { orderId, unread, messages: rows.toReversed().map((row) => toMessage(row, party)) }
}

const unreadBy = (side: 'customer' | 'staff', orderId: number) =>
  ({ orderId, readAt: null, side: side === 'staff' ? 'customer' : 'staff' }) as const

/** Marks the other side's messages as read, up to one of them (MSG-2). @throws NOT_FOUND, FORBIDDEN */
export async function markRead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  { id: orderId, upTo }: { id: number; upTo: number },
): Promise<void> {
  const { side } = await assertOrderParty(db, who, orderId)
  await db.orderMessage.updateMany({
    where: { ...unreadBy(side, orderId), id: { lte: upTo } },
    data: { readAt: now() },
  })
}

/** A file of a message, for both sides only. @throws NOT_FOUND also for a file of another order; FORBIDDEN */
export async function findAttachment(
  deps: Pick<Deps, 'db' | 'artwork'>,
  who: CallerOrLink,
  which: FileOfOrder,
): Promise<OpenFile> {
  await assertOrderParty(deps.db, who, which.orderId)
  return keptAttachment(deps, which)
}

/** A file of a message, for a caller who may read it. @throws NOT_FOUND, also once it is no longer kept */
export async function keptAttachment(
  { db, artwork }: Pick<Deps, 'db' | 'artwork'>,
  { orderId, fileId }: FileOfOrder,
): Promise<OpenFile> {
  const file = await db.messageAttachment.findFirst({ where: { id: fileId, message: { orderId } } })
  return openKept(artwork.store, file)
}

/** The messages of a customer's orders, for the export of their data (DAT-1). */
export async function messagesOfUser(db: Database, userId: number) {
  const rows = await db.orderMessage.findMany({
    where: { order: { userId } },
    orderBy: { id: 'asc' },
    include: messageParts,
  })
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId: number) =>
    (byOrder.get(orderId) ?? []).map(({ side, text, createdAt, attachments }) => ({
      by: side,
      at: createdAt.toISOString(),
      text,
      files: attachments.map(({ id, name, kind, size, removedAt }) => ({
        name,
        kind,
        size,
        isKept: removedAt === null,
        url: `/api/order/${orderId}/messages/files/${id}`,
      })),
    }))
}

/** Erases the messages about a customer's orders, with their files (DAT-2). */
export async function eraseMessages(tx: Transaction, userId: number): Promise<void> {
  const files = await tx.messageAttachment.findMany({
    where: { message: { order: { userId } }, removedAt: null },
    select: { storageKey: true },
  })
  await tx.mediaTrash.createMany({
    data: files.map(({ storageKey: key }) => ({ key, deletedAt: new Date() })),
    skipDuplicates: true,
  })
  await tx.orderMessage.deleteMany({ where: { order: { userId } } })
}
