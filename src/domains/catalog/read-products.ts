import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { may } from '../../procedures/access.ts'
import { bestCampaign } from '../deals/running-campaigns.ts'
import { type MultilanguageProduct, toMultilanguageProduct } from './multilanguage-shape.ts'
import { type Product, toProduct } from './product-shape.ts'
import type { Reading } from './reading.ts'
import { findReductions } from './reductions.ts'
import { productParts, visible, wasDeleted } from './service-rows.ts'

/** @throws NOT_FOUND, also where it or its service is switched off, unless the caller has area "services" */
export async function readProduct(reading: Reading, id: number): Promise<Product> {
  const { db, caller, now, language } = reading
  const seesAll = may(caller, 'services')
  const [row, reductions] = await Promise.all([
    db.product.findFirst({
      where: { id, ...visible(seesAll), service: visible(seesAll) },
      include: productParts,
    }),
    findReductions(db, caller?.id ?? null, now),
  ])
  if (!row) throw notFound({ gone: (await db.product.count({ where: wasDeleted(id) })) > 0 })
  return toProduct(row, language, seesAll, reductions)
}

/** For the admin: all languages, and what is switched off; the prices are a visitor's. @throws NOT_FOUND */
export async function readMultilanguageProduct(
  { db, now }: { db: Database; now: Date },
  id: number,
): Promise<MultilanguageProduct> {
  const [row, reductions] = await Promise.all([
    db.product.findFirst({ where: { id, ...visible(true) }, include: productParts }),
    findReductions(db, null, now),
  ])
  if (!row) throw notFound()
  const campaign = await bestCampaign(db, row.serviceId, now)
  return toMultilanguageProduct(row, reductions, campaign)
}
