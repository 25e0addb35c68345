import { z } from 'zod'
import type { Page } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { language, textsOut } from '../../lib/fields.ts'
import { pickAll } from '../../lib/languages.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { infoPages, isInfoPage } from '../info/info-pages.ts'
import { listInfoPages } from '../info/list-info-pages.ts'
import { assertOnlyRecord, onlyRecord } from './only-record.ts'
import { infoPageSchema, pageTextsSchema } from './page-texts-input.ts'
import { updatePageTexts } from './update-page-texts.ts'

const fields = ['head', 'title', 'description'] as const
const pageTexts = z.object({
  id: z.int(),
  head: z.string(),
  title: z.string(),
  description: z.string(),
  priority: z.int(),
})
const allTextsOut = { ...textsOut('head'), ...textsOut('title'), ...textsOut('description') }
const multilanguage = z.object({ id: z.int(), ...allTextsOut, priority: z.int(), updatedAt: updatedAtOut })

const infoPage = (name: string) =>
  ({ area: 'homePage', read: `Get${name}`, all: `Get${name}Multilanguage`, write: `Update${name}` }) as const

/** The wire's names of the lists' pages are as uneven as the old product's (specification 7). */
const pages = {
  services: { area: 'services', read: 'GetServices', all: 'GetServiceMultilanguage', write: 'UpdateService' },
  portfolio: {
    area: 'portfolios',
    read: 'GetPortfolios',
    all: 'GetPortfoliomultilang',
    write: 'UpdatePortfolio',
  },
  deals: { area: 'campaigns', read: 'GetDeals', all: 'GetDealMultilanguage', write: 'UpdateDeal' },
  delivery: infoPage('Delivery'),
  returns: infoPage('Returns'),
  privacy: infoPage('Privacy'),
  terms: infoPage('Terms'),
  questions: infoPage('Questions'),
} as const satisfies Record<Page, { area: AreaName; read: string; all: string; write: string }>

function textsOf(page: Page) {
  const { area, read, all, write } = pages[page]
  return router({
    read: procedure({
      access: 'public',
      reads: [`${page}Texts`],
      rest: {
        method: 'GET',
        path: `/UIConfigurations/${read}`,
        summary: `Heading texts of the ${page} page`,
      },
    })
      .input(z.object({ language }))
      .output(z.array(pageTexts))
      .query(async ({ ctx, input }) => {
        const row = await ctx.deps.db.pageTexts.findUniqueOrThrow({ where: { page } })
        return [{ id: 1, ...pickAll(row, fields, input.language), priority: row.priority }]
      }),
    multilanguage: procedure({
      access: [area],
      rest: {
        method: 'GET',
        path: `/UIConfigurations/${all}/:id`,
        summary: `Heading texts of the ${page} page in all languages`,
      },
    })
      .input(z.object({ id: onlyRecord }))
      .output(multilanguage)
      .query(async ({ ctx, input }) => {
        assertOnlyRecord(input.id)
        const row = await ctx.deps.db.pageTexts.findUniqueOrThrow({ where: { page } })
        return { id: 1, ...row, updatedAt: row.updatedAt.toISOString() }
      }),
    update: procedure({
      access: [area],
      changes: [`${page}Texts`],
      rest: {
        method: 'PUT',
        path: `/UIConfigurations/${write}`,
        status: 204,
        summary: `Change the heading texts of the ${page} page`,
      },
    })
      .input(isInfoPage(page) ? infoPageSchema : pageTextsSchema)
      .mutation(({ ctx, input }) => updatePageTexts(ctx.deps.db, callerOf(ctx).id, page, input)),
  })
}

export const pageTextsRouter = router({
  services: textsOf('services'),
  portfolio: textsOf('portfolio'),
  deals: textsOf('deals'),
  delivery: textsOf('delivery'),
  returns: textsOf('returns'),
  privacy: textsOf('privacy'),
  terms: textsOf('terms'),
  questions: textsOf('questions'),
  /** The information pages that have a text, in their order: what the footer links. */
  written: procedure({
    access: 'public',
    reads: infoPages.map((page) => `${page}Texts` as const),
    rest: {
      method: 'GET',
      path: '/UIConfigurations/GetInfoPages',
      summary: 'Delivery, returns, privacy, terms, questions: those that have a text',
    },
  })
    .input(z.object({ language }))
    .output(z.array(z.object({ page: z.enum(infoPages), title: z.string() })))
    .query(({ ctx, input }) => listInfoPages(ctx.deps.db, input.language)),
})
