import { bakuDate, bakuDay } from '../../lib/days.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import { language } from '../../lib/fields.ts'
import { type FileAnswer, fileSchema } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { pdfType } from '../orders/order-documents.ts'
import { readCompany } from '../orders/pdf/company.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { type BasketLine, basketLinesFields, saveBasketFields } from './basket-input.ts'
import { basketSchema } from './basket-output.ts'
import { priceBasket, quoteBasket } from './quote-basket.ts'
import { basketQuoteSchema } from './quote-output.ts'
import { readBasket } from './read-basket.ts'
import { joinBasket, saveBasket } from './save-basket.ts'

const exampleLines = [
  {
    id: 'line-1',
    serviceId: 2,
    serviceTypeId: 3,
    count: 500,
    seenTotal: 165,
    options: { choices: { paper: ['matt-170'], fold: ['half'] } },
  },
  { id: 'line-2', serviceId: 1, count: 100, artwork: 'byUs' },
]

/** What a customer is about to order, stored in the account or on a visitor's device, and its prices. */
export const basketRouter = router({
  mine: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/basket', summary: 'What the caller is about to order' },
  })
    .output(basketSchema)
    .query(({ ctx }) => readBasket(ctx.deps, callerOf(ctx))),

  save: procedure({
    access: 'user',
    rest: {
      method: 'PUT',
      path: '/basket',
      summary: 'Save the basket as a whole, with the version that was read; 409 when it has changed since',
      example: { version: 0, lines: exampleLines },
    },
  })
    .input(saveBasketFields)
    .output(basketSchema)
    .mutation(({ ctx, input }) => saveBasket(ctx.deps, callerOf(ctx), input)),

  join: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/basket/join',
      summary: "Add a device's lines to the basket, each once, however often they are sent",
      example: { lines: exampleLines },
    },
  })
    .input(basketLinesFields)
    .output(basketSchema)
    .mutation(({ ctx, input }) => joinBasket(ctx.deps, callerOf(ctx), input)),

  quote: procedure({
    access: 'public',
    personal: true,
    prices: true,
    rest: {
      method: 'POST',
      path: '/basket/quote',
      summary: 'What the lines of a basket are and cost now, and what has changed since they were put in',
      example: { lines: exampleLines, language: 'en' },
    },
  })
    .input(basketLinesFields.extend({ language }))
    .output(basketQuoteSchema)
    .mutation(({ ctx, input }) => quoteBasket(ctx, input)),

  paper: procedure({
    access: 'public',
    personal: true,
    prices: true,
    limit: 'documentAccount',
    rest: {
      method: 'POST',
      path: '/basket/quote.pdf',
      file: [pdfType],
      summary: 'The same as a PDF to show to somebody; 400 where a line can’t be ordered as it is',
      example: { lines: exampleLines, language: 'en' },
    },
  })
    .input(basketLinesFields.extend({ language }))
    .output(fileSchema)
    .mutation(({ ctx, input }) => basketFile(ctx.deps, ctx.caller, { ...input, address: ctx.address })),
})

const nothing: Message = /*i18n*/ { id: 'basket.nothing', message: 'The basket is empty.' }

type Asked = {
  lines: readonly BasketLine[]
  language: Language
  /** The caller's network address, by which visitors are limited. */
  address: string
}

/**
 * A PDF of what a basket costs now, for this caller or a visitor, to be shown to those who decide (BSK-6). It
 * isn't binding and isn't stored.
 * @throws VALIDATION without lines, and by line for what can't be ordered as it is; RATE_LIMITED
 */
async function basketFile(
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
  const [company, customer, taxKind] = await Promise.all([
    readCompany(deps, language),
    nameOf(deps, caller),
    taxKindOn(deps.db, bakuDay(at)),
  ])
  // The code that draws and embeds fonts is loaded with the first PDF: most instances never make one.
  const { drawBasket } = await import('./pdf/draw-basket.ts')
  const bytes = await drawBasket({ lines: priced, language, company, customer, at, taxKind })
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
