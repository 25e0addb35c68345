import { z } from 'zod'
import { id, language, line, list, maybe, wholeNumber } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { xlsxType } from '../../lib/xlsx/write-xlsx.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import type { Choice, Configuration } from './configuration.ts'
import { configurationSchema } from './configuration-input.ts'
import { optionsChangesSchema } from './options-changes.ts'
import { multilanguageOptionsSchema, optionsSchema, savedOptionsSchema } from './options-output.ts'
import { priceTableSchema } from './price-sheet/price-table-input.ts'
import { pricesFile, savedPricesFile } from './price-sheet/prices-file.ts'
import { productQuoteSchema } from './quote-output.ts'
import { quoteProduct } from './quote-product.ts'
import { readChanges, readMultilanguageOptions, readOptions } from './read-options.ts'
import { removeOptions, saveOptions } from './save-options.ts'
import { selectionSchema } from './selection-input.ts'
import { templateFile, templateType } from './template/template-file.ts'

const noHint = { az: '', ru: '', en: '' }
const noAddOn = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }
const one = { several: false, required: true, hint: noHint }

function choice(key: string, names: readonly [string, string, string], more: Partial<Choice> = {}): Choice {
  const [az, ru, en] = names
  return { key, name: { az, ru, en }, hint: noHint, addOn: noAddOn, ...more }
}

/**
 * The example in the OpenAPI document: two papers in the table of prices, and two sides that cost 40 % more.
 */
const exampleConfiguration: Configuration = {
  groups: [
    {
      ...one,
      key: 'paper',
      kind: 'material',
      inMatrix: true,
      name: { az: 'Kağız', ru: 'Бумага', en: 'Paper' },
      choices: [
        choice('matt', ['Mat 350 q/m²', 'Матовая 350 г/м²', 'Matt 350 gsm']),
        choice('kraft', ['Kraft 300 q/m²', 'Крафт 300 г/м²', 'Kraft 300 gsm']),
      ],
    },
    {
      ...one,
      key: 'sides',
      kind: 'sides',
      inMatrix: false,
      name: { az: 'Tərəflər', ru: 'Стороны', en: 'Sides' },
      choices: [
        choice('one', ['Bir tərəf', 'Одна сторона', 'One side'], { sides: 1 }),
        choice('two', ['İki tərəf', 'Две стороны', 'Both sides'], {
          sides: 2,
          addOn: { ...noAddOn, percentBp: 4000 },
        }),
      ],
    },
  ],
  rules: [],
  runs: [100, 500],
  prices: { matt: [1200, 4500], kraft: [1500, null] },
  ownSize: null,
  minCount: 50,
  maxCount: 5000,
}

const count = wholeNumber({ min: 1, max: 100_000_000 })
/** The version that was read, 0 for none: guards against overwriting another user's change. */
const version = maybe(wholeNumber())

/** What can be chosen of products, and what it costs: read by anyone, written with area 1. */
export const optionsRouter = router({
  byId: procedure({
    access: 'public',
    personal: true,
    reads: ['campaigns', 'catalog'],
    rest: {
      method: 'GET',
      path: '/ServiceTypes/:id/options',
      summary:
        'What can be chosen of a product, in qəpik, millimetres and basis points; version null: nothing',
    },
  })
    .input(z.object({ id, language }))
    .output(optionsSchema)
    .query(({ ctx, input }) => readOptions(ctx.deps, ctx.caller, input)),

  multilanguage: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/ServiceTypes/:id/options/multilanguage',
      summary: 'What can be chosen of a product, in all languages',
    },
  })
    .input(z.object({ id }))
    .output(multilanguageOptionsSchema)
    .query(({ ctx, input }) => readMultilanguageOptions(ctx.deps, input)),

  changes: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/ServiceTypes/:id/options/changes',
      summary: 'What one version of a product’s choices has other than an earlier one, in words',
    },
  })
    .input(z.object({ id, language, from: wholeNumber({ min: 1 }), to: wholeNumber({ min: 1 }) }))
    .output(optionsChangesSchema)
    .query(({ ctx, input }) => readChanges(ctx.deps, input)),

  save: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/ServiceTypes/:id/options',
      summary:
        'Save what can be chosen of a product, as a whole; the prices of its runs follow from it. What is there already makes no version',
      example: { version: 0, configuration: exampleConfiguration },
    },
  })
    .input(z.object({ id, version, configuration: configurationSchema }))
    .output(savedOptionsSchema)
    .mutation(async ({ ctx, input }) => {
      const isChanged = await saveOptions(ctx.deps, callerOf(ctx), input)
      return { ...(await readMultilanguageOptions(ctx.deps, input)), isChanged }
    }),

  remove: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'DELETE',
      path: '/ServiceTypes/:id/options',
      status: 204,
      summary: 'Take the choices of a product away; the prices of its runs stay',
      example: { version: 3 },
    },
  })
    .input(z.object({ id, version }))
    .mutation(({ ctx, input }) => removeOptions(ctx.deps, callerOf(ctx), input)),

  quote: procedure({
    access: 'public',
    personal: true,
    prices: true,
    reads: ['campaigns', 'catalog'],
    rest: {
      method: 'POST',
      path: '/ServiceTypes/:id/quote',
      summary: 'What a choice of a product costs, line by line, with the prices of all runs and turnarounds',
      example: {
        count: 500,
        selection: { choices: { paper: ['matt-170'], fold: ['half'] } },
        language: 'en',
      },
    },
  })
    .input(
      z.object({
        id,
        language,
        count,
        selection: selectionSchema.default({ choices: {}, ownSize: null }),
        counts: maybe(list(count, 40)),
      }),
    )
    .output(productQuoteSchema)
    .query(({ ctx, input }) => quoteProduct(ctx, input)),

  savedPricesFile: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/ServiceTypes/:id/options/prices.xlsx',
      file: [xlsxType],
      summary: 'The price table of a product with choices as XLSX, in the language of the request',
    },
  })
    .input(z.object({ id }))
    .output(fileSchema)
    .query(({ ctx, input }) => savedPricesFile(ctx.deps, { ...input, language: ctx.language })),

  pricesFile: procedure({
    access: ['services'],
    rest: {
      method: 'POST',
      path: '/ServiceTypes/:id/options/prices.xlsx',
      file: [xlsxType],
      summary: 'The same of prices that are sent and need not be saved; nothing changes',
      example: {
        table: {
          axes: [{ key: 'paper', name: 'Kağız', choices: [{ key: 'matt', name: 'Mat 350 q/m²' }] }],
          runs: [100, 500],
          prices: {},
        },
      },
    },
  })
    .input(z.object({ id, table: priceTableSchema }))
    .output(fileSchema)
    .query(({ ctx, input }) => pricesFile(ctx.deps, { ...input, language: ctx.language })),

  template: procedure({
    access: 'public',
    personal: true,
    limit: 'documentAccount',
    rest: {
      method: 'GET',
      path: '/ServiceTypes/:id/template.pdf',
      file: [templateType],
      summary:
        'A PDF of exactly one choice to lay artwork on; `search`: the choice as it stands in the address',
    },
  })
    .input(z.object({ id, language, search: line(2000).default('') }))
    .output(fileSchema)
    .query(({ ctx, input }) => templateFile(ctx.deps, ctx.caller, { ...input, address: ctx.address })),
})
