import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { referenceOf } from '../payment-requests/payment-reference.ts'
import { toDay } from '../production/production-output.ts'
import type { ContentOf } from './document-content.ts'
import { invoiceLines } from './document-lines.ts'
import { type DocumentRow, documentParts } from './document-output.ts'
import { buyerOf, holdDocumentOrders, issuingSeller, secondLanguage } from './read-parties.ts'
import { writeDocument } from './write-document.ts'

const notAsked: Message = /*i18n*/ {
  id: 'documents.notAsked',
  message: 'Nothing is asked for by this request any more, so there is no invoice of it.',
}

type Asked = { requestId: number; issuedById: number | null }
type Issuing = Asked & { at: Date; emails: Pick<Deps['emails'], 'enqueue'> | null }

/**
 * The invoice of what is asked for: the one that there is, or a new one (DOC-5).
 * @throws NOT_FOUND; CONFLICT for a request that has ended, and while requisites are missing
 */
export const invoiceOf = (
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  asked: Asked,
): Promise<DocumentRow> => db.$transaction((tx) => invoiceIn(tx, { ...asked, at: now(), emails }))

/** {@link invoiceOf} inside an open transaction. */
export async function invoiceIn(
  tx: Transaction,
  { requestId, issuedById, at, emails }: Issuing,
): Promise<DocumentRow> {
  const request = await tx.paymentRequest.findUnique({
    where: { id: requestId },
    include: { lines: { orderBy: { orderId: 'asc' } } },
  })
  if (!request || request.kind === 'hold') throw notFound()
  const orders = await holdDocumentOrders(
    tx,
    request.lines.map(({ orderId }) => orderId),
  )
  // Only now, when no other call is at these orders: it may just have been issued, or the request have ended.
  const [now] = await tx.$queryRaw<{ state: string }[]>`
    SELECT state::text AS state FROM payment_requests WHERE id = ${requestId} FOR SHARE`
  const issued = await tx.document.findFirst({
    where: { requestId, kind: 'invoice', voidedAt: null },
    include: documentParts,
  })
  if (issued) return issued
  if (now?.state !== 'Open' && now?.state !== 'Paid') throw new AppError('CONFLICT', notAsked)
  const seller = await issuingSeller(tx, at)
  const { buyerId, buyer } = buyerOf(orders)
  const amounts = new Map(request.lines.map(({ orderId, amount }) => [orderId, amount]))
  const content: ContentOf<'invoice'> = {
    kind: 'invoice',
    seller,
    buyer,
    language: secondLanguage(orders),
    lines: invoiceLines(orders, amounts, seller.taxKind),
    asks: request.kind,
    reference: referenceOf(requestId),
    dueOn: request.dueOn && toDay(request.dueOn),
  }
  return writeDocument(tx, { userId: request.userId, buyerId, content, at, issuedById, requestId, emails })
}
