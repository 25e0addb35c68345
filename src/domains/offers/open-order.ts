import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { keptToken, newLinkToken, shownToken } from '../offer-links/offer-link.ts'

/**
 * Who holds the link of an accepted offer gets the link of an order that it became: the same each time, where it can be
 * kept, and a new one when that was ended (OFF-10).
 * @throws NOT_FOUND for any other order; RATE_LIMITED
 */
export async function openOrder(
  { db, limits, now, settings }: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  offerId: number,
  orderId: number,
): Promise<{ path: string }> {
  await limits.consume('offerAnswer', String(offerId))
  const key = settings.SECRET_KEY
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM offer_orders WHERE order_id = ${orderId} FOR UPDATE`
    const order = await tx.offerOrder.findFirst({
      where: { orderId, offerId },
      include: { offer: { select: { userId: true } } },
    })
    if (!order) throw notFound()
    const shown = shownToken(order.sealed, key)
    const stands =
      shown && (await tx.orderLink.count({ where: { tokenHash: hashToken(shown), revokedAt: null } }))
    if (shown && stands) return { path: `/o/${shown}` }
    const token = newLinkToken()
    await tx.orderLink.create({
      data: { orderId, tokenHash: hashToken(token), createdById: order.offer.userId, createdAt: now() },
    })
    await tx.offerOrder.update({ where: { orderId }, data: { sealed: keptToken(token, key) } })
    return { path: `/o/${token}` }
  })
}
