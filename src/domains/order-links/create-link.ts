import type { z } from 'zod'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { addLink } from './add-link.ts'
import { holdOrder } from './hold-order.ts'
import { type newOrderLinkSchema, toOrderLink } from './order-link-output.ts'
import { assertOrderParty } from './order-party.ts'
import { writeLinkChange } from './write-link-change.ts'

type Making = { id: number; forWhom?: string | undefined; days?: number | undefined }

/**
 * Makes a secret link to an order, for its customer and for staff who may read it, for as long as it is said to be
 * for; the token is answered this once (LNK-3). One that staff make stands on their account and areas.
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT for an order that is over, or with too many links
 */
export function createLink(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Caller,
  { id: orderId, forWhom = '', days }: Making,
): Promise<z.infer<typeof newOrderLinkSchema>> {
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const party = await assertOrderParty(tx, { caller }, orderId)
    const { side } = party
    const keptById = side === 'staff' ? caller.id : null
    const made = { createdById: caller.id, side, forWhom, keptById, days, now: now() }
    const { link, token } = await addLink(tx, party.order, made)
    await writeLinkChange(tx, { by: caller.id, orderId, act: 'orderLinkMade', linkId: link.id })
    return { ...toOrderLink(link, now()), token, url: `${settings.SITE_URL}/o/${token}` }
  })
}
