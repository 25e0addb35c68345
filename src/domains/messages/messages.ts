import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { procedure, router } from '../../procedures/procedure.ts'
import { makeTicket, ticketSchema } from '../artwork/download-ticket.ts'
import { fileFields, postFields, readFields } from './message-input.ts'
import { threadSchema } from './message-output.ts'
import { postMessage } from './post-message.ts'
import { keptAttachment, markRead, readMessages } from './read-messages.ts'
import { messageTemplates } from './templates.ts'

/** What the customer and the company write to each other about an order; internal notes are apart (orders). */
export const messagesRouter = router({
  ofOrder: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/:id/messages',
      summary: 'What the customer and the company wrote about an order, the 500 newest, oldest first',
    },
  })
    .input(z.object({ id }))
    .output(threadSchema)
    .query(({ ctx, input }) => readMessages(ctx.deps, ctx, input.id)),
  post: procedure({
    access: 'orderParty',
    limit: 'messageAccount',
    rest: {
      method: 'POST',
      path: '/order/:id/messages',
      status: 201,
      headers: {
        'Idempotency-Key': 'A repeat with the same key answers the thread and writes no second message.',
      },
      summary: 'Write to the other side; `uploads` are files that came with the purpose `message`',
      example: { text: 'Nə vaxt hazır olacaq?' },
    },
  })
    .input(postFields)
    .output(threadSchema)
    .mutation(async ({ ctx, input }) => {
      await postMessage(ctx.deps, ctx, { ...input, idempotencyKey: ctx.idempotencyKey })
      return readMessages(ctx.deps, ctx, input.id)
    }),
  read: procedure({
    access: 'orderParty',
    rest: {
      method: 'PUT',
      path: '/order/:id/messages/read',
      summary: 'What the other side wrote has been read, up to a message (`upTo`)',
      example: { upTo: 12 },
    },
  })
    .input(readFields)
    .output(threadSchema)
    .mutation(async ({ ctx, input }) => {
      await markRead(ctx.deps, ctx, input)
      return readMessages(ctx.deps, ctx, input.id)
    }),
  ticket: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/messages/files/:fileId/ticket',
      status: 201,
      summary: 'An address from which a browser itself loads a file of a message; it holds for a minute',
    },
  })
    .input(fileFields)
    .output(ticketSchema)
    .mutation(({ ctx, input: { id: orderId, fileId } }) =>
      makeTicket(ctx.deps, ctx, { orderId, fileId, purpose: 'message', find: keptAttachment }),
    ),
  ...messageTemplates,
})
