import { z } from 'zod'
import { invalid, type Message } from '../../lib/errors.ts'
import { id, maybe } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { languages } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { orderLists } from './lists.ts'
import { manyMoves } from './many-moves.ts'
import { orderMoves } from './moves.ts'
import { orderDetail, orderDetailSchema } from './order-detail.ts'
import { jobTicketFile, jobTicketsFile, pdfType, quoteFile } from './order-documents.ts'
import { documentFields, editNoteFields, noteFields, placeFields, ticketsFields } from './order-input.ts'
import { addNote, editNote, orderNoteSchema } from './order-notes.ts'
import { orderSchema, readOrderSchema } from './order-output.ts'
import { placeOrder } from './place-order.ts'
import { ordersOfUser } from './read-orders.ts'
import { whatsAppSchema, writeWhatsApp } from './whatsapp-text.ts'

/** Internal notes of an order, which no customer ever reads. */
const orderNotes = {
  addNote: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/notes',
      status: 201,
      summary: 'Add an internal note, which no client ever reads',
      example: { text: 'Zəng etmək lazımdır' },
    },
  })
    .input(noteFields)
    .output(orderNoteSchema)
    .mutation(({ ctx, input }) => addNote(ctx.deps, callerOf(ctx), input)),
  editNote: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/notes/:noteId',
      summary: 'Write an own internal note anew; what it said before is kept',
      example: { text: 'Zəng edildi' },
    },
  })
    .input(editNoteFields)
    .output(orderNoteSchema)
    .mutation(({ ctx, input }) => editNote(ctx.deps, callerOf(ctx), input)),
  deleteNote: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'DELETE',
      path: '/order/:id/notes/:noteId',
      summary: 'Take an own internal note back; what it said is kept in the history',
    },
  })
    .input(editNoteFields.omit({ text: true }))
    .output(orderNoteSchema)
    .mutation(({ ctx, input }) => editNote(ctx.deps, callerOf(ctx), { ...input, text: null })),
}

/** Job tickets and quotes as PDFs. */
const orderDocuments = {
  jobTicket: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/order/:id/jobticket.pdf',
      file: [pdfType],
      summary: "The job ticket as a PDF, in the client's language unless another is asked for",
    },
  })
    .input(documentFields)
    .output(fileSchema)
    .query(({ ctx, input }) => jobTicketFile(ctx.deps, callerOf(ctx), input)),
  jobTickets: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/order/jobtickets.pdf',
      file: [pdfType],
      errors: ['NOT_FOUND'],
      summary: 'The job tickets of several orders (`ids`, at most 100) as one PDF, a page each',
    },
  })
    .input(ticketsFields)
    .output(fileSchema)
    .query(({ ctx, input }) => jobTicketsFile(ctx.deps, callerOf(ctx), input)),
  quote: procedure({
    access: 'user',
    limit: 'documentAccount',
    rest: {
      method: 'GET',
      path: '/order/:id/quote.pdf',
      file: [pdfType],
      errors: ['CONFLICT'],
      summary:
        'The price quote as a PDF: of an own order, or with area 8 (orders), while it is new also with 7 (newOrders)',
    },
  })
    .input(documentFields)
    .output(fileSchema)
    .query(({ ctx, input }) => quoteFile(ctx.deps, callerOf(ctx), input)),
}

/** Orders: placing, following, and what staff do with them; cancelling is with the refunds. */
export const orderProcedures = {
  place: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/order',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first order.' },
      summary: 'Place an order',
      example: {
        serviceId: 2,
        serviceTypeId: 3,
        count: 500,
        comment: 'Cümə gününə',
        options: { choices: { paper: ['matt-170'], fold: ['half'] } },
      },
    },
  })
    .input(placeFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => {
      const {
        appUserId,
        serviceId,
        serviceTypeId = null,
        count,
        comment = '',
        options,
        expectedTotal,
        buyerId,
        delivery,
      } = input
      const { idempotencyKey, language, address } = ctx
      const item = { serviceId, serviceTypeId, count, comment, options }
      const request = { ...item, appUserId, expectedTotal, buyerId, delivery }
      return placeOrder(ctx.deps, callerOf(ctx), { ...request, idempotencyKey, language, address })
    }),
  placed: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/placed',
      headers: { 'Idempotency-Key': 'The key that the order was sent with.' },
      errors: ['VALIDATION'],
      summary: 'The orders that the caller has placed with a key: none where nothing arrived with it',
    },
  })
    .output(z.object({ orders: z.array(id) }))
    .query(({ ctx }) => ordersPlacedWith(ctx.deps, callerOf(ctx), { idempotencyKey: ctx.idempotencyKey })),
  mine: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/order/mine', summary: "The caller's own orders, newest first" },
  })
    .output(z.array(readOrderSchema))
    .query(({ ctx }) => ordersOfUser(ctx.deps, callerOf(ctx), { userId: callerOf(ctx).id })),
  ofUser: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/getuserorders/:userId',
      summary: 'Orders of a user: own, or with area 8 (orders)',
    },
  })
    .input(z.object({ userId: id }))
    .output(z.array(readOrderSchema))
    .query(({ ctx, input }) => ordersOfUser(ctx.deps, callerOf(ctx), input)),
  byId: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/:id',
      summary:
        'An order with what happened to it: own, or with area 8 (orders), while it is new also with 7 (newOrders)',
    },
  })
    .input(z.object({ id }))
    .output(orderDetailSchema)
    .query(({ ctx, input }) => orderDetail(ctx.deps, callerOf(ctx), input)),
  whatsApp: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/order/:id/whatsapp',
      summary: "What to write to an order's customer on WhatsApp about where it stands, in their language",
    },
  })
    .input(z.object({ id, textLanguage: maybe(z.enum(languages)) }))
    .output(whatsAppSchema)
    .query(({ ctx, input }) => writeWhatsApp(ctx.deps, callerOf(ctx), input)),
  ...orderLists,
  ...orderDocuments,
  ...orderNotes,
  ...orderMoves,
  ...manyMoves,
}

const keyMissing: Message = /*i18n*/ {
  id: 'orders.keyMissing',
  message: 'Send the Idempotency-Key of the order.',
}

/**
 * The ids of the orders that an Idempotency-Key of the caller has made, alone or as a purchase, for callers
 * whose answer was lost on its way (ORD-9).
 * @throws VALIDATION without a key
 */
async function ordersPlacedWith(
  { db }: Pick<Deps, 'db'>,
  { id: userId }: Pick<Caller, 'id'>,
  { idempotencyKey }: { idempotencyKey: string | undefined },
): Promise<{ orders: number[] }> {
  const key = readIdempotencyKey(idempotencyKey)
  if (key === undefined) throw invalid('Idempotency-Key', keyMissing)
  const orders = await db.order.findMany({
    where: { OR: [{ key: { userId, key } }, { purchase: { actorId: userId, key } }] },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return { orders: orders.map(({ id }) => id) }
}
