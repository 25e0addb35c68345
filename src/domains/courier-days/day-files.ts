import { notFound } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { pdfType } from '../orders/order-documents.ts'
import { readCompany } from '../orders/pdf/company.ts'
import { readLinkedDay } from './linked-day.ts'

/** A courier's list on A4, as it stands now (DEL-45). @throws NOT_FOUND */
export async function dayListFile(
  deps: Pick<Deps, 'db' | 'now' | 'media' | 'settings' | 'log'>,
  { id, language }: { id: number; language: Language },
): Promise<FileAnswer> {
  const row = await deps.db.courierDay.findUnique({ where: { id } })
  if (!row) throw notFound()
  const [day, company] = await Promise.all([readLinkedDay(deps.db, row), readCompany(deps, language)])
  // The code that draws PDFs is loaded with the first one.
  const { drawDayList } = await import('./pdf/draw-day-list.ts')
  const pdf = await drawDayList(day, { company, language })
  return { fileName: `courier-${id}.pdf`, contentType: pdfType, content: pdf.toString('base64') }
}
