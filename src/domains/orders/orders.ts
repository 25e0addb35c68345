import { z } from 'zod'
import { callerOf, procedure, router } from '../../api/trpc.ts'
import { id, maybe, text } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { paged } from '../../lib/paging.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmAsSuggested, confirmOrder } from './confirm-order.ts'
import { correctPrice } from './correct-price.ts'
import { exportFields, exportOrders, exportTypes } from './export-orders.ts'
import {
  orderedServiceSchema,
  orderedServices,
  orderingCustomerSchema,
  orderingCustomers,
} from './filter-choices.ts'
import {
  allOrders,
  countFields,
  listedOrderSchema,
  listFields,
  statusCountSchema,
  statusCounts,
} from './list-orders.ts'
import { eachOrder, resultsSchema } from './many-orders.ts'
import { moveOrder } from './move-order.ts'
import { orderDetail, orderDetailSchema } from './order-detail.ts'
import {
  cancelFields,
  cancelManyFields,
  confirmFields,
  editNoteFields,
  manyFields,
  moveManyFields,
  noteFields,
  paperFields,
  placeFields,
  priceFields,
  ticketsFields,
} from './order-input.ts'
import { addNote, editNote, orderNoteSchema } from './order-notes.ts'
import { jobTicketFile, jobTicketsFile, pdfType, quoteFile } from './order-papers.ts'
import { orderSchema } from './order-shape.ts'
import { placeOrder } from './place-order.ts'
import { newOrderSchema, newOrders, newOrdersFields, ordersOf, ordersOfUser } from './read-orders.ts'
import { searchOrders } from './search-orders.ts'
import { areasFor, orderStatusNames } from './transitions.ts'
import { undoMove } from './undo-move.ts'

/** Orders: placing, confirming, following (api-contract, "Orders"). */
export const ordersRouter = router({
  place: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/order',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first order.' },
      summary: 'Place an order',
    },
  })
    .input(placeFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => {
      const { appUserId, serviceId, serviceTypeId = null, count, comment = '' } = input
      const request = { appUserId, serviceId, serviceTypeId, count, comment }
      return placeOrder(ctx.deps, callerOf(ctx).id, request, ctx)
    }),
  mine: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/order/mine', summary: "The caller's own orders, newest first" },
  })
    .output(z.array(orderSchema))
    .query(({ ctx }) => ordersOf(ctx.deps, callerOf(ctx).id)),
  ofUser: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/getuserorders/:userId',
      summary: 'Orders of a user: own, or with area 8 (orders)',
    },
  })
    .input(z.object({ userId: id }))
    .output(z.array(orderSchema))
    .query(({ ctx, input }) => ordersOfUser(ctx.deps, callerOf(ctx), input.userId)),
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
    .query(({ ctx, input }) => orderDetail(ctx.deps, callerOf(ctx), input.id)),
  new: procedure({
    access: ['newOrders'],
    rest: {
      method: 'GET',
      path: '/Order/GetNewOrders',
      summary: 'Orders that wait for a price, newest first; without page and pageSize the 500 oldest',
    },
  })
    .input(newOrdersFields)
    .output(z.array(newOrderSchema))
    .query(async ({ ctx, input }) => {
      const { items, pagination } = await newOrders(ctx.deps, input)
      ctx.answer.pagination = pagination
      return items
    }),
  newCount: procedure({
    access: ['newOrders'],
    rest: { method: 'GET', path: '/Order/GetNewOrdersCount', summary: 'How many orders wait for a price' },
  })
    .output(z.object({ count: z.int() }))
    .query(async ({ ctx }) => ({ count: await ctx.deps.db.order.count({ where: { status: 'Pending' } }) })),
  list: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrders',
      summary:
        'All orders, newest first unless asked otherwise; filters by status, service, client and days in Baku',
    },
  })
    .input(listFields)
    .output(paged(listedOrderSchema))
    .query(({ ctx, input }) => allOrders(ctx.deps, input)),
  statusCounts: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderStatusCounts',
      summary: 'How many orders each status has, and what they cost together; filters as of all orders',
    },
  })
    .input(countFields)
    .output(z.array(statusCountSchema))
    .query(({ ctx, input }) => statusCounts(ctx.deps.db, input)),
  search: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderBySearchName',
      summary: 'Orders by client, phone, service, product or id',
    },
  })
    .input(z.object({ name: text(200).default('') }))
    .output(z.array(orderSchema))
    .query(({ ctx, input }) => searchOrders(ctx.deps.db, input.name)),
  export: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/order/export',
      file: Object.values(exportTypes),
      summary: 'The filtered orders as a table, XLSX or CSV, in the language of the request; at most 10,000',
    },
  })
    .input(exportFields)
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      await writeReading(ctx, 'ordersExported')
      return exportOrders(ctx.deps, input, ctx.language)
    }),
  services: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderServices',
      summary: 'Services that were ordered, to filter by',
    },
  })
    .output(z.array(orderedServiceSchema))
    .query(({ ctx }) => orderedServices(ctx.deps.db)),
  customers: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderCustomers',
      summary: 'Clients who have ordered, to filter by: one by id, or at most 20 by name, surname or phone',
    },
  })
    .input(z.object({ name: maybe(text(200)), appUserId: maybe(id) }))
    .output(z.array(orderingCustomerSchema))
    .query(({ ctx, input }) => orderingCustomers(ctx.deps.db, input)),
  jobTicket: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/order/:id/jobticket.pdf',
      file: [pdfType],
      summary: "The job ticket as a PDF, in the client's language unless another is asked for",
    },
  })
    .input(paperFields)
    .output(fileSchema)
    .query(({ ctx, input }) => jobTicketFile(ctx.deps, callerOf(ctx), input)),
  jobTickets: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/order/jobtickets.pdf',
      file: [pdfType],
      summary: 'The job tickets of several orders (`ids`, at most 100) as one PDF, a page each',
    },
  })
    .input(ticketsFields)
    .output(fileSchema)
    .query(({ ctx, input }) => jobTicketsFile(ctx.deps, callerOf(ctx), input)),
  quote: procedure({
    access: 'user',
    limit: 'paperAccount',
    rest: {
      method: 'GET',
      path: '/order/:id/quote.pdf',
      file: [pdfType],
      summary:
        'The price quote as a PDF: of an own order, or with area 8 (orders), while it is new also with 7 (newOrders)',
    },
  })
    .input(paperFields)
    .output(fileSchema)
    .query(({ ctx, input }) => quoteFile(ctx.deps, callerOf(ctx), input)),
  addNote: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/notes',
      status: 201,
      summary: 'Add an internal note, which no client ever reads',
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
  confirm: procedure({
    access: areasFor('confirm'),
    rest: { method: 'PUT', path: '/order', summary: 'Accept a new order at a price' },
  })
    .input(confirmFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => confirmOrder(ctx.deps, callerOf(ctx).id, input)),
  cancel: procedure({
    access: areasFor('cancel'),
    rest: {
      method: 'DELETE',
      path: '/order/:id',
      summary: 'Cancel a new or an accepted order; the client reads the reason',
    },
  })
    .input(cancelFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => cancelOrder(ctx.deps, callerOf(ctx), input)),
  move: procedure({
    access: areasFor('move'),
    rest: {
      method: 'PUT',
      path: '/order/:id/status',
      summary: 'Move an accepted order on: Accepted, InProduction, Ready, Completed',
    },
  })
    .input(z.object({ id, status: z.enum(orderStatusNames) }))
    .output(orderSchema)
    .mutation(({ ctx, input }) => moveOrder(ctx.deps, callerOf(ctx).id, input)),
  undo: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/undo',
      summary:
        "Take back one's own last move within 10 seconds, while nothing else has happened to the order",
    },
  })
    .input(z.object({ id }))
    .output(orderSchema)
    .mutation(({ ctx, input }) => undoMove(ctx.deps, callerOf(ctx), input.id)),
  correctPrice: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/price',
      summary: 'Correct the price of an accepted order that is not completed; the client reads the reason',
    },
  })
    .input(priceFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => correctPrice(ctx.deps, callerOf(ctx).id, input)),
  confirmMany: procedure({
    access: areasFor('confirm'),
    rest: {
      method: 'PUT',
      path: '/order/many',
      summary: 'Accept new orders (`ids`, at most 100) at their suggested prices; what became of each',
    },
  })
    .input(manyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input }) =>
      eachOrder(input.ids, ctx.language, (id) => confirmAsSuggested(ctx.deps, callerOf(ctx).id, id)),
    ),
  cancelMany: procedure({
    access: areasFor('cancel'),
    rest: {
      method: 'DELETE',
      path: '/order/many',
      summary: 'Cancel new or accepted orders (`ids`, at most 100) for one reason; what became of each',
    },
  })
    .input(cancelManyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input: { ids, reason } }) =>
      eachOrder(ids, ctx.language, (id) => cancelOrder(ctx.deps, callerOf(ctx), { id, reason })),
    ),
  moveMany: procedure({
    access: areasFor('move'),
    rest: {
      method: 'PUT',
      path: '/order/many/status',
      summary: 'Move accepted orders (`ids`, at most 100) on to one status; what became of each',
    },
  })
    .input(moveManyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input: { ids, status } }) =>
      eachOrder(ids, ctx.language, (id) => moveOrder(ctx.deps, callerOf(ctx).id, { id, status })),
    ),
  undoMany: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/many/undo',
      summary: "Take back one's own last move of each of several orders (`ids`, at most 100)",
    },
  })
    .input(manyFields)
    .output(resultsSchema)
    .mutation(({ ctx, input }) =>
      eachOrder(input.ids, ctx.language, (id) => undoMove(ctx.deps, callerOf(ctx), id)),
    ),
})
