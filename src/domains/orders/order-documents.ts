import { bakuDay } from '../../lib/days.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { isGivenUp } from '../order-status/statuses.ts'
import { readLateness } from '../production/read-lateness.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { taxed } from '../tax/vat.ts'
import { assertReadsAsStaff, readerOf } from './order-reader.ts'
import { type Company, readCompany } from './pdf/company.ts'
import { type DocumentOrder, languageOf, pricedAt, readDocumentOrders } from './pdf/document-order.ts'
import { labels } from './pdf/labels.ts'
import { sumOf } from './pdf/quote-lines.ts'

type DocumentDeps = Pick<Deps, 'db' | 'now' | 'media' | 'settings' | 'log'>
type Asked = { id: number; language?: Language | undefined }

export const pdfType = 'application/pdf'

/** The ticket that accompanies a job, in the customer's language. @throws NOT_FOUND, FORBIDDEN */
export async function jobTicketFile(
  deps: DocumentDeps,
  caller: Caller,
  { id, language }: Asked,
): Promise<FileAnswer> {
  const file = await jobTicketsFile(deps, caller, { ids: [id], language })
  return { ...file, fileName: `jobticket-${id}.pdf` }
}

/**
 * The tickets of several orders, a page each, in the order of the request.
 * @throws NOT_FOUND and FORBIDDEN for any of them
 */
export async function jobTicketsFile(
  deps: DocumentDeps,
  caller: Caller,
  { ids, language }: { ids: readonly number[]; language?: Language | undefined },
): Promise<FileAnswer> {
  const orders = await readDocumentOrders(deps.db, ids)
  for (const order of orders) assertReadsAsStaff(caller, order)
  const companyIn = companies(deps)
  const lateBy = await readLateness(deps.db, orders, deps.now())
  const [first, ...others] = await Promise.all(
    orders.map(async (order) => {
      const said = languageOf(order, language)
      return { order, daysLate: lateBy(order), language: said, company: await companyIn(said) }
    }),
  )
  if (!first) throw notFound()
  // The code that draws and embeds fonts is loaded with the first PDF: most instances never make one.
  const { drawJobTickets } = await import('./pdf/job-ticket.ts')
  return toFile('jobtickets.pdf', await drawJobTickets(first, ...others))
}

/** Read once for each language. */
function companies(deps: DocumentDeps): (language: Language) => Promise<Company> {
  const read = new Map<Language, Promise<Company>>()
  return (language) => {
    const company = read.get(language) ?? readCompany(deps, language)
    read.set(language, company)
    return company
  }
}

/**
 * What the order costs, in the customer's language; for the customer and for staff who may read it.
 * @throws NOT_FOUND also for another customer's; CONFLICT where there is neither a price nor a calculated
 * one, or the order was not approved
 */
export async function quoteFile(deps: DocumentDeps, caller: Caller, asked: Asked): Promise<FileAnswer> {
  const order = await readQuoted(deps, caller, asked.id)
  if (isGivenUp(order.status)) throw new AppError('CONFLICT', labels.notApproved)
  const sum = sumOf({
    price: order.price,
    quote: order.quote === null ? null : calculatedPriceSchema.parse(order.quote),
  })
  if (sum === null) throw new AppError('CONFLICT', labels.noPrice)
  const language = languageOf(order, asked.language)
  const company = await readCompany(deps, language)
  const issuedAt = pricedAt(order)
  const { vat } = taxed(sum.total, await taxKindOn(deps.db, bakuDay(issuedAt)))
  const { drawQuote } = await import('./pdf/quote.ts')
  return toFile(`quote-${order.id}.pdf`, await drawQuote({ order, sum, vat, company, language, issuedAt }))
}

async function readQuoted({ db }: DocumentDeps, caller: Caller, id: number): Promise<DocumentOrder> {
  const [order] = await readDocumentOrders(db, [id])
  if (!order) throw notFound()
  readerOf(caller, order)
  return order
}

const toFile = (fileName: string, bytes: Buffer): FileAnswer => ({
  fileName,
  contentType: pdfType,
  content: bytes.toString('base64'),
})
