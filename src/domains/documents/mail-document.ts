import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { mailReachOf } from '../customers/mail-reach.ts'
import { documentFile, type FileDeps } from './document-file.ts'
import { shownNumber } from './document-number.ts'
import { type DocumentRow, type DocumentView, documentParts, toDocument } from './document-output.ts'

type Emails = Pick<Deps['emails'], 'enqueue'>

const noAddress: Message = /*i18n*/ {
  id: 'documents.noMailAddress',
  message: 'This customer has no e-mail address. Give them the PDF in another way.',
}
const unconfirmedAddress: Message = /*i18n*/ {
  id: 'documents.unconfirmedMailAddress',
  message: 'This customer has not confirmed the e-mail address. Give them the PDF in another way.',
}
const noUse: Message = /*i18n*/ {
  id: 'documents.noUseToSend',
  message: 'This document counts no more, so it isn’t sent.',
}

/** Queues the email with a document, in the transaction that issues it or after (DOC-36). */
export async function mailDocument(emails: Emails, tx: Transaction, document: DocumentRow): Promise<void> {
  const { id: documentId, buyerId, orders } = document
  // A statement names no orders: it is about those of its company.
  const orderId =
    orders[0]?.orderId ??
    (await tx.order.findFirst({ where: { buyerId }, orderBy: { id: 'desc' }, select: { id: true } }))?.id
  if (orderId === undefined) return
  await emails.enqueue(tx, {
    kind: 'documentIssued',
    orderId,
    documentId,
    number: shownNumber(document),
  })
}

/** The PDF that an email takes along. */
export const pdfForEmail = (deps: FileDeps) => async (documentId: number) => {
  const document = await deps.db.document.findUniqueOrThrow({ where: { id: documentId } })
  const { fileName, contentType, content } = await documentFile(deps, document)
  return { fileName, contentType, content: Buffer.from(content, 'base64') }
}

/**
 * Staff send a document to its customer, also once more (DOC-36); it stands in the history.
 * @throws NOT_FOUND; CONFLICT when it counts no more, or no email reaches the customer; RATE_LIMITED
 */
export async function sendDocument(
  { db, emails, limits }: Pick<Deps, 'db' | 'emails' | 'limits'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<DocumentView> {
  const document = await db.document.findUnique({
    where: { id },
    include: documentParts,
  })
  if (!document) throw notFound()
  if (document.voidedAt !== null) throw new AppError('CONFLICT', noUse)
  const reach = mailReachOf(document.user)
  if (reach !== 'reaches')
    throw new AppError('CONFLICT', reach === 'noAddress' ? noAddress : unconfirmedAddress)
  await limits.consume('documentMail', String(id))
  await db.$transaction(async (tx) => {
    await mailDocument(emails, tx, document)
    await writeEntry(tx, {
      by: caller.id,
      kind: 'document',
      id,
      name: shownNumber(document),
      act: 'changed',
      changes: { isMailed: [false, true] },
    })
  })
  return toDocument(document)
}
