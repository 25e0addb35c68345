import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { wholeNumber } from '../../lib/fields.ts'
import { paginate, window } from '../../lib/paging.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type GapKind, gapKinds, gapRows } from './gap-rows.ts'

/** How many records of a kind lack a text in Russian or in English, and how many have an outdated one. */
export const gapSchema = z.object({
  kind: z.enum(gapKinds),
  ru: z.int(),
  en: z.int(),
  ruOutdated: z.int(),
  enOutdated: z.int(),
})

const fields = z.array(z.string())

/** A record with such texts: the names of the fields, per language. */
export const gapRecordSchema = z.object({
  kind: z.enum(gapKinds),
  id: z.int(),
  name: z.string(),
  ru: z.object({ missing: fields, outdated: fields }),
  en: z.object({ missing: fields, outdated: fields }),
})

/** Gaps of all kinds; of one kind, or in one language. */
export const gapListFields = z.object({
  page: wholeNumber({ min: 1 }).default(1),
  pageSize: wholeNumber({ min: 1 }).default(20),
  kind: z.enum(gapKinds).optional(),
  gapLanguage: z.enum(['ru', 'en']).optional(),
})

/** The kinds with gaps that the caller may fill. */
export async function translationGaps(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
): Promise<z.infer<typeof gapSchema>[]> {
  const rows = gapRows(caller)
  if (!rows) return []
  return db.$queryRaw(Prisma.sql`
    SELECT kind, ${countOf('ru_missing')} AS ru, ${countOf('en_missing')} AS en,
      ${countOf('ru_outdated')} AS "ruOutdated", ${countOf('en_outdated')} AS "enOutdated"
    FROM (${rows}) AS gaps GROUP BY kind, rank ORDER BY rank`)
}

type Row = {
  kind: GapKind
  id: number
  name: string
  ru_missing: string[]
  ru_outdated: string[]
  en_missing: string[]
  en_outdated: string[]
}

/** A page of the records with gaps that the caller may fill, by kind, the newest first. */
export async function translationGapList(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { kind, gapLanguage, ...paging }: z.output<typeof gapListFields>,
) {
  const rows = gapRows(caller, kind)
  if (!rows) return paginate([], 0, paging)
  const asked = gapLanguage ? hasGap(gapLanguage) : Prisma.sql`true`
  const { skip, take = 0 } = window(paging)
  const [found, [total]] = await Promise.all([
    db.$queryRaw<Row[]>(Prisma.sql`
      SELECT * FROM (${rows}) AS gaps WHERE ${asked} ORDER BY rank, id DESC LIMIT ${take} OFFSET ${skip}`),
    db.$queryRaw<{ count: number }[]>(
      Prisma.sql`SELECT count(*)::int AS count FROM (${rows}) AS gaps WHERE ${asked}`,
    ),
  ])
  const items = found.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: row.name,
    ru: { missing: row.ru_missing, outdated: row.ru_outdated },
    en: { missing: row.en_missing, outdated: row.en_outdated },
  }))
  return paginate(items, total?.count ?? 0, paging)
}

const hasGap = (language: 'ru' | 'en') =>
  Prisma.raw(`cardinality(${language}_missing || ${language}_outdated) > 0`)

const countOf = (fields: keyof Row & `${string}_${string}`) =>
  Prisma.raw(`count(*) FILTER (WHERE cardinality(${fields}) > 0)::int`)
