import { z } from 'zod'
import { callerOf, procedure, router } from '../../api/trpc.ts'
import { flag, id, maybe, phone, text } from '../../lib/fields.ts'
import { paged, paginate, pagingFields, window } from '../../lib/paging.ts'
import { contactRequestParts, contactRequestSchema, toContactRequest } from './contact-request-shape.ts'
import { markContactRequest } from './mark-contact-request.ts'
import { sendContactRequest } from './send-contact-request.ts'

/** The callback forms and their inbox (api-contract, routes). */
export const contactRequestsRouter = router({
  send: procedure({
    access: 'public',
    rest: { method: 'POST', path: '/Contact/sendinfoforcontact', summary: 'Ask to be called back' },
  })
    .input(
      z.object({
        name: text(100, { min: 1 }),
        phoneNumber: phone,
        // A field that people don't see; only programs fill it in.
        website: z.unknown().optional(),
      }),
    )
    .output(z.object({ received: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await sendContactRequest(ctx.deps, ctx.address, input)
      return { received: true }
    }),
  list: procedure({
    access: ['contact'],
    rest: {
      method: 'GET',
      path: '/contact/requests',
      summary: 'The inbox, newest first; handled: only those',
    },
  })
    .input(z.object({ ...pagingFields, handled: maybe(flag) }))
    .output(paged(contactRequestSchema))
    .query(async ({ ctx, input }) => {
      const { contactRequest } = ctx.deps.db
      const { handled } = input
      const where = handled === undefined ? {} : { handledAt: handled ? { not: null } : null }
      const [rows, total] = await Promise.all([
        contactRequest.findMany({
          where,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          include: contactRequestParts,
          ...window(input),
        }),
        contactRequest.count({ where }),
      ])
      return paginate(rows.map(toContactRequest), total, input)
    }),
  update: procedure({
    access: ['contact'],
    rest: { method: 'PUT', path: '/contact/requests/:id', summary: 'Mark a request as handled or open' },
  })
    .input(z.object({ id, handled: flag }))
    .output(contactRequestSchema)
    .mutation(({ ctx, input }) => markContactRequest(ctx.deps, callerOf(ctx).id, input)),
})
