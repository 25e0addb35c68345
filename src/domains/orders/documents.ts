import { fileSchema } from '../../lib/file-answer.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { jobTicketFile, jobTicketsFile, pdfType, quoteFile } from './order-documents.ts'
import { documentFields, ticketsFields } from './order-input.ts'

/** Job tickets and quotes, as PDF. */
export const orderDocuments = {
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
