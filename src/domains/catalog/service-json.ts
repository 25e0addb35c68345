import { bestPercentageSql } from '../campaigns/running-campaigns.ts'
import { textColumns } from '../content/texts.ts'
import { pictureSql } from '../media/picture-sql.ts'
import { fromTiersSql } from './piece-price.ts'
import type { Tier } from './pricing.ts'
import type { CardRow, ListedService } from './service-output.ts'

/** A row with all that its output needs, and the best running campaign in basis points. */
export type PricedService = ListedService & { campaignBp: number | null }

/**
 * A product with its cheapest tier (OPT-17), its service, and the best campaign that runs on that service.
 */
export type PricedProduct = CardRow & {
  prices: Tier[]
  service: Pick<CardRow, 'id' | 'name' | 'name_ru' | 'name_en'>
  campaignBp: number | null
}

export const visibleSql = (seesAll: boolean, of: string): string =>
  `${of}.deleted_at IS NULL${seesAll ? '' : ` AND ${of}.state`}`

const fields = (of: string, columns: readonly string[]): string =>
  columns.map((column) => `'${column}', ${of}.${column}`).join(', ')

const names = ['id', 'name', 'name_ru', 'name_en'] as const

const card = (kind: 'service' | 'product', of: string): string =>
  fields(of, ['id', ...textColumns(kind), 'priority', 'state'])

const product = (of: string): string =>
  `${card('product', of)}, 'photo', ${pictureSql(`${of}.photo_id`)},
  'prices', ${fromTiersSql(of)}`

/** {@link PricedService} of `services s` in SQL, where `day` is a parameter with the day in Baku. */
export const serviceJson = (seesAll: boolean, day: string): string => `json_build_object(
  ${card('service', 's')}, 'photo', ${pictureSql('s.photo_id')},
  'prices', coalesce((
    SELECT json_agg(json_build_object('id', t.id, 'count', t.count, 'price', t.price) ORDER BY t.count)
    FROM service_prices t WHERE t.service_id = s.id), '[]'),
  'products', coalesce((
    SELECT json_agg(json_build_object(${product('p')}) ORDER BY p.priority, p.id DESC)
    FROM products p WHERE p.service_id = s.id AND ${visibleSql(seesAll, 'p')}), '[]'),
  'campaignBp', ${bestPercentageSql('s.id', day)})`

/** {@link PricedProduct} of `products p JOIN services s` in SQL. */
export const productJson = (day: string): string => `json_build_object(
  ${product('p')}, 'service', json_build_object(${fields('s', names)}),
  'campaignBp', ${bestPercentageSql('s.id', day)})`
