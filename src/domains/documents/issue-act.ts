import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { stageOf } from '../order-status/statuses.ts'
import type { ContentOf } from './document-content.ts'
import { actLines } from './document-lines.ts'
import { shownNumber } from './document-number.ts'
import { type DocumentRow, type DocumentView, toDocument } from './document-output.ts'
import {
  buyerOf,
  type DocumentOrder,
  holdDocumentOrders,
  issuingSeller,
  secondLanguage,
} from './read-parties.ts'
import { writeDocument } from './write-document.ts'

const notDone: Message = /*i18n*/ {
  id: 'documents.notDone',
  message: 'Order No. {order} isn’t completed yet: an act is of works that were handed over.',
}
const hasAct: Message = /*i18n*/ {
  id: 'documents.hasAct',
  message: 'Order No. {order} stands in act {number} already.',
}
const severalBuyers: Message = /*i18n*/ {
  id: 'documents.severalBuyers',
  message: 'These orders aren’t paid for by one company: issue an act for each.',
}
const noCompany: Message = /*i18n*/ {
  id: 'documents.noCompany',
  message: 'No company pays for order No. {order}, so there is no act of it.',
}

/**
 * The act of acceptance of completed orders of one company, several in one (DOC-9).
 * @throws NOT_FOUND; CONFLICT where one isn't completed, stands in an act already, no company or another one pays for
 * it, and while requisites are missing
 */
export function issueAct(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { orderIds }: { orderIds: readonly number[] },
): Promise<DocumentView> {
  const at = now()
  return db.$transaction(async (tx) =>
    toDocument(await actIn(tx, { orderIds, issuedById: caller.id, at, emails })),
  )
}

type Issuing = {
  orderIds: readonly number[]
  issuedById: number | null
  at: Date
  emails: Pick<Deps['emails'], 'enqueue'> | null
}

/** {@link issueAct} inside an open transaction. */
export async function actIn(
  tx: Transaction,
  { orderIds, issuedById, at, emails }: Issuing,
): Promise<DocumentRow> {
  const orders = await holdDocumentOrders(tx, orderIds)
  const [first] = orders
  if (!first || orders.length !== new Set(orderIds).size) throw notFound()
  const { buyerId, buyer } = await assertOneCompany(tx, orders)
  const seller = await issuingSeller(tx, at)
  const content: ContentOf<'act'> = {
    kind: 'act',
    seller,
    buyer,
    language: secondLanguage(orders),
    lines: actLines(orders, seller.taxKind),
  }
  return writeDocument(tx, { userId: first.userId, buyerId, content, at, issuedById, emails })
}

async function assertOneCompany(tx: Transaction, orders: readonly DocumentOrder[]) {
  for (const { id, status, buyer } of orders) {
    const values = { order: String(id) }
    if (stageOf(status) !== 'done') throw new AppError('CONFLICT', { ...notDone, values })
    if (buyer === null) throw new AppError('CONFLICT', { ...noCompany, values })
  }
  const found = buyerOf(orders)
  if (found.buyerId === null) throw new AppError('CONFLICT', severalBuyers)
  const taken = await tx.documentOrder.findFirst({
    where: {
      orderId: { in: orders.map(({ id }) => id) },
      document: { kind: 'act', voidedAt: null },
    },
    include: { document: true },
  })
  if (taken) {
    const values = { order: String(taken.orderId), number: shownNumber(taken.document) }
    throw new AppError('CONFLICT', { ...hasAct, values })
  }
  return found
}
