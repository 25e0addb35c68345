import { z } from 'zod'
import { callerOf, procedure, router } from '../../api/trpc.ts'
import { flag, id, maybe, phone, text } from '../../lib/fields.ts'
import { paged, pagingFields } from '../../lib/paging.ts'
import { contactRequestSchema } from './contact-request-shape.ts'
import { listContactRequests } from './list-contact-requests.ts'
import { sendContactRequest } from './send-contact-request.ts'
import { updateContactRequest } from './update-contact-request.ts'

/** `handled` or a note, else there is nothing to do; `noteWas`: refuse when somebody has changed it since. */
const updateFields = z
  .object({ id, handled: flag.optional(), note: text(2000).optional(), noteWas: text(2000).optional() })
  .refine(({ handled, note }) => handled !== undefined || note !== undefined, { path: ['handled'] })

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
      summary: 'The inbox, newest first; handled: only those; search: by name, phone or note',
    },
  })
    .input(z.object({ ...pagingFields, handled: maybe(flag), search: maybe(text(200)) }))
    .output(paged(contactRequestSchema))
    .query(({ ctx, input }) => listContactRequests(ctx.deps.db, input)),
  update: procedure({
    access: ['contact'],
    rest: {
      method: 'PUT',
      path: '/contact/requests/:id',
      summary: 'Mark a request as handled or open, note something',
    },
  })
    .input(updateFields)
    .output(contactRequestSchema)
    .mutation(({ ctx, input }) => updateContactRequest(ctx.deps, callerOf(ctx).id, input)),
})
