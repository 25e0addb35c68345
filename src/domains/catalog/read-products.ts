import { notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { bestCampaign } from '../campaigns/running-campaigns.ts'
import { type MultilanguageProduct, toMultilanguageProduct } from './multilanguage-output.ts'
import { fromTiers, piecePriceFrom } from './piece-price.ts'
import { type Product, toProduct } from './product-output.ts'
import { findReductions, reductionOn } from './reductions.ts'
import { type PricedCard, toCard } from './service-output.ts'
import { productParts, visible, wasDeleted } from './service-rows.ts'

/** @throws NOT_FOUND, also where it or its service is switched off, unless the caller has area "services" */
export async function readProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { id, language }: { id: number; language: Language },
): Promise<Product> {
  const seesAll = can(caller, 'services')
  const [row, reductions] = await Promise.all([
    db.product.findFirst({
      where: { id, ...visible(seesAll), service: visible(seesAll) },
      include: productParts,
    }),
    findReductions(db, caller?.id ?? null, now()),
  ])
  if (!row) throw notFound({ gone: (await db.product.count({ where: wasDeleted(id) })) > 0 })
  return toProduct(row, language, seesAll, reductions)
}

/** What was added last of what is on sale, newest first, at prices as they are for the caller (CAT-6). */
export async function latestProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { count, language }: { count: number; language: Language },
): Promise<PricedCard[]> {
  const [rows, reductions] = await Promise.all([
    db.product.findMany({
      where: { ...visible(false), service: visible(false) },
      orderBy: { id: 'desc' },
      take: count,
      include: productParts,
    }),
    findReductions(db, caller?.id ?? null, now()),
  ])
  return rows.map((row) => ({
    ...toCard(row, language, false),
    priceFrom: piecePriceFrom(fromTiers(row), reductionOn(row.serviceId, reductions).percentageBp),
  }))
}

/** For the admin: all languages, and what is switched off; the prices are a visitor's. @throws NOT_FOUND */
export async function readMultilanguageProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: { id: number },
): Promise<MultilanguageProduct> {
  const at = now()
  const [row, reductions] = await Promise.all([
    db.product.findFirst({ where: { id, ...visible(true) }, include: productParts }),
    findReductions(db, null, at),
  ])
  if (!row) throw notFound()
  const campaign = await bestCampaign(db, row.serviceId, at)
  return toMultilanguageProduct(row, reductions, campaign)
}
