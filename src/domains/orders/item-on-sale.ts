import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { bakuDate, spendSince } from '../../lib/days.ts'
import { bestPercentageSql } from '../campaigns/running-campaigns.ts'
import type { Tier } from '../catalog/pricing.ts'
import { spentSql } from '../customers/spend.ts'
import { pictureSql } from '../media/picture-sql.ts'

type Sold = {
  name: string
  name_ru: string
  name_en: string
  prices: Tier[]
  photo: { key: string; extension: string } | null
}

/** What somebody may order, and what comes off its price for them. */
export type ItemOnSale = {
  service: Sold
  /** The one that was asked for, when it is the service's and on sale. */
  product: Sold | null
  /** A service with products is ordered as one of them. */
  hasProducts: boolean
  /** The best campaign that runs on the service, in basis points. */
  campaignBp: number | null
  discounts: { limit: number; percentageBp: number }[]
  /** Qəpik. */
  spent: number
}

const sold = (of: string, prices: string, foreignKey: string): string => `json_build_object(
  'name', ${of}.name, 'name_ru', ${of}.name_ru, 'name_en', ${of}.name_en,
  'photo', ${pictureSql(`${of}.photo_id`)},
  'prices', coalesce((
    SELECT json_agg(json_build_object('count', t.count, 'price', t.price))
    FROM ${prices} t WHERE t.${foreignKey} = ${of}.id), '[]'))`

const onSale = (of: string): string => `${of}.state AND ${of}.deleted_at IS NULL`

const itemQuery: Prepared = {
  name: 'item-on-sale',
  text: `
    SELECT json_build_object(
      'service', ${sold('s', 'service_prices', 'service_id')},
      'product', (
        SELECT ${sold('p', 'product_prices', 'product_id')} FROM products p
        WHERE p.id = $2 AND p.service_id = s.id AND ${onSale('p')}),
      'hasProducts', EXISTS (SELECT FROM products p WHERE p.service_id = s.id AND ${onSale('p')}),
      'campaignBp', ${bestPercentageSql('s.id', '$5')},
      'discounts', coalesce((
        SELECT json_agg(json_build_object('limit', "limit", 'percentageBp', percentage_bp)) FROM discounts), '[]'),
      'spent', coalesce((${spentSql('o.user_id = $3', '$4')}), 0)
    ) AS item
    FROM services s WHERE s.id = $1 AND ${onSale('s')}`,
}

/** The service and the product that `userId` asks for, in one query; null when the service isn't on sale. */
export async function findItemOnSale(
  db: Database,
  wanted: { serviceId: number; serviceTypeId: number | null },
  userId: number,
  now: Date,
): Promise<ItemOnSale | null> {
  const values = [wanted.serviceId, wanted.serviceTypeId, userId, spendSince(now), bakuDate(now)]
  const [row] = await queryPrepared<{ item: ItemOnSale }>(db, itemQuery, values)
  return row?.item ?? null
}
