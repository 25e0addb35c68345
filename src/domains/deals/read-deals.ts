import { withWords } from '../../db/text-search.ts'
import { notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { type Paging, paginate, readPage, window } from '../../lib/paging.ts'
import { type Caller, may } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { withPlaces } from '../places/with-places.ts'
import {
  type Deal,
  dealOrder,
  dealParts,
  type MultilanguageDeal,
  toDeal,
  toMultilanguageDeal,
} from './deal-shape.ts'
import { begun, running } from './running-campaigns.ts'

/** Running campaigns; with area "campaigns" all of them (CAM-2). */
export async function listDeals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  input: Paging & { language: Language },
) {
  const seesAll = may(caller, 'campaigns')
  const where = seesAll ? {} : running(now())
  const { rows, total } = await readPage(input, {
    count: () => db.deal.count({ where }),
    rows: (window) => db.deal.findMany({ where, orderBy: dealOrder, include: dealParts(seesAll), ...window }),
  })
  const deals = rows.map((row) => toDeal(row, input.language, seesAll))
  return paginate(deals, total, input)
}

/**
 * A campaign, also a past one.
 * @throws NOT_FOUND, also for one that is switched off or hasn't begun, unless the caller has the area
 */
export async function readDeal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { id, language }: { id: number; language: Language },
): Promise<Deal> {
  const seesAll = may(caller, 'campaigns')
  const row = await db.deal.findFirst({
    where: { id, ...(!seesAll && { state: true, ...begun(now()) }) },
    include: dealParts(seesAll),
  })
  if (!row) throw notFound()
  return toDeal(row, language, seesAll)
}

/** @throws NOT_FOUND */
export async function readMultilanguageDeal(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<MultilanguageDeal> {
  const row = await db.deal.findUnique({ where: { id }, include: dealParts(true) })
  if (!row) throw notFound()
  return toMultilanguageDeal(row)
}

/** A page of campaigns in all languages, past and hidden ones too: those with these words in their title in any language. */
export async function searchDeals(
  { db }: Pick<Deps, 'db'>,
  { title, ...paging }: Paging & { title: string },
) {
  const where = await withWords(db, ['deals', 'title'], title)
  const { rows, total } = await readPage(paging, {
    count: () => db.deal.count({ where }),
    rows: (window) => db.deal.findMany({ where, orderBy: dealOrder, include: dealParts(true), ...window }),
  })
  const shown = { kind: 'deal', isPart: title !== '', ...window(paging) } as const
  return paginate(await withPlaces(db, rows.map(toMultilanguageDeal), shown), total, paging)
}
