import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { keptToken, shownToken } from '../offer-links/offer-link.ts'
import { addLink } from '../order-links/add-link.ts'
import { holdOrder } from '../order-links/hold-order.ts'
import { linkState, stateParts } from '../order-links/link-state.ts'
import { writeLinkChange } from '../order-links/write-link-change.ts'

const wasEnded: Message = /*i18n*/ {
  id: 'offers.orderLinkEnded',
  message: 'The link to this order was ended. Please ask us for a new one.',
}

/**
 * Who holds the link of an accepted offer gets the link of an order that it became: the same each time, where it can be
 * kept, within the bounds of every order's links. Once it was ended there is none until it is allowed again (OFF-10, LNK-3).
 * @throws NOT_FOUND for any other order; CONFLICT after it was ended, for an order that is over, with too many links;
 * RATE_LIMITED
 */
export async function openOrder(
  { db, limits, now, settings }: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  { offerId, orderId }: { offerId: number; orderId: number },
): Promise<{ path: string }> {
  await limits.consume('offerAnswer', String(offerId))
  const key = settings.SECRET_KEY
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const opened = await tx.offerOrder.findFirst({
      where: { orderId, offerId },
      include: { order: { select: { id: true, status: true, userId: true } } },
    })
    if (!opened) throw notFound()
    if (opened.barredAt !== null) throw new AppError('CONFLICT', wasEnded)
    const shown = shownToken(opened.sealed, key)
    const there =
      shown &&
      (await tx.orderLink.findUnique({ where: { tokenHash: hashToken(shown) }, include: stateParts }))
    if (there && linkState(there, now()) === 'works') return { path: `/o/${shown}` }
    const by = opened.order.userId
    const made = { createdById: by, side: 'customer', offerId, now: now() } as const
    const { link, token } = await addLink(tx, opened.order, made)
    await tx.offerOrder.update({ where: { orderId }, data: { sealed: keptToken(token, key) } })
    await writeLinkChange(tx, { by, orderId, act: 'orderLinkMade', linkId: link.id })
    return { path: `/o/${token}` }
  })
}
