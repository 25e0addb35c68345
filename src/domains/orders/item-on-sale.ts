import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { bakuDate, spendSince } from '../../lib/days.ts'
import { bestPercentageSql } from '../campaigns/running-campaigns.ts'
import type { Tier } from '../catalog/pricing.ts'
import { spentSql } from '../customers/spend.ts'
import { pictureSql } from '../media/picture-sql.ts'
import type { Configuration } from '../options/configuration.ts'
import { keptConfiguration, type Version } from '../options/kept-configurations.ts'

type Sold = {
  name: string
  name_ru: string
  name_en: string
  prices: Tier[]
  photo: { key: string; extension: string } | null
}
type SoldProduct = Sold & {
  weightOf100: number | null
  options: { version: number; configuration: Configuration } | null
}

/** An item that can be ordered. */
export type ItemOnSale = {
  service: Sold
  /** The product that was asked for, if it is the service's and on sale. */
  product: SoldProduct | null
  /** A service with products is ordered as one of them. */
  hasProducts: boolean
  /** The best campaign that runs on the service, in basis points. */
  campaignBp: number | null
}

/** Several items, and the spend that decides the customer's own discount. */
type ItemsOnSale = {
  /** In the order of the request; null where the service isn't on sale. */
  items: (ItemOnSale | null)[]
  discounts: { limit: number; percentageBp: number }[]
  /** Qəpik. */
  spent: number
}

const sold = (of: string, prices: string, foreignKey: string, more = ''): string => `json_build_object(${more}
  'name', ${of}.name, 'name_ru', ${of}.name_ru, 'name_en', ${of}.name_en,
  'photo', ${pictureSql(`${of}.photo_id`)},
  'prices', coalesce((
    SELECT json_agg(json_build_object('count', t.count, 'price', t.price))
    FROM ${prices} t WHERE t.${foreignKey} = ${of}.id), '[]'))`

const productSql = `'weightOf100', p.weight_of_100, 'options', (
  SELECT json_build_object('productId', p.id, 'version', o.version, 'madeAt', o.created_at::text) FROM product_options o
  WHERE o.product_id = p.id AND o.version = p.options_version),`

const onSale = (of: string): string => `${of}.state AND ${of}.deleted_at IS NULL`

/** `wanted`: rows of service_id, product_id and line. */
const itemsText = (wanted: string): string => `
    SELECT json_build_object(
      'items', (
        SELECT json_agg(CASE WHEN s.id IS NOT NULL THEN json_build_object(
          'service', ${sold('s', 'service_prices', 'service_id')},
          'product', (
            SELECT ${sold('p', 'product_prices', 'product_id', productSql)} FROM products p
            WHERE p.id = wanted.product_id AND p.service_id = s.id AND ${onSale('p')}),
          'hasProducts', EXISTS (SELECT FROM products p WHERE p.service_id = s.id AND ${onSale('p')}),
          'campaignBp', ${bestPercentageSql('s.id', '$5')}) END ORDER BY wanted.line)
        FROM ${wanted} AS wanted (service_id, product_id, line)
        LEFT JOIN services s ON s.id = wanted.service_id AND ${onSale('s')}),
      'discounts', coalesce((
        SELECT json_agg(json_build_object('limit', "limit", 'percentageBp', percentage_bp)) FROM discounts), '[]'),
      'spent', coalesce((${spentSql('o.user_id = $3', '$4')}), 0)
    ) AS found`

/**
 * A single item has a plan of its own, prepared once; for a list PostgreSQL would have to guess the number of
 * rows each time.
 */
const oneQuery: Prepared = {
  name: 'item-on-sale',
  text: itemsText('(VALUES ($1::integer, $2::integer, 1))'),
}
const severalQuery: Prepared = {
  name: 'items-on-sale',
  text: itemsText('unnest($1::integer[], $2::integer[]) WITH ORDINALITY'),
}

/** What the query returns: of options only the current version's number. */
type FoundItem = Omit<ItemOnSale, 'product'> & {
  product: (Sold & { weightOf100: number | null; options: Version | null }) | null
}
type Found = Omit<ItemsOnSale, 'items'> & { items: (FoundItem | null)[] }

/** The services and products for `userId`, in one query; their options are cached in memory. */
export async function findItemsOnSale(
  db: Database,
  wanted: readonly { serviceId: number; serviceTypeId: number | null }[],
  userId: number,
  now: Date,
): Promise<ItemsOnSale> {
  const [only, ...others] = wanted
  const isOne = only !== undefined && others.length === 0
  const items = isOne
    ? [only.serviceId, only.serviceTypeId]
    : [wanted.map(({ serviceId }) => serviceId), wanted.map(({ serviceTypeId }) => serviceTypeId)]
  const values = [...items, userId, spendSince(now), bakuDate(now)]
  const [row] = await queryPrepared<{ found: Found }>(db, isOne ? oneQuery : severalQuery, values)
  if (!row) throw new TypeError('a query without FROM answers one row')
  return { ...row.found, items: await Promise.all(row.found.items.map((item) => withChoices(db, item))) }
}

async function withChoices(db: Database, item: FoundItem | null): Promise<ItemOnSale | null> {
  if (!item?.product) return item && { ...item, product: null }
  const { options, ...product } = item.product
  const configuration = options && (await keptConfiguration(db, options))
  return {
    ...item,
    product: { ...product, options: configuration && { version: options.version, configuration } },
  }
}
