import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { bakuDate } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { nearerWindow, type Paging, paginate } from '../../lib/paging.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { bestCampaign } from '../campaigns/running-campaigns.ts'
import { type MultilanguageService, toMultilanguageService } from './multilanguage-output.ts'
import { fromTiers } from './piece-price.ts'
import { findOwnDiscount, findReductions } from './reductions.ts'
import { type PricedService, serviceJson, visibleSql } from './service-json.ts'
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

/** The public services with these ids in their order, for search results. */
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

/** For the admin: all languages, also switched off ones, with a visitor's prices. @throws NOT_FOUND */
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

/** The page's ids come from the index alone, from the nearer end; then its rows are read. */
const pageQuery = (seesAll: boolean, fromEnd: boolean): Prepared => ({
  name: `services-page${seesAll ? '-all' : ''}${fromEnd ? '-from-end' : ''}`,
  text: `
    SELECT ${serviceJson(seesAll, '$3')} AS service
    FROM (
      SELECT s.id FROM services s WHERE ${visibleSql(seesAll, 's')}
      ORDER BY ${fromEnd ? 's.priority DESC, s.id' : 's.priority, s.id DESC'} OFFSET $1 LIMIT $2
    ) page JOIN services s USING (id)
    ORDER BY s.priority, s.id DESC`,
})

const countQuery = (seesAll: boolean): Prepared => ({
  name: `services-count${seesAll ? '-all' : ''}`,
  text: `SELECT count(*)::int AS total FROM services s WHERE ${visibleSql(seesAll, 's')}`,
})

const queriesOf = (seesAll: boolean) => ({
  count: countQuery(seesAll),
  fromStart: pageQuery(seesAll, false),
  fromEnd: pageQuery(seesAll, true),
})
const [ofVisitors, ofStaff] = [queriesOf(false), queriesOf(true)]
const queriesFor = (seesAll: boolean) => (seesAll ? ofStaff : ofVisitors)

/** Totals are counted once for each state of the catalog, while its changes are received. */
const totals = new WeakMap<Database, Map<boolean, { version: number; total: number }>>()

async function totalOf({ db, contentVersions }: From, seesAll: boolean): Promise<number> {
  const version = contentVersions()?.catalog ?? null
  const known = totals.get(db)?.get(seesAll)
  if (known && known.version === version) return known.total
  const [row] = await queryPrepared<{ total: number }>(db, queriesFor(seesAll).count, [])
  const total = row?.total ?? 0
  if (version !== null) totals.set(db, new Map(totals.get(db)).set(seesAll, { version, total }))
  return total
}

type From = Pick<Deps, 'db' | 'now' | 'contentVersions'>

/** One page of the services that the caller may see, and their total. */
async function pageOfServices(
  from: From,
  seesAll: boolean,
  paging: Paging,
): Promise<{ services: PricedService[]; total: number }> {
  const total = await totalOf(from, seesAll)
  const { skip, take, isFromEnd } = nearerWindow(paging, total)
  if (take === 0) return { services: [], total }
  const { fromStart, fromEnd } = queriesFor(seesAll)
  const rows = await queryPrepared<{ service: PricedService }>(from.db, isFromEnd ? fromEnd : fromStart, [
    skip,
    take,
    bakuDate(from.now()),
  ])
  return { services: rows.map(({ service }) => service), total }
}
