import { z } from 'zod'
import { flag, line, maybe } from '../../lib/fields.ts'
import { paged, pagingFields } from '../../lib/paging.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { sendContactRequest, updateContactRequest } from './contact-request-acts.ts'
import { changedContactRequestSchema, newContactRequestSchema } from './contact-request-input.ts'
import { contactRequestSchema } from './contact-request-output.ts'
import { listContactRequests } from './list-contact-requests.ts'

/** The callback forms and their inbox (SITE-4, SITE-5). */
export const contactRequestsRouter = router({
  send: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Contact/sendinfoforcontact',
      summary: 'Ask to be called back',
      example: { name: 'Leyla', phoneNumber: '+994501234567' },
      headers: { 'Idempotency-Key': 'A repeat with the same key, name and number is kept once.' },
    },
  })
    .input(newContactRequestSchema)
    .output(z.object({ received: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      const { address, idempotencyKey } = ctx
      await sendContactRequest(ctx.deps, { ...input, address, idempotencyKey })
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
    .input(z.object({ ...pagingFields, handled: maybe(flag), search: maybe(line(200)) }))
    .output(paged(contactRequestSchema))
    .query(({ ctx, input }) => listContactRequests(ctx.deps, input)),
  update: procedure({
    access: ['contact'],
    rest: {
      method: 'PUT',
      path: '/contact/requests/:id',
      summary: 'Mark a request as handled or open, note something',
      example: { handled: true, note: 'Zəng edildi' },
    },
  })
    .input(changedContactRequestSchema)
    .output(contactRequestSchema)
    .mutation(({ ctx, input }) => updateContactRequest(ctx.deps, callerOf(ctx), input)),
})
