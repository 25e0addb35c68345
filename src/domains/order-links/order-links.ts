import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { id, maybe, text, wholeNumber } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { linkEnded, type SentLink } from '../../procedures/order-link.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { orderDetailSchema, orderForCustomer } from '../orders/order-detail.ts'
import { addLink } from './add-link.ts'
import { linkLifeDays } from './link-state.ts'
import { linkParts, newOrderLinkSchema, orderLinkSchema, toOrderLink } from './order-link-output.ts'
import { assertOrderParty, holdOrder } from './order-party.ts'
import { writeLinkChange } from './write-link-change.ts'

/** Secret links to one order, for people who follow it without an account. */
export const orderLinksRouter = router({
  order: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/linked',
      errors: ['NOT_FOUND'],
      summary: 'The order that the link in the header leads to, as its customer sees it',
    },
  })
    .output(orderDetailSchema)
    .query(({ ctx }) => linkedOrder(ctx.deps, ctx.link)),
  list: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/:id/links',
      summary:
        "An order's links, newest first: of an own order, or with area 8 (orders), while it is new also with 7",
    },
  })
    .input(z.object({ id }))
    .output(z.array(orderLinkSchema))
    .query(({ ctx, input }) => listLinks(ctx.deps, callerOf(ctx), input.id)),
  create: procedure({
    access: 'user',
    limit: 'orderLinkAccount',
    rest: {
      method: 'POST',
      path: '/order/:id/links',
      status: 201,
      summary: 'Make a secret link to an order, for so many `days`; its token is answered only here',
      example: { forWhom: 'Leyla, mühasib', days: 90 },
    },
  })
    .input(
      z.object({ id, forWhom: maybe(text(60)), days: maybe(wholeNumber({ min: 1, max: linkLifeDays })) }),
    )
    .output(newOrderLinkSchema)
    .mutation(({ ctx, input }) => createLink(ctx.deps, callerOf(ctx), input)),
  revoke: procedure({
    access: 'user',
    rest: { method: 'DELETE', path: '/order/:id/links/:linkId', summary: 'End a link at once' },
  })
    .input(z.object({ id, linkId: id }))
    .output(orderLinkSchema)
    .mutation(({ ctx, input }) => revokeLink(ctx.deps, callerOf(ctx), input)),
  allow: procedure({
    access: 'user',
    rest: {
      method: 'PUT',
      path: '/order/:id/links/:linkId/allowed',
      summary: "After a link was ended that the quote's link had opened: let that open the order again",
    },
  })
    .input(z.object({ id, linkId: id }))
    .output(orderLinkSchema)
    .mutation(({ ctx, input }) => allowAgain(ctx.deps, callerOf(ctx), input)),
  keep: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/links/:linkId/keeper',
      summary: "Take a link of staff over: it stands on the caller's account and areas from now on",
    },
  })
    .input(z.object({ id, linkId: id }))
    .output(orderLinkSchema)
    .mutation(({ ctx, input }) => keepLink(ctx.deps, callerOf(ctx), input)),
})

type Making = { id: number; forWhom?: string | undefined; days?: number | undefined }

/**
 * Makes a secret link to an order, for its customer and for staff who may read it, with the chosen lifetime;
 * the token is returned this once (LNK-3). A link that staff make depends on their account and areas.
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT for an order that is over, or with too many links
 */
function createLink(
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

/** The one order that a link leads to, as its customer sees it, without the phone number. @throws NOT_FOUND */
async function linkedOrder(
  deps: Pick<Deps, 'db' | 'now'>,
  link: SentLink | undefined,
): Promise<z.infer<typeof orderDetailSchema>> {
  if (link === 'ended') throw new AppError('NOT_FOUND', linkEnded)
  if (!link) throw notFound()
  const order = await orderForCustomer(deps, link.orderId)
  return { ...order, appUser: { ...order.appUser, phoneNumber: '' } }
}

/** The links of an order, newest first, revoked ones too. @throws NOT_FOUND, FORBIDDEN */
async function listLinks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  orderId: number,
): Promise<z.infer<typeof orderLinkSchema>[]> {
  await assertOrderParty(db, { caller }, orderId)
  const rows = await db.orderLink.findMany({
    where: { orderId },
    orderBy: { id: 'desc' },
    include: linkParts,
  })
  return rows.map((row) => toOrderLink(row, now()))
}

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
 * Ends a link at once; an ended one stays so. After a link that a quote's link opened, that opens no other
 * one until staff or the customer allow it (LNK-3).
 * @throws NOT_FOUND also for a link of another order; FORBIDDEN
 */
function revokeLink(
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
 * Lets the quote's link open this order again, after a link that it had opened was ended (LNK-3).
 * @throws NOT_FOUND also for a link of another order; FORBIDDEN
 */
function allowAgain(
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
 * A staff member who may read the order takes a link over, so that it depends on their account and areas from
 * now on; it works as before for its holder (LNK-4).
 * @throws NOT_FOUND also for one that was ended or isn't the staff's; FORBIDDEN
 */
function keepLink(
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
