import { z } from 'zod'
import { maybe, text } from '../../lib/fields.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { orderDetailSchema } from '../orders/order-detail.ts'
import { createLink } from './create-link.ts'
import { linkLifeDays } from './link-state.ts'
import { linkedOrder } from './linked-order.ts'
import { listLinks } from './list-links.ts'
import { newOrderLinkSchema, orderLinkSchema } from './order-link-output.ts'
import { allowAgain, keepLink, revokeLink } from './revoke-link.ts'

/** Secret links to one order, for whoever follows it without an account. */
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
