import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { bakuDate } from '../../lib/days.ts'
import { nearerWindow, type Paging } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type PricedService, serviceJson, visibleSql } from './service-json.ts'

/** The page is found in the index alone, from the end that is nearer; then its rows are read. */
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

/** Counted once for each state of the catalog, as long as its changes are heard of. */
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

/** One page of the services that the caller may see, and how many there are. */
export async function pageOfServices(
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
