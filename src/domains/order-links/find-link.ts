import type { Database } from '../../db/client.ts'
import type { SentLink } from '../../procedures/order-link.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { endStatuses } from '../order-status/statuses.ts'

const day = 24 * 60 * 60 * 1000
/** A link ends so long after its order did. */
const endsAfter = 60 * day

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Who holds the link with this token; `ended` for one that was revoked, is over, or never was (LNK-2). */
export async function findLink(
  { db, now }: { db: Database; now: () => Date },
  token: string,
): Promise<SentLink> {
  if (!isToken(token)) return 'ended'
  const link = await db.orderLink.findUnique({
    where: { tokenHash: hashToken(token) },
    include: {
      order: {
        select: { status: true, events: { orderBy: { id: 'desc' }, take: 1, select: { createdAt: true } } },
      },
    },
  })
  if (!link || link.revokedAt !== null) return 'ended'
  return isOver(link.order, now()) ? 'ended' : { id: link.id, orderId: link.orderId }
}

/** Whether the order's end is so long ago that its links are over. */
function isOver(
  order: { status: (typeof endStatuses)[number] | string; events: readonly { createdAt: Date }[] },
  now: Date,
): boolean {
  const [last] = order.events
  if (!endStatuses.some((status) => status === order.status) || !last) return false
  return now.getTime() - last.createdAt.getTime() > endsAfter
}
