import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { id } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { pagingAliases } from '../../lib/paging.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { linkedPayment } from '../card-payments/payment-links.ts'
import { pdfType } from '../orders/order-documents.ts'
import { documentFile, type FileDeps } from './document-file.ts'
import { actFields, documentListFields, reasonFields, statementFields } from './document-input.ts'
import { type DocumentView, documentSchema, toDocument, toOwnDocument } from './document-output.ts'
import { issueAct } from './issue-act.ts'
import { issueCorrection } from './issue-correction.ts'
import { invoiceOf } from './issue-invoice.ts'
import { issueStatement } from './issue-statement.ts'
import {
  countDocuments,
  documentBuyersSchema,
  documentCountsSchema,
  documentsSchema,
  listDocumentBuyers,
  listDocuments,
  listDocumentsOfOrder,
  listOwnDocuments,
  listWorksToAccept,
  worksToAcceptSchema,
} from './list-documents.ts'
import { sendDocument } from './mail-document.ts'
import { receiptFile } from './receipt.ts'
import { voidDocument } from './void-document.ts'

/** Whoever corrects a document has areas 8 and 9. */
const decides = { all: ['orders', 'discounts'] } as const

/** The PDF of a document, for its customer and staff. @throws NOT_FOUND; CONFLICT once it was emptied */
async function readFile(deps: FileDeps, caller: Caller, { id }: { id: number }) {
  const document = await deps.db.document.findUnique({ where: { id } })
  if (!document || !(document.userId === caller.id || can(caller, 'orders'))) throw notFound()
  return documentFile(deps, document)
}

/** The invoice of a request, for its customer and staff; issued when it isn't yet. @throws as {@link invoiceOf} */
async function issueInvoice(
  deps: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Caller,
  { requestId }: { requestId: number },
): Promise<DocumentView> {
  const request = await deps.db.paymentRequest.findUnique({
    where: { id: requestId },
    select: { userId: true },
  })
  const isOwn = request?.userId === caller.id
  if (!request || !(isOwn || can(caller, 'orders'))) throw notFound()
  const row = await invoiceOf(deps, { requestId, issuedById: isOwn ? null : caller.id })
  return isOwn ? toOwnDocument(row) : toDocument(row)
}

/** Invoices, acts, statements, corrections and receipts. */
export const documentsRouter = router({
  list: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/documents',
      aliases: pagingAliases,
      summary: 'Issued documents, the newest first',
    },
  })
    .input(documentListFields)
    .output(documentsSchema)
    .query(({ ctx, input }) => listDocuments(ctx.deps, input)),
  counts: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/documents/counts',
      summary: 'How many documents of each kind were issued, and how many payments have a receipt',
    },
  })
    .output(documentCountsSchema)
    .query(({ ctx }) => countDocuments(ctx.deps)),
  own: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/documents/own', summary: 'The caller’s documents, the newest first' },
  })
    .output(z.array(documentSchema))
    .query(({ ctx }) => listOwnDocuments(ctx.deps, callerOf(ctx))),
  ofOrder: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/order/:id/documents', summary: 'The documents of an order' },
  })
    .input(z.object({ id }))
    .output(z.array(documentSchema))
    .query(({ ctx, input }) => listDocumentsOfOrder(ctx.deps, callerOf(ctx), input)),
  toAccept: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/documents/works',
      summary: 'Completed orders of companies that stand in no act yet',
    },
  })
    .output(worksToAcceptSchema)
    .query(({ ctx }) => listWorksToAccept(ctx.deps)),
  buyers: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/documents/buyers', summary: 'Companies that pay for orders' },
  })
    .output(documentBuyersSchema)
    .query(({ ctx }) => listDocumentBuyers(ctx.deps)),
  file: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/documents/:id/document.pdf',
      errors: ['CONFLICT'],
      file: [pdfType],
      summary: 'A document as PDF',
    },
  })
    .input(z.object({ id }))
    .output(fileSchema)
    .query(({ ctx, input }) => readFile(ctx.deps, callerOf(ctx), input)),
  receipt: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/payment/:id/receipt.pdf',
      summary: 'Our receipt of a payment as PDF; no fiscal one',
      file: [pdfType],
    },
  })
    .input(z.object({ id }))
    .output(fileSchema)
    .query(({ ctx, input }) => receiptFile(ctx.deps, callerOf(ctx), input)),
  invoice: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/documents/invoice',
      status: 201,
      summary: 'The invoice of what is asked for: the one that there is, or a new one',
      example: { requestId: 12 },
    },
  })
    .input(z.object({ requestId: id }))
    .output(documentSchema)
    .mutation(({ ctx, input }) => issueInvoice(ctx.deps, callerOf(ctx), input)),
  linkedInvoice: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/payment/linked/invoice.pdf',
      headers: { 'X-Payment-Link': "The token of the request's link." },
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: 'The invoice of what the link in the header asks for, as PDF',
      file: [pdfType],
    },
  })
    .output(fileSchema)
    .mutation(async ({ ctx }) => {
      const { requestId } = await linkedPayment(ctx)
      return documentFile(ctx.deps, await invoiceOf(ctx.deps, { requestId, issuedById: null }))
    }),
  issueAct: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/documents/act',
      status: 201,
      summary: 'Issue the act of acceptance of completed orders of one company',
      example: { orderIds: [1266, 1267] },
    },
  })
    .input(actFields)
    .output(documentSchema)
    .mutation(({ ctx, input }) => issueAct(ctx.deps, callerOf(ctx), input)),
  issueStatement: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/documents/statement',
      status: 201,
      summary: 'Issue the statement of a company for a span of days',
      example: { buyerId: 1, from: '2026-11-01', to: '2026-11-30' },
    },
  })
    .input(statementFields)
    .output(documentSchema)
    .mutation(({ ctx, input }) => issueStatement(ctx.deps, callerOf(ctx), input)),
  correct: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/documents/:id/correction',
      status: 201,
      summary: 'Correct an act after a refund or another price',
      example: { reason: 'Qiymət razılaşma ilə azaldılıb' },
    },
  })
    .input(reasonFields)
    .output(documentSchema)
    .mutation(({ ctx, input }) => issueCorrection(ctx.deps, callerOf(ctx), input)),
  send: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/documents/:id/send',
      errors: ['CONFLICT', 'RATE_LIMITED'],
      summary: 'Send a document to its client by email, also once more',
    },
  })
    .input(z.object({ id }))
    .output(documentSchema)
    .mutation(({ ctx, input }) => sendDocument(ctx.deps, callerOf(ctx), input)),
  void: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/documents/:id/void',
      summary: 'Void a document that was issued by mistake; it and its number stay',
      example: { reason: 'Alıcının adı səhv yazılıb' },
    },
  })
    .input(reasonFields)
    .output(documentSchema)
    .mutation(({ ctx, input }) => voidDocument(ctx.deps, callerOf(ctx), input)),
})
