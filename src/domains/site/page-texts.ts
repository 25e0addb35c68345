import { z } from 'zod'
import type { Page, Prisma } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { language } from '../../lib/fields.ts'
import { type Language, pickAll } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { definitions } from '../content/definitions.ts'
import { type InfoPage, infoPages } from '../content/info-pages.ts'
import { allTextsOut, textsIn, textsOutInOne } from '../content/texts.ts'
import { assertOnlyRecord, onlyRecord } from './only-record.ts'
import { pageTextsSchema } from './page-texts-input.ts'

export const pageTextsOut = z.object({
  id: z.int(),
  ...textsOutInOne('servicesPage'),
  priority: z.int(),
})
export const allPageTextsOut = z.object({
  id: z.int(),
  ...allTextsOut('servicesPage'),
  priority: z.int(),
  updatedAt: updatedAtOut,
})

const infoPage = (name: string) =>
  ({ read: `Get${name}`, all: `Get${name}Multilanguage`, write: `Update${name}` }) as const

/**
 * The wire names of the lists' pages are as inconsistent as those of the first API, which callers still use.
 */
const pages = {
  services: { read: 'GetServices', all: 'GetServiceMultilanguage', write: 'UpdateService' },
  portfolio: {
    read: 'GetPortfolios',
    all: 'GetPortfoliomultilang',
    write: 'UpdatePortfolio',
  },
  campaigns: { read: 'GetDeals', all: 'GetDealMultilanguage', write: 'UpdateDeal' },
  delivery: infoPage('Delivery'),
  returns: infoPage('Returns'),
  privacy: infoPage('Privacy'),
  terms: infoPage('Terms'),
  questions: infoPage('Questions'),
} as const satisfies Record<Page, { read: string; all: string; write: string }>

function textsOf(page: Page) {
  const { read, all, write } = pages[page]
  const kind = `${page}Page` as const
  const { area, content } = definitions[kind]
  return router({
    read: procedure({
      access: 'public',
      reads: [content],
      rest: {
        method: 'GET',
        path: `/UIConfigurations/${read}`,
        summary: `Heading texts of the ${page} page`,
      },
    })
      .input(z.object({ language }))
      .output(z.array(pageTextsOut))
      .query(async ({ ctx, input }) => {
        const row = await ctx.deps.db.pageTexts.findUniqueOrThrow({ where: { page } })
        return [{ id: 1, ...textsIn(kind, row, input.language), priority: row.priority }]
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
      .output(allPageTextsOut)
      .query(async ({ ctx, input }) => {
        assertOnlyRecord(input.id)
        const row = await ctx.deps.db.pageTexts.findUniqueOrThrow({ where: { page } })
        return { id: 1, ...row, updatedAt: row.updatedAt.toISOString() }
      }),
    update: procedure({
      access: [area],
      changes: [content],
      rest: {
        method: 'PUT',
        path: `/UIConfigurations/${write}`,
        status: 204,
        summary: `Change the heading texts of the ${page} page`,
        example: { title: 'Xidmətlər', title_ru: 'Услуги', title_en: 'Services' },
      },
    })
      .input(pageTextsSchema(kind).extend({ id: onlyRecord }))
      .mutation(({ ctx, input: { id, ...input } }) => {
        assertOnlyRecord(id)
        return updatePageTexts(ctx.deps, callerOf(ctx), { ...input, page })
      }),
  })
}

export const pageTextsRouter = router({
  services: textsOf('services'),
  portfolio: textsOf('portfolio'),
  campaigns: textsOf('campaigns'),
  delivery: textsOf('delivery'),
  returns: textsOf('returns'),
  privacy: textsOf('privacy'),
  terms: textsOf('terms'),
  questions: textsOf('questions'),
  /** The information pages with a text, in order, for the footer's links. */
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
    .query(({ ctx, input }) => listInfoPages(ctx.deps, input)),
})

type Input = Omit<Prisma.PageTextsUpdateInput, 'page' | 'updatedAt'> & {
  page: Page
  updatedAt?: string | undefined
}

/** Writes the heading texts of a page; those that aren't sent stay. @throws CONFLICT */
async function updatePageTexts(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { page, updatedAt, ...data }: Input,
): Promise<void> {
  await recordedUpdate(db, { by: caller.id, kind: `${page}Page`, id: 1, updatedAt }, (tx) =>
    tx.pageTexts.update({ where: { page }, data }),
  )
}

/** The information pages with a text, by their short names; a page without one isn't on the site. */
async function listInfoPages(
  { db }: Pick<Deps, 'db'>,
  { language }: { language: Language },
): Promise<{ page: InfoPage; title: string }[]> {
  const rows = await db.pageTexts.findMany({
    where: { page: { in: [...infoPages] }, NOT: { description: '' } },
  })
  return infoPages.flatMap((page) => {
    const row = rows.find((one) => one.page === page)
    return row ? [{ page, ...pickAll(row, ['title'], language) }] : []
  })
}
