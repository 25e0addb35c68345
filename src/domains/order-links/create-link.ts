import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { endStatuses } from '../order-status/statuses.ts'
import { holdOrder } from './hold-order.ts'
import { linkParts, type newOrderLinkSchema, toOrderLink } from './order-link-output.ts'
import { assertOrderParty } from './order-party.ts'
import { writeLinkChange } from './write-link-change.ts'

/** Links of an order that work at a time. */
const mostLinks = 20

const tooManyLinks: Message = /*i18n*/ {
  id: 'orderLinks.tooMany',
  message: 'This order already has 20 links. Please revoke one first.',
}
const orderIsOver: Message = /*i18n*/ {
  id: 'orderLinks.orderIsOver',
  message: 'This order is over: there are no new links to it.',
}

/**
 * Makes a secret link to an order, for its customer and for staff who may read it; the token is answered this once.
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT for an order that is over, or with too many links
 */
export function createLink(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Caller,
  orderId: number,
): Promise<z.infer<typeof newOrderLinkSchema>> {
  const token = randomBytes(32).toString('base64url')
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const party = await assertOrderParty(tx, { caller }, orderId)
    if (endStatuses.some((status) => status === party.order.status))
      throw new AppError('CONFLICT', orderIsOver)
    if ((await tx.orderLink.count({ where: { orderId, revokedAt: null } })) >= mostLinks)
      throw new AppError('CONFLICT', tooManyLinks)
    const link = await tx.orderLink.create({
      data: { orderId, tokenHash: hashToken(token), createdById: caller.id, createdAt: now() },
      include: linkParts,
    })
    await writeLinkChange(tx, party, 'created')
    return { ...toOrderLink(link), token, url: `${settings.SITE_URL}/o/${token}` }
  })
}
