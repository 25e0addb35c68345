import type { Transaction } from '../../db/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { maxInteger } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { type ContentOf, type DocumentContent, sumsOf } from './document-content.ts'
import { grossByOrder } from './document-lines.ts'
import { type DocumentKind, shownNumber } from './document-number.ts'
import { type DocumentRow, documentParts } from './document-output.ts'
import { mailDocument } from './mail-document.ts'

type Writing = {
  userId: number
  buyerId: number | null
  content: DocumentContent
  at: Date
  /** The staff member who issues it; null: the customer, or by rule. */
  issuedById: number | null
  requestId?: number
  /** Queues the email to a company's customer (DOC-36); null sends none, as in the demo. */
  emails: Pick<Deps['emails'], 'enqueue'> | null
  ofId?: number
}

const tooMuch: Message = /*i18n*/ {
  id: 'documents.tooMuch',
  message: 'One document says at most 21,474,836.47 AZN: issue several of them.',
}

/**
 * Issues a document: its number is taken in this transaction, so that none is left out and none is given twice,
 * whatever becomes of the transaction (DOC-4). Nobody else gets a number of that kind until it ends.
 * @throws CONFLICT when it is of more money than a document can say
 */
export async function writeDocument(
  tx: Transaction,
  { content, at, emails, ...document }: Writing,
): Promise<DocumentRow> {
  const sums = sumsOf(content)
  if (Math.abs(sums.gross) > maxInteger) throw new AppError('CONFLICT', tooMuch)
  const day = bakuDay(at)
  const { kind } = content
  const year = day.getUTCFullYear()
  const number = await nextNumber(tx, kind, year)
  const { voen } = content.buyer
  const issued = await tx.document.create({
    include: documentParts,
    data: {
      ...document,
      kind,
      year,
      number,
      day,
      content,
      ...sums,
      buyerName: content.buyer.name,
      buyerVoen: voen,
      createdAt: at,
      orders: { create: content.kind === 'statement' ? [] : grossOfOrders(content) },
    },
  })
  const { id, issuedById } = issued
  if (issuedById !== null)
    await writeEntry(tx, {
      by: issuedById,
      kind: 'document',
      id,
      name: shownNumber(issued),
      act: 'created',
      changes: {},
    })
  if (emails && issued.buyerId !== null) await mailDocument(emails, tx, issued)
  return issued
}

async function nextNumber(tx: Transaction, kind: DocumentKind, year: number): Promise<number> {
  const [series] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO number_series AS s (kind, year, last) VALUES (${kind}::document_kind, ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = s.last + 1 RETURNING last`
  if (!series) throw new TypeError('what is inserted is returned')
  return series.last
}

const grossOfOrders = ({ lines }: ContentOf<'invoice' | 'act' | 'correction'>) =>
  [...grossByOrder(lines)].map(([orderId, gross]) => ({ orderId, gross }))
