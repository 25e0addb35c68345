import { notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { type Paging, paginate } from '../../lib/paging.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { bestCampaign } from '../campaigns/running-campaigns.ts'
import { type MultilanguageService, toMultilanguageService } from './multilanguage-output.ts'
import { pageOfServices } from './page-of-services.ts'
import { fromTiers } from './piece-price.ts'
import { findOwnDiscount, findReductions } from './reductions.ts'
import { type Card, type Service, toCard, toService } from './service-output.ts'
import { editedServiceParts, serviceParts, visible, wasDeleted } from './service-rows.ts'

type ReadDeps = Pick<Deps, 'db' | 'now'>

export async function listServices(
  deps: ReadDeps & Pick<Deps, 'contentVersions'>,
  caller: Caller | null,
  { language, ...paging }: Paging & { language: Language },
) {
  const seesAll = can(caller, 'services')
  const [{ services, total }, customerBp] = await Promise.all([
    pageOfServices(deps, seesAll, paging),
    caller && findOwnDiscount(deps.db, caller.id, deps.now()),
  ])
  const campaigns = new Map(services.map(({ id, campaignBp }) => [id, campaignBp ?? 0]))
  const shown = services.map((service) => toService(service, language, seesAll, { campaigns, customerBp }))
  return paginate(shown, total, paging)
}

/** @throws NOT_FOUND, also for one that is switched off, unless the caller has area "services" */
export async function readService(
  { db, now }: ReadDeps,
  caller: Caller | null,
  { id, language }: { id: number; language: Language },
): Promise<Service> {
  const seesAll = can(caller, 'services')
  const [row, reductions] = await Promise.all([
    db.service.findFirst({ where: { id, ...visible(seesAll) }, include: serviceParts(seesAll) }),
    findReductions(db, caller?.id ?? null, now()),
  ])
  if (!row) throw notFound({ gone: (await db.service.count({ where: wasDeleted(id) })) > 0 })
  const products = row.products.map((product) => ({ ...product, prices: fromTiers(product) }))
  return toService({ ...row, products }, language, seesAll, reductions)
}

/** The public services with these ids, in their order: what a search found. */
export async function readFound(
  { db }: Pick<Deps, 'db'>,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await db.service.findMany({
    where: { id: { in: [...ids] }, ...visible(false) },
    include: { photo: { select: { key: true, extension: true } } },
  })
  const byId = new Map(rows.map((row) => [row.id, toCard(row, language, false)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** For the admin: all languages, and what is switched off; the prices are a visitor's. @throws NOT_FOUND */
export async function readMultilanguageService(
  { db, now }: ReadDeps,
  { id }: { id: number },
): Promise<MultilanguageService> {
  const at = now()
  const [row, reductions, campaign] = await Promise.all([
    db.service.findFirst({ where: { id, ...visible(true) }, include: editedServiceParts }),
    findReductions(db, null, at),
    bestCampaign(db, id, at),
  ])
  if (!row) throw notFound()
  return toMultilanguageService(row, reductions, campaign)
}
