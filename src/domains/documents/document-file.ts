import { createHash } from 'node:crypto'
import type { Document } from '../../db/generated/client.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Deps } from '../../procedures/deps.ts'
import { pdfType } from '../orders/order-documents.ts'
import { readCompany } from '../orders/pdf/company.ts'
import { contentOf } from './document-content.ts'
import { shownNumber } from './document-number.ts'

export type FileDeps = Pick<Deps, 'db' | 'now' | 'media' | 'settings' | 'log'>

/**
 * A document's PDF. It is drawn at the first request and stored with its hash, so that every later one gets the same bytes (DOC-4).
 * @throws CONFLICT once it was emptied
 */
export async function documentFile(deps: FileDeps, document: Document): Promise<FileAnswer> {
  return {
    fileName: `${shownNumber(document)}.pdf`,
    contentType: pdfType,
    content: Buffer.from(await pdfOf(deps, document)).toString('base64'),
  }
}

async function pdfOf(deps: FileDeps, document: Document): Promise<Uint8Array> {
  const { db } = deps
  const { id: documentId } = document
  const kept = await db.documentPdf.findUnique({ where: { documentId } })
  if (kept) return kept.bytes
  const content = contentOf(document)
  const company = await readCompany(deps, 'az')
  const [{ drawDocument }, { sheetOf }] = await Promise.all([
    import('./pdf/draw-document.ts'),
    import('./pdf/sheets.ts'),
  ])
  const drawn = await drawDocument(sheetOf({ number: document, day: document.day, content, company }))
  const bytes = new Uint8Array(drawn)
  const sha256 = createHash('sha256').update(bytes).digest()
  // Two callers may draw it at once: the first one's is kept.
  await db.documentPdf.createMany({ data: { documentId, bytes, sha256 }, skipDuplicates: true })
  return (await db.documentPdf.findUniqueOrThrow({ where: { documentId } })).bytes
}
