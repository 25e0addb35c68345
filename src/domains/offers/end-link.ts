import { notFound } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOfferLinkChange } from '../offer-links/offer-link.ts'
import { writeLinkChange } from '../order-links/write-link-change.ts'
import { holdOffer } from './hold-offer.ts'

/**
 * Staff, or the customer whose quote it is, end its link at once, also after it was accepted, with those of its orders
 * that were opened by it; there is none until staff make another (OFF-12).
 * @throws NOT_FOUND also for anybody else's
 */
export function endOfferLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  offerId: number,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const offer = await holdOffer(tx, offerId)
    if (!can(caller, 'orders') && offer.userId !== caller.id) throw notFound()
    const revokedAt = now()
    const live = { where: { offerId, revokedAt: null }, select: { id: true } } as const
    const links = await tx.offerLink.findMany(live)
    const opened = await tx.orderLink.findMany({ ...live, select: { id: true, orderId: true } })
    await tx.offerLink.updateMany({ where: live.where, data: { revokedAt } })
    await tx.orderLink.updateMany({ where: live.where, data: { revokedAt } })
    for (const { id: linkId } of links)
      await writeOfferLinkChange(tx, { by: caller.id, offerId, act: 'offerLinkEnded', linkId })
    for (const { id: linkId, orderId } of opened)
      await writeLinkChange(tx, { by: caller.id, orderId, act: 'orderLinkEnded', linkId })
  })
}
