import type { Deps } from '../../api/deps.ts'
import { AppError } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import { quoteSchema } from '../catalog/quote-schema.ts'
import type { Caller } from '../staff/access.ts'
import { readsAny } from './order-detail.ts'
import { readCompany } from './pdf/company.ts'
import { languageOf, readPaperOrder } from './pdf/paper-order.ts'
import { sumOf } from './pdf/quote-lines.ts'
import { words } from './pdf/words.ts'

type PaperDeps = Pick<Deps, 'db' | 'media' | 'settings' | 'log' | 'now'>
type Asked = { id: number; language?: Language | undefined }

export const pdfType = 'application/pdf'

/** The ticket that goes with the job through the workshop, in the client's language. @throws NOT_FOUND */
export async function jobTicketFile(deps: PaperDeps, asked: Asked): Promise<FileAnswer> {
  const order = await readPaperOrder(deps.db, asked.id)
  const language = languageOf(order, asked.language)
  const company = await readCompany(deps, language)
  // What draws and embeds fonts is loaded with the first paper: most instances never make one.
  const { drawJobTicket } = await import('./pdf/job-ticket.ts')
  return toFile(`jobticket-${order.id}.pdf`, await drawJobTicket(order, company, language))
}

/**
 * What the order costs, in the client's language; for the client himself and for who may read any order.
 * @throws NOT_FOUND also for somebody else's; CONFLICT where there is neither a price nor a suggestion
 */
export async function quoteFile(deps: PaperDeps, caller: Caller, asked: Asked): Promise<FileAnswer> {
  const order = await readPaperOrder(deps.db, asked.id, readsAny(caller) ? undefined : caller.id)
  const sum = sumOf({
    price: order.price,
    quote: order.quote === null ? null : quoteSchema.parse(order.quote),
  })
  if (sum === null) throw new AppError('CONFLICT', words.noPrice)
  const language = languageOf(order, asked.language)
  const company = await readCompany(deps, language)
  const { drawQuote } = await import('./pdf/quote.ts')
  return toFile(
    `quote-${order.id}.pdf`,
    await drawQuote({ order, sum, company, language, issuedAt: deps.now() }),
  )
}

const toFile = (fileName: string, bytes: Buffer): FileAnswer => ({
  fileName,
  contentType: pdfType,
  content: bytes.toString('base64'),
})
