import type { Database } from '../../db/client.ts'
import type { SentLink } from '../../procedures/order-link.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { linkState, stateParts } from './link-state.ts'

/** Uses are recorded at most this often, ms. */
const writeIntervalMs = 5 * 60 * 1000

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/**
 * The holder of the link with this token; `ended` for one that was revoked, is suspended or over, or never
 * existed (LNK-2, LNK-4).
 */
export async function findLink(
  { db, now }: { db: Database; now: () => Date },
  token: string,
): Promise<SentLink> {
  if (!isToken(token)) return 'ended'
  const link = await db.orderLink.findUnique({
    where: { tokenHash: hashToken(token) },
    include: stateParts,
  })
  const at = now()
  if (!link || linkState(link, at) !== 'works') return 'ended'
  if (at.getTime() - (link.lastUsedAt?.getTime() ?? 0) > writeIntervalMs)
    await db.orderLink.updateMany({ where: { id: link.id }, data: { lastUsedAt: at } })
  return { id: link.id, orderId: link.orderId, ownerId: link.order.userId }
}
