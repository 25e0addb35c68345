import { Prisma } from '../../db/generated/client.ts'
import { type Caller, may } from '../../procedures/access.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { altField } from '../audit/alt-field.ts'
import { contactName } from '../audit/read-site.ts'
import type { RecordKind } from '../audit/record-kinds.ts'
import { forInfoPages } from '../info/info-pages.ts'

type Source = {
  area: AreaName
  table: string
  texts: readonly string[]
  where?: string
  /** Where its other pictures are, each with a text of its own. */
  pictures?: { table: string; owner: string }
  /** Its number and what it is called; of what there is once, 1 and nothing. */
  record?: { id: string; name: string }
}

const head = ['title', 'head', 'description'] as const
const nameAndText = ['name', 'description'] as const
const named = { id: 'id', name: 'name' }
const living = 'deleted_at IS NULL'

/** Everything that visitors read in three languages, and who may mend it. */
const sources = {
  service: { area: 'services', table: 'services', texts: nameAndText, where: living, record: named },
  product: { area: 'services', table: 'products', texts: nameAndText, where: living, record: named },
  project: {
    area: 'portfolios',
    table: 'projects',
    texts: [...nameAndText, 'alt'],
    pictures: { table: 'project_attachments', owner: 'project_id' },
    record: named,
  },
  deal: {
    area: 'campaigns',
    table: 'deals',
    texts: [...head, 'offer', 'date'],
    record: { id: 'id', name: 'title' },
  },
  partner: { area: 'partners', table: 'partners', texts: ['name'], record: named },
  advertisement: {
    area: 'homePage',
    table: 'advertisements',
    texts: ['alt'],
    record: { id: 'id', name: 'link' },
  },
  banner: { area: 'homePage', table: 'banner', texts: [...head, 'alt'] },
  aboutUs: { area: 'homePage', table: 'about_us', texts: [...head, 'alt'] },
  servicesPage: { area: 'services', table: 'page_texts', texts: head, where: "page = 'services'" },
  portfolioPage: { area: 'portfolios', table: 'page_texts', texts: head, where: "page = 'portfolio'" },
  dealsPage: { area: 'campaigns', table: 'page_texts', texts: head, where: "page = 'deals'" },
  ...forInfoPages((page) => ({
    area: 'homePage' as const,
    table: 'page_texts',
    texts: head,
    where: `page = '${page}'`,
  })),
  contact: {
    area: 'contact',
    table: 'contacts',
    texts: ['description', 'address'],
    record: { id: 'id', name: contactName },
  },
} as const satisfies Partial<Record<RecordKind, Source>>

export type GapKind = keyof typeof sources
export const gapKinds = Object.keys(sources) as [GapKind, ...GapKind[]]

/** Who may mend something of it. */
export const gapAreas: AreaName[] = [...new Set(Object.values(sources).map(({ area }) => area))]

/**
 * A query of every record of which a text is there in Azerbaijani and missing or outdated in Russian or English,
 * of the kinds that the caller may mend, or of one of them; null when he may mend none. Per language the fields,
 * as `ru_missing`, `ru_outdated`, `en_missing`, `en_outdated`; `rank` is the place of the kind.
 */
export function gapRows(caller: Caller, kind?: GapKind): Prisma.Sql | null {
  const asked = gapKinds.filter((one) => may(caller, sources[one].area) && (kind ?? one) === one)
  if (asked.length === 0) return null
  const rows = Prisma.join(asked.map(rowsOf), ' UNION ALL ')
  return Prisma.sql`
    WITH outdated AS (
      SELECT kind, record_id, array_agg(field) FILTER (WHERE language = 'ru') AS ru,
        array_agg(field) FILTER (WHERE language = 'en') AS en
      FROM outdated_texts GROUP BY kind, record_id
    )
    SELECT * FROM (${rows}) AS records
    WHERE cardinality(ru_missing || ru_outdated || en_missing || en_outdated) > 0`
}

/** Its parts are the constants above: nothing of a caller. */
function rowsOf(kind: GapKind): Prisma.Sql {
  const source: Source = sources[kind]
  const { table, texts, pictures, where = 'true', record = { id: '1', name: "''" } } = source
  const missing = (language: string) => {
    const fields = texts.map(
      (text) => `CASE WHEN ${text} <> '' AND ${text}_${language} = '' THEN '${text}' END`,
    )
    const own = `array_remove(ARRAY[${fields.join(', ')}], NULL)`
    return `${own}${pictures ? ` || ${missingAlts(pictures, table, language)}` : ''} AS ${language}_missing`
  }
  const outdated = (language: string) => `coalesce(o.${language}, '{}') AS ${language}_outdated`
  return Prisma.raw(`SELECT '${kind}' AS kind, ${gapKinds.indexOf(kind)} AS rank, ${record.id} AS id, ${record.name} AS name,
    ${missing('ru')}, ${outdated('ru')}, ${missing('en')}, ${outdated('en')} FROM ${table}
    LEFT JOIN outdated AS o ON o.kind = '${kind}' AND o.record_id = ${record.id} WHERE ${where}`)
}

/** Named as in the history (`altField`). */
const missingAlts = ({ table, owner }: { table: string; owner: string }, of: string, language: string) =>
  `ARRAY(SELECT '${altField('')}' || media.key FROM ${table} AS p JOIN media ON media.id = p.photo_id
    WHERE p.${owner} = ${of}.id AND p.alt <> '' AND p.alt_${language} = '' ORDER BY p.position, p.id)`
