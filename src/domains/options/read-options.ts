import type { Database, Transaction } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { bestPercentage } from '../catalog/pricing.ts'
import { findReductions } from '../catalog/reductions.ts'
import { visible } from '../catalog/service-rows.ts'
import type { Configuration } from './configuration.ts'
import { configurationFields } from './configuration-input.ts'
import { inLanguage } from './in-language.ts'
import { keptConfiguration } from './kept-configurations.ts'
import { type OptionsChanges, optionsChanges } from './options-changes.ts'
import type { MultilanguageOptions, OptionsView } from './options-output.ts'
import { profileOf, withProfile } from './template/product-profile.ts'
import { marginsOf } from './template/template-sheet.ts'

/** A configuration as it is stored. */
export const parseConfiguration = (stored: unknown): Configuration => configurationFields.parse(stored)

/** The current options of a product, or an earlier version of them. */
export async function findConfiguration(
  db: Database | Transaction,
  { id: productId, version }: { id: number; version: number },
): Promise<Configuration> {
  const row = await db.productOptions.findUnique({ where: { productId_version: { productId, version } } })
  if (!row) throw notFound()
  return parseConfiguration(row.configuration)
}

/** The same, from memory where it was read before. @throws NOT_FOUND */
async function readConfiguration(
  db: Database,
  { id: productId, version }: { id: number; version: number },
): Promise<Configuration> {
  const [row] = await queryPrepared<{ madeAt: string }>(db, made, [productId, version])
  if (!row) throw notFound()
  return keptConfiguration(db, { productId, version, madeAt: row.madeAt })
}
const made: Prepared = {
  name: 'configuration-made',
  text: 'SELECT created_at::text AS "madeAt" FROM product_options WHERE product_id = $1::integer AND version = $2::integer',
}

/** A product that the caller may see, with its options, runs and discounts. @throws NOT_FOUND */
export async function findConfigured(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  id: number,
) {
  const shown = visible(can(caller, 'services'))
  const [product, reductions] = await Promise.all([
    db.product.findFirst({
      where: { id, ...shown, service: shown },
      select: { ...chosenFields, ...withProfile, prices: { select: { count: true, price: true } } },
    }),
    findReductions(db, caller?.id ?? null, now()),
  ])
  if (!product) throw notFound()
  const { serviceId, optionsVersion: version, prices: tiers } = product
  return {
    version,
    configuration: version === null ? null : await readConfiguration(db, { id, version }),
    tiers,
    margins: marginsOf(profileOf(product)),
    campaignBp: reductions.campaigns.get(serviceId) ?? 0,
    customerBp: reductions.customerBp,
  }
}
const chosenFields = { serviceId: true, optionsVersion: true } as const

/** The options of a product, for callers who may see it. @throws NOT_FOUND */
export async function readOptions(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { id, language }: { id: number; language: Language },
): Promise<OptionsView> {
  const { version, configuration, margins, campaignBp, customerBp } = await findConfigured(deps, caller, id)
  return {
    id,
    version,
    configuration: configuration && inLanguage(configuration, language),
    margins,
    reduction: bestPercentage([campaignBp], customerBp),
  }
}

/** The options as staff edit them. @throws NOT_FOUND */
export async function readMultilanguageOptions(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<MultilanguageOptions> {
  const product = await db.product.findFirst({ where: { id, deletedAt: null }, select: chosenFields })
  if (!product) throw notFound()
  const { optionsVersion: version } = product
  return {
    id,
    version,
    configuration: version === null ? null : await findConfiguration(db, { id, version }),
  }
}

/** The changes from one version of a product's options to another, as texts (OPT-16). @throws NOT_FOUND */
export async function readChanges(
  { db }: Pick<Deps, 'db'>,
  { id, from, to, language }: { id: number; from: number; to: number; language: Language },
): Promise<OptionsChanges> {
  const [before, after] = await Promise.all([
    findConfiguration(db, { id, version: from }),
    findConfiguration(db, { id, version: to }),
  ])
  return optionsChanges(before, after, language)
}
