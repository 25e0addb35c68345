import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { flag, line, maybe, textsOut } from '../../lib/fields.ts'
import { languages } from '../../lib/languages.ts'
import { toAzn } from '../../lib/money.ts'
import { paginate, pagingFields, readPage, window } from '../../lib/paging.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { textKeys } from '../content/definitions.ts'
import { type TextColumn, textColumns } from '../content/texts.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { withPlaces } from '../places/with-places.ts'
import { lowestTotalOf } from './piece-price.ts'
import { listOrder, visible } from './service-rows.ts'

/** `q` searches names of services and products; `untranslated` finds what falls back to az in ru or en. */
export const adminListSchema = z.object({
  q: line(200).default(''),
  untranslated: maybe(flag),
  ...pagingFields,
})

/** A service as a row of the admin's list. */
export const adminServiceSchema = z.object({
  id: z.int(),
  ...textsOut('name'),
  photoUrl: z.string(),
  priority: z.int(),
  /** The place among all services, from 1. */
  place: z.int(),
  state: z.boolean(),
  products: z.int(),
  /** Prices of a product came ready-made and staff have saved none yet (RDY-4). */
  examplePrices: z.boolean(),
  /**
   * The lowest price of a run, AZN, before any discount, over its own tiers, its products' and their options;
   * null without tiers.
   */
  priceFrom: z.number().nullable(),
  orders: z.int(),
  /** Texts of the service and its products that exist in az and not in that language. */
  missing: z.object({ ru: z.int(), en: z.int() }),
  /** Translations that are older than their az texts. */
  outdated: z.object({ ru: z.int(), en: z.int() }),
})
type AdminService = Omit<z.infer<typeof adminServiceSchema>, 'place'>

const productTexts = Object.fromEntries(textColumns('product').map((column) => [column, true])) as Record<
  TextColumn<'product'>,
  true
>
const keptLowest = {
  optionsVersion: true,
  lowestVersion: true,
  lowestTotal: true,
  cheapestCount: true,
  cheapestPrice: true,
} as const
const lowest = { orderBy: { price: 'asc' }, take: 1, select: { price: true } } as const
const parts = {
  photo: { select: { key: true, extension: true } },
  prices: lowest,
  products: {
    where: visible(true),
    select: { id: true, examplePrices: true, ...productTexts, ...keptLowest, prices: lowest },
  },
  _count: { select: { orders: true } },
} satisfies Prisma.ServiceInclude
type Row = Prisma.ServiceGetPayload<{ include: typeof parts }>

/** The matching services in the site's order, also switched off ones. */
export async function listForAdmin({ db }: Pick<Deps, 'db'>, input: z.output<typeof adminListSchema>) {
  const where = { ...visible(true), ...(await found(db, input)) }
  const { rows, total } = await readPage(input, {
    count: () => db.service.count({ where }),
    rows: (window) => db.service.findMany({ where, orderBy: listOrder, include: parts, ...window }),
  })
  const outdated = await outdatedCounts(db, rows)
  const services = rows.map((row) => toAdminService(row, outdated(row)))
  const isPart = 'id' in where
  const items = await withPlaces(db, services, { kind: 'service', isPart, ...window(input) })
  return paginate(items, total, input)
}

function toAdminService(row: Row, outdated: OutdatedCounts): AdminService {
  const { id, name, name_ru, name_en, priority, state, products } = row
  const prices = [
    ...row.prices.map(({ price }) => price),
    ...products.flatMap((product) => lowestTotalOf(product) ?? product.prices.map(({ price }) => price)),
  ]
  return {
    id,
    name,
    name_ru,
    name_en,
    photoUrl: pictureUrl(row.photo),
    priority,
    state,
    products: products.length,
    examplePrices: products.some(({ examplePrices }) => examplePrices),
    priceFrom: prices.length > 0 ? toAzn(Math.min(...prices)) : null,
    orders: row._count.orders,
    missing: { ru: missingTexts(row, 'ru'), en: missingTexts(row, 'en') },
    outdated,
  }
}

const missingTexts = (row: Row, language: 'ru' | 'en'): number =>
  missingOf('service', row, language) +
  row.products.reduce((sum, product) => sum + missingOf('product', product, language), 0)

function missingOf(kind: 'service' | 'product', record: Readonly<Record<string, unknown>>, language: string) {
  return textKeys(kind).filter((key) => record[key] !== '' && record[`${key}_${language}`] === '').length
}

async function found(
  db: Database,
  { q, untranslated = false }: z.output<typeof adminListSchema>,
): Promise<Prisma.ServiceWhereInput> {
  const { words } = searchTerms(q)
  const conditions = [...words.map(named), ...(untranslated ? [ofServiceOrProduct(hasGap)] : [])]
  if (conditions.length === 0) return {}
  const rows = await db.$queryRaw<{ id: number }[]>(
    Prisma.sql`SELECT id FROM services WHERE ${Prisma.join(conditions, ' AND ')}`,
  )
  return { id: { in: rows.map(({ id }) => id) } }
}

type Alias = 's' | 'p'

/** A condition on the service, or on one of its existing products. */
const ofServiceOrProduct = (condition: (alias: Alias) => Prisma.Sql): Prisma.Sql =>
  Prisma.sql`id IN (
    SELECT s.id FROM services s WHERE ${condition('s')}
    UNION SELECT p.service_id FROM products p WHERE p.deleted_at IS NULL AND ${condition('p')})`

const named = (word: string): Prisma.Sql =>
  ofServiceOrProduct((alias) => {
    const names = Prisma.raw(
      `search_fold(${alias}.name || ' ' || ${alias}.name_ru || ' ' || ${alias}.name_en)`,
    )
    return Prisma.sql`${names} LIKE search_fold(${word})`
  })

/** Its parts are constants here; no input reaches the SQL. */
const hasGap = (alias: Alias): Prisma.Sql =>
  Prisma.raw(
    `(${languages
      .filter((language) => language !== 'az')
      .flatMap((language) =>
        textKeys(alias === 's' ? 'service' : 'product').map(
          (key) => `(${alias}.${key} <> '' AND ${alias}.${key}_${language} = '')`,
        ),
      )
      .join(' OR ')})`,
  )

type Listed = { id: number; products: readonly { id: number }[] }
type OutdatedCounts = { ru: number; en: number }

/** The number of outdated translations of each service and its products, by id. */
async function outdatedCounts(
  db: Database,
  services: readonly Listed[],
): Promise<(service: Listed) => OutdatedCounts> {
  const productIds = services.flatMap(({ products }) => products.map(({ id }) => id))
  const rows = await db.outdatedText.findMany({
    where: {
      OR: [
        { kind: 'service', recordId: { in: services.map(({ id }) => id) } },
        { kind: 'product', recordId: { in: productIds } },
      ],
    },
    select: { kind: true, recordId: true, language: true },
  })
  return ({ id, products }) => {
    const own = rows.filter(({ kind, recordId }) =>
      kind === 'service' ? recordId === id : products.some((product) => product.id === recordId),
    )
    const count = (wanted: string) => own.filter(({ language }) => language === wanted).length
    return { ru: count('ru'), en: count('en') }
  }
}
