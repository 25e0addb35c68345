import { z } from 'zod'
import { callerOf, procedure, router } from '../../api/trpc.ts'
import type { Page } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { language, textsOut } from '../../lib/fields.ts'
import { pickAll } from '../../lib/languages.ts'
import type { AreaName } from '../staff/areas.ts'
import { assertOnlyRecord, onlyRecord } from './only-record.ts'
import { pageTextsSchema } from './page-texts-input.ts'
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

/** The wire's names of the three pages are as uneven as the old product's (specification 7). */
const pages = {
  services: { area: 'services', read: 'GetServices', all: 'GetServiceMultilanguage', write: 'UpdateService' },
  portfolio: {
    area: 'portfolios',
    read: 'GetPortfolios',
    all: 'GetPortfoliomultilang',
    write: 'UpdatePortfolio',
  },
  deals: { area: 'campaigns', read: 'GetDeals', all: 'GetDealMultilanguage', write: 'UpdateDeal' },
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
      .input(pageTextsSchema)
      .mutation(({ ctx, input }) => updatePageTexts(ctx.deps.db, callerOf(ctx).id, page, input)),
  })
}

export const pageTextsRouter = router({
  services: textsOf('services'),
  portfolio: textsOf('portfolio'),
  deals: textsOf('deals'),
})
