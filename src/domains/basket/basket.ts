import { language } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { pdfType } from '../orders/order-documents.ts'
import { basketLinesFields, saveBasketFields } from './basket-input.ts'
import { basketSchema } from './basket-output.ts'
import { basketPaper } from './basket-paper.ts'
import { quoteBasket } from './quote-basket.ts'
import { basketQuoteSchema } from './quote-output.ts'
import { readBasket } from './read-basket.ts'
import { joinBasket, saveBasket } from './save-basket.ts'

const exampleLines = [
  {
    ...{ id: 'line-1', serviceId: 2, serviceTypeId: 3, count: 500, seenTotal: 165 },
    options: { choices: { paper: ['matt-170'], fold: ['half'] } },
  },
  { id: 'line-2', serviceId: 1, count: 100, artwork: 'byUs' },
]

/** What somebody is about to order: kept in the account, for visitors on their device; priced for anybody. */
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
    .mutation(({ ctx, input }) => basketPaper(ctx.deps, ctx.caller, { ...input, address: ctx.address })),
})
