import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { orderDetailSchema } from '../orders/order-detail.ts'
import { createLink } from './create-link.ts'
import { linkedOrder } from './linked-order.ts'
import { listLinks } from './list-links.ts'
import { newOrderLinkSchema, orderLinkSchema } from './order-link-output.ts'
import { revokeLink } from './revoke-link.ts'

/** Secret links to one order, for whoever follows it without an account. */
export const orderLinksRouter = router({
  order: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/linked',
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
      summary: 'Make a secret link to an order; its token is answered only here',
    },
  })
    .input(z.object({ id }))
    .output(newOrderLinkSchema)
    .mutation(({ ctx, input }) => createLink(ctx.deps, callerOf(ctx), input.id)),
  revoke: procedure({
    access: 'user',
    rest: { method: 'DELETE', path: '/order/:id/links/:linkId', summary: 'End a link at once' },
  })
    .input(z.object({ id, linkId: id }))
    .output(orderLinkSchema)
    .mutation(({ ctx, input }) => revokeLink(ctx.deps, callerOf(ctx), input)),
})
