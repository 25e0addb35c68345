import { notFound } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Deps } from '../../procedures/deps.ts'
import { pdfType } from '../orders/order-documents.ts'

/** The PDF of a revision, byte for byte as it was sent. @throws NOT_FOUND */
export async function offerFile(
  { db }: Pick<Deps, 'db'>,
  { offerId, revision }: { offerId: number; revision?: number | undefined },
): Promise<FileAnswer> {
  const found = await db.offerRevision.findFirst({
    where: { offerId, ...(revision !== undefined && { number: revision }) },
    orderBy: { number: 'desc' },
    select: { number: true, pdf: true },
  })
  if (!found) throw notFound()
  return {
    fileName: `quote-${offerId}-${found.number}.pdf`,
    contentType: pdfType,
    content: Buffer.from(found.pdf).toString('base64'),
  }
}
