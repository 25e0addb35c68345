import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { isEnded } from '../tax/eqaime-states.ts'
import { shownNumber } from './document-number.ts'
import { type DocumentView, documentParts, toDocument } from './document-output.ts'

const alreadyVoided: Message = /*i18n*/ {
  id: 'documents.alreadyVoided',
  message: 'This document has been voided already.',
}
const isCorrected: Message = /*i18n*/ {
  id: 'documents.isCorrected',
  message: 'This document was corrected: void the correction first.',
}

const isExported: Message = /*i18n*/ {
  id: 'documents.isExported',
  message:
    'The e-qaimə of this document was exported: correct the document instead, or cancel the e-qaimə in the portal and write its state here first.',
}

/**
 * A document that was issued by mistake counts no more; it and its number stay (DOC-5).
 * @throws NOT_FOUND; CONFLICT when it was voided already, was corrected since, or its e-qaimə was exported and counts
 */
export function voidDocument(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id, reason }: { id: number; reason: string },
): Promise<DocumentView> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM documents WHERE id = ${id} FOR UPDATE`
    const document = await tx.document.findUnique({
      where: { id },
      include: { correctedBy: { where: { voidedAt: null }, select: { id: true } }, eqaime: true },
    })
    if (!document) throw notFound()
    if (document.voidedAt !== null) throw new AppError('CONFLICT', alreadyVoided)
    if (document.correctedBy.length > 0) throw new AppError('CONFLICT', isCorrected)
    if (document.eqaime && !isEnded(document.eqaime)) throw new AppError('CONFLICT', isExported)
    const voided = await tx.document.update({
      where: { id },
      data: { voidedAt: now(), voidedById: caller.id, voidReason: reason },
      include: documentParts,
    })
    const entry = { by: caller.id, kind: 'document', id, name: shownNumber(voided), act: 'changed' } as const
    await writeEntry(tx, { ...entry, changes: { isVoided: [false, true] } })
    return toDocument(voided)
  })
}
