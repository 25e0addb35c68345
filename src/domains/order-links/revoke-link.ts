import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { holdOrder } from './hold-order.ts'
import { linkParts, type orderLinkSchema, toOrderLink } from './order-link-output.ts'
import { assertOrderParty } from './order-party.ts'
import { writeLinkChange } from './write-link-change.ts'

type Which = { id: number; linkId: number }

/** Reads a link of an order and locks the order until the transaction ends. @throws NOT_FOUND, FORBIDDEN */
async function heldLink(
  tx: Transaction,
  caller: Caller,
  { id: orderId, linkId }: Which,
  of: Prisma.OrderLinkWhereInput = {},
) {
  await holdOrder(tx, orderId)
  await assertOrderParty(tx, { caller }, orderId)
  const link = await tx.orderLink.findFirst({ where: { ...of, id: linkId, orderId }, include: linkParts })
  if (!link) throw notFound()
  return link
}

/**
 * Ends a link at once; one that has ended already stays so. Of one that a quote's link has opened no other is opened by
 * that until staff or the customer allow it (LNK-3).
 * @throws NOT_FOUND also for another order's; FORBIDDEN
 */
export function revokeLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  which: Which,
): Promise<z.infer<typeof orderLinkSchema>> {
  const { id: orderId, linkId } = which
  return db.$transaction(async (tx) => {
    const link = await heldLink(tx, caller, which)
    if (link.revokedAt !== null) return toOrderLink(link, now())
    await writeLinkChange(tx, { by: caller.id, orderId, act: 'orderLinkEnded', linkId })
    if (link.offerId !== null)
      await tx.offerOrder.updateMany({ where: { orderId }, data: { barredAt: now(), sealed: null } })
    const ended = { where: { id: linkId }, data: { revokedAt: now() }, include: linkParts }
    return toOrderLink(await tx.orderLink.update(ended), now())
  })
}

/**
 * The quote's link may open this order again, after a link that it had opened was ended (LNK-3).
 * @throws NOT_FOUND also for another order's; FORBIDDEN
 */
export function allowAgain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  which: Which,
): Promise<z.infer<typeof orderLinkSchema>> {
  const { id: orderId, linkId } = which
  return db.$transaction(async (tx) => {
    await heldLink(tx, caller, which, { offerId: { not: null } })
    const where = { orderId, barredAt: { not: null } }
    const { count } = await tx.offerOrder.updateMany({ where, data: { barredAt: null } })
    if (count > 0) await writeLinkChange(tx, { by: caller.id, orderId, act: 'orderLinkAllowed', linkId })
    return toOrderLink(
      await tx.orderLink.findUniqueOrThrow({ where: { id: linkId }, include: linkParts }),
      now(),
    )
  })
}

/**
 * A member of staff who may read the order takes a link over, so that it stands on their account and areas from now on:
 * it works as before for its holder (LNK-4).
 * @throws NOT_FOUND also for one that was ended or isn't of staff; FORBIDDEN
 */
export function keepLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  which: Which,
): Promise<z.infer<typeof orderLinkSchema>> {
  const { id: orderId, linkId } = which
  return db.$transaction(async (tx) => {
    const link = await heldLink(tx, caller, which, { side: 'staff', revokedAt: null })
    if (link.keptById !== caller.id)
      await writeLinkChange(tx, { by: caller.id, orderId, act: 'orderLinkTakenOver', linkId })
    const kept = { where: { id: linkId }, data: { keptById: caller.id }, include: linkParts }
    return toOrderLink(await tx.orderLink.update(kept), now())
  })
}
