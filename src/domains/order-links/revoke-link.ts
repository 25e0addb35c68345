import type { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { holdOrder } from './hold-order.ts'
import { linkParts, type orderLinkSchema, toOrderLink } from './order-link-output.ts'
import { assertOrderParty } from './order-party.ts'
import { writeLinkChange } from './write-link-change.ts'

/** Ends a link at once; one that has ended already stays so. @throws NOT_FOUND also for another order's; FORBIDDEN */
export function revokeLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id: orderId, linkId }: { id: number; linkId: number },
): Promise<z.infer<typeof orderLinkSchema>> {
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const party = await assertOrderParty(tx, { caller }, orderId)
    const link = await tx.orderLink.findFirst({ where: { id: linkId, orderId }, include: linkParts })
    if (!link) throw notFound()
    if (link.revokedAt !== null) return toOrderLink(link)
    await writeLinkChange(tx, party, 'revoked')
    return toOrderLink(
      await tx.orderLink.update({ where: { id: linkId }, data: { revokedAt: now() }, include: linkParts }),
    )
  })
}
