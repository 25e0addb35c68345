import { z } from 'zod'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { bakuDate } from '../../lib/days.ts'
import { type Language, pick } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { piecePriceFrom } from './piece-price.ts'
import { bestPercentage } from './pricing.ts'
import { findOwnDiscount } from './reductions.ts'
import type { Found } from './search/live-index.ts'
import {
  type PricedProduct,
  type PricedService,
  productJson,
  serviceJson,
  visibleSql,
} from './service-json.ts'
import { type PricedCard, pricedCardSchema, toCard, toPricedCard } from './service-output.ts'

/** Suggestions of each sort: services and products. */
export const maxSuggested = 6

export const suggestionsSchema = z.object({
  services: z.array(pricedCardSchema),
  products: z.array(pricedCardSchema.extend({ serviceId: z.int(), serviceName: z.string() })),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

const servicesQuery: Prepared = {
  name: 'services-by-id',
  text: `
    SELECT ${serviceJson(false, '$2')} AS found
    FROM services s WHERE s.id = ANY($1::int[]) AND ${visibleSql(false, 's')}`,
}

const productsQuery: Prepared = {
  name: 'products-by-id',
  text: `
    SELECT ${productJson('$2')} AS found
    FROM products p JOIN services s ON s.id = p.service_id
    WHERE p.id = ANY($1::int[]) AND ${visibleSql(false, 'p')} AND ${visibleSql(false, 's')}`,
}

type ReadDeps = Pick<Deps, 'db' | 'now'>

/** The public services with these ids, in order. */
export async function readCards(
  deps: ReadDeps,
  caller: Caller | null,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<PricedCard[]> {
  const [services, customerBp] = await Promise.all([
    readInOrder<PricedService>(deps, servicesQuery, ids),
    ownDiscountOf(deps, caller),
  ])
  return services.map((service) => {
    const campaigns = new Map([[service.id, service.campaignBp ?? 0]])
    return toPricedCard(service, language, false, { campaigns, customerBp })
  })
}

/** Search results with prices, best first. */
export async function readSuggestions(
  deps: ReadDeps,
  caller: Caller | null,
  { language, ...found }: Found & { language: Language },
): Promise<Suggestions> {
  const [services, products, customerBp] = await Promise.all([
    readCards(deps, caller, { ids: found.services, language }),
    readInOrder<PricedProduct>(deps, productsQuery, found.products),
    ownDiscountOf(deps, caller),
  ])
  return {
    services,
    products: products.map(({ service, campaignBp, prices, ...product }) => ({
      ...toCard(product, language, false),
      priceFrom: piecePriceFrom(prices, bestPercentage([campaignBp ?? 0], customerBp).percentageBp),
      serviceId: service.id,
      serviceName: pick(service, 'name', language),
    })),
  }
}

async function ownDiscountOf({ db, now }: ReadDeps, caller: Caller | null): Promise<number | null> {
  return caller && (await findOwnDiscount(db, caller.id, now()))
}

async function readInOrder<Row extends { id: number }>(
  { db, now }: ReadDeps,
  query: Prepared,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await queryPrepared<{ found: Row }>(db, query, [ids, bakuDate(now())])
  const byId = new Map(rows.map(({ found }) => [found.id, found]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
