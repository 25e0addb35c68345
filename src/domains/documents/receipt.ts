import { orderNames } from '../../db/order-names.ts'
import { notFound } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import { toLanguage } from '../../lib/languages.ts'
import { type Caller, can } from '../../procedures/access.ts'
import { pdfType } from '../orders/order-documents.ts'
import { readCompany } from '../orders/pdf/company.ts'
import { sellerOn } from '../seller/read-seller.ts'
import type { FileDeps } from './document-file.ts'

const parts = {
  user: true,
  allocations: {
    orderBy: { orderId: 'asc' },
    include: { order: { select: orderNames } },
  },
} as const

/**
 * Our own receipt of a payment, which is no fiscal one: its number is the payment's, and it says what the ledger says
 * (DOC-12).
 * @throws NOT_FOUND, also for another customer's, and for what isn't money that came in
 */
export async function receiptFile(
  deps: FileDeps,
  caller: Caller,
  { id }: { id: number },
): Promise<FileAnswer> {
  const payment = await deps.db.payment.findUnique({ where: { id }, include: parts })
  const isLetIn = payment?.userId === caller.id || can(caller, 'orders')
  if (payment?.kind !== 'payment' || !isLetIn) throw notFound()
  const [company, seller] = await Promise.all([readCompany(deps, 'az'), sellerOn(deps.db, payment.day)])
  const [{ drawDocument }, { receiptSheet }] = await Promise.all([
    import('./pdf/draw-document.ts'),
    import('./pdf/receipt-sheet.ts'),
  ])
  const language = toLanguage(payment.user.language)
  const drawn = await drawDocument(receiptSheet({ payment, company, seller, language }))
  return { fileName: `receipt-${id}.pdf`, contentType: pdfType, content: drawn.toString('base64') }
}
