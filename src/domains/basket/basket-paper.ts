import { bakuDate } from '../../lib/days.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { pdfType } from '../orders/order-documents.ts'
import { readCompany } from '../orders/pdf/company.ts'
import type { BasketLine } from './basket-input.ts'
import { priceBasket } from './quote-basket.ts'

const nothing: Message = /*i18n*/ { id: 'basket.nothing', message: 'The basket is empty.' }

type Asked = {
  lines: readonly BasketLine[]
  language: Language
  /** The caller's network address, by which visitors are counted. */
  address: string
}

/**
 * What a basket costs now as a PDF, for this caller or for a visitor, to be shown to whoever decides (BSK-6). It binds
 * nobody and nothing of it is kept.
 * @throws VALIDATION without lines, and by line for what can't be ordered as it is; RATE_LIMITED
 */
export async function basketPaper(
  deps: Pick<Deps, 'db' | 'media' | 'settings' | 'log' | 'limits' | 'now'>,
  caller: Caller | null,
  { lines, language, address }: Asked,
): Promise<FileAnswer> {
  if (lines.length === 0) throw invalid('lines', nothing)
  if (!caller) await deps.limits.consume('documentAddress', address)
  const at = deps.now()
  const { priced } = await priceBasket(deps.db, caller, { lines, language, at })
  const errors = priced.flatMap((line, index) =>
    line.errors.map(({ path, message }) => ({ path: `lines.${index}.${path}`, message })),
  )
  if (errors.length > 0) throw new AppError('VALIDATION', errors[0]?.message, { errors })
  const [company, customer] = await Promise.all([readCompany(deps, language), nameOf(deps, caller)])
  // What draws and embeds fonts is loaded with the first paper: most instances never make one.
  const { drawBasket } = await import('./pdf/draw-basket.ts')
  const bytes = await drawBasket({ lines: priced, language, company, customer, at })
  return {
    fileName: `price-quote-${bakuDate(at)}.pdf`,
    contentType: pdfType,
    content: bytes.toString('base64'),
  }
}

async function nameOf({ db }: Pick<Deps, 'db'>, caller: Caller | null): Promise<string> {
  if (!caller) return ''
  const user = await db.user.findUnique({ where: { id: caller.id }, select: { name: true, surname: true } })
  return user ? `${user.name} ${user.surname}`.trim() : ''
}
