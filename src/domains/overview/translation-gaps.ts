import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { type Caller, may } from '../staff/access.ts'
import type { AreaName } from '../staff/areas.ts'

type Source = { area: AreaName; table: string; texts: readonly string[]; where?: string }

const head = ['title', 'head', 'description'] as const
const nameAndText = ['name', 'description'] as const

/** Everything that visitors read in three languages, and who may mend it. */
const sources = {
  services: { area: 'services', table: 'services', texts: nameAndText, where: 'deleted_at IS NULL' },
  products: { area: 'services', table: 'products', texts: nameAndText, where: 'deleted_at IS NULL' },
  projects: { area: 'portfolios', table: 'projects', texts: nameAndText },
  deals: { area: 'campaigns', table: 'deals', texts: [...head, 'offer', 'date'] },
  partners: { area: 'partners', table: 'partners', texts: ['name'] },
  banner: { area: 'homePage', table: 'banner', texts: head },
  aboutUs: { area: 'homePage', table: 'about_us', texts: head },
  servicesPage: { area: 'services', table: 'page_texts', texts: head, where: "page = 'services'" },
  portfolioPage: { area: 'portfolios', table: 'page_texts', texts: head, where: "page = 'portfolio'" },
  dealsPage: { area: 'campaigns', table: 'page_texts', texts: head, where: "page = 'deals'" },
  contact: { area: 'contact', table: 'contacts', texts: ['description', 'address'], where: 'id = 1' },
} as const satisfies Record<string, Source>
type Kind = keyof typeof sources
const kinds = Object.keys(sources) as [Kind, ...Kind[]]

/** Who may mend something of it. */
export const gapAreas: AreaName[] = [...new Set(Object.values(sources).map(({ area }) => area))]

/** How many records of a kind have a text that is there in Azerbaijani and missing in Russian or English. */
export const gapSchema = z.object({ kind: z.enum(kinds), ru: z.int(), en: z.int() })

/** The kinds with gaps that the caller may mend. */
export async function translationGaps(db: Database, caller: Caller): Promise<z.infer<typeof gapSchema>[]> {
  const counts = kinds.filter((kind) => may(caller, sources[kind].area)).map(countOf)
  const rows = await db.$queryRaw<z.infer<typeof gapSchema>[]>(Prisma.join(counts, ' UNION ALL '))
  return rows.filter(({ ru, en }) => ru + en > 0)
}

/** Its parts are the constants above: nothing of a caller. */
function countOf(kind: Kind): Prisma.Sql {
  const { table, texts, where = 'true' }: Source = sources[kind]
  const count = (language: 'ru' | 'en') => {
    const gaps = texts.map((text) => `(${text} <> '' AND ${text}_${language} = '')`)
    return `count(*) FILTER (WHERE ${gaps.join(' OR ')})::int AS ${language}`
  }
  return Prisma.raw(`SELECT '${kind}' AS kind, ${count('ru')}, ${count('en')} FROM ${table} WHERE ${where}`)
}
