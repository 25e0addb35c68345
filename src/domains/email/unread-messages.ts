import type { Database } from '../../db/client.ts'

/** What is written within so long (ms) of a message that nobody has read is told with it, in one email. */
const togetherFor = 2 * 60_000

type Unread = { id: number; text: string; createdAt: Date; files: number }

/**
 * The messages that the email of this one tells of, oldest first: itself and what was written within two minutes after it.
 * Null when it has been read, or when the email of an earlier one tells of it; the same at every attempt.
 */
export function toldTogether<Row extends Pick<Unread, 'id' | 'createdAt'>>(
  unread: readonly Row[],
  messageId: number,
): Row[] | null {
  let first: Row | undefined
  const isTogether = (row: Row) =>
    first !== undefined && row.createdAt.getTime() < first.createdAt.getTime() + togetherFor
  for (const row of unread) {
    if (isTogether(row)) continue
    first = row
    if (row.id === messageId) return unread.filter((one) => one.id >= row.id && isTogether(one))
  }
  return null
}

/** What one side has written about an order and the other hasn't read, oldest first. */
export async function readUnread(
  db: Database,
  orderId: number,
  side: 'customer' | 'staff',
): Promise<Unread[]> {
  const rows = await db.orderMessage.findMany({
    where: { orderId, side, readAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, text: true, createdAt: true, _count: { select: { attachments: true } } },
  })
  return rows.map(({ _count, ...row }) => ({ ...row, files: _count.attachments }))
}
