import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { toDay } from '../production/production-output.ts'
import { type ContentOf, contentOf, linesIn } from './document-content.ts'
import { correctionLines } from './document-lines.ts'
import { shownNumber } from './document-number.ts'
import { type DocumentView, toDocument } from './document-output.ts'
import { holdDocumentOrders } from './read-parties.ts'
import { writeDocument } from './write-document.ts'

const onlyActs: Message = /*i18n*/ {
  id: 'documents.onlyActs',
  message: 'Only an act is corrected: an invoice is voided, and a new one is issued.',
}
const isVoided: Message = /*i18n*/ { id: 'documents.isVoided', message: 'This document was voided.' }
const asItSays: Message = /*i18n*/ {
  id: 'documents.asItSays',
  message: 'The orders cost what this document says, so there is nothing to correct.',
}

/**
 * Corrects an act after a refund or another price: the lines say by how much each order costs more or less than the
 * act and earlier corrections of it say (DOC-10). Its seller and buyer are those of the act.
 * @throws NOT_FOUND; CONFLICT for another kind, one that was voided or emptied, and where nothing differs
 */
export function issueCorrection(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { id, reason }: { id: number; reason: string },
): Promise<DocumentView> {
  const at = now()
  return db.$transaction(async (tx) => {
    const act = await tx.document.findUnique({ where: { id }, include: { orders: true } })
    if (!act) throw notFound()
    if (act.kind !== 'act') throw new AppError('CONFLICT', onlyActs)
    const orders = await holdDocumentOrders(
      tx,
      act.orders.map(({ orderId }) => orderId),
    )
    // Only now, when no other call is at these orders.
    const said = await tx.document.findMany({ where: { OR: [{ id }, { ofId: id }], voidedAt: null } })
    if (said.every((document) => document.id !== id)) throw new AppError('CONFLICT', isVoided)
    const { seller, buyer, language } = contentOf(act)
    const before = said.flatMap((document) => linesIn(document.content))
    const lines = correctionLines(orders, before, seller.taxKind)
    if (lines.length === 0) throw new AppError('CONFLICT', asItSays)
    const of = { number: shownNumber(act), day: toDay(act.day) }
    const content: ContentOf<'correction'> = {
      kind: 'correction',
      seller,
      buyer,
      language,
      lines,
      of,
      reason,
    }
    const { userId, buyerId } = act
    return toDocument(
      await writeDocument(tx, { userId, buyerId, content, at, issuedById: caller.id, ofId: id, emails }),
    )
  })
}
