import { toAzn } from '../../lib/money.ts'
import { contentSchema } from '../documents/document-content.ts'
import { shownNumber } from '../documents/document-number.ts'
import { toDay } from '../production/production-output.ts'
import type { EqaimeKind } from './eqaime-kinds.ts'
import type { Due } from './eqaime-output.ts'
import type { EqaimeDocument } from './read-eqaime.ts'

type Parts = Pick<Due, 'document' | 'kind' | 'buyer' | 'orderIds' | 'lines' | 'gross' | 'vat'>
type Row = Pick<
  EqaimeDocument,
  | 'id'
  | 'kind'
  | 'year'
  | 'number'
  | 'day'
  | 'buyerId'
  | 'buyerName'
  | 'buyerVoen'
  | 'content'
  | 'gross'
  | 'vat'
> & { orders: { orderId: number }[] }

/** What lists say of a document and its e-qaimə. */
export function toParts(row: Row, kind: EqaimeKind): Parts {
  const content = contentSchema.safeParse(row.content).data
  const lines = content && content.kind !== 'statement' ? content.lines : []
  return {
    document: { id: row.id, number: shownNumber(row), kind: row.kind, day: toDay(row.day) },
    kind,
    buyer: { id: row.buyerId ?? 0, name: row.buyerName, voen: row.buyerVoen },
    orderIds: row.orders.map(({ orderId }) => orderId),
    lines: lines.map(({ orderId, title }) => ({ orderId, title })),
    gross: toAzn(row.gross),
    vat: toAzn(row.vat),
  }
}
