import { withWords } from '../../db/text-search.ts'
import { type Paging, paginate, readPage, window } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { withPlaces } from '../places/with-places.ts'
import { dealOrder, dealParts, toMultilanguageDeal } from './deal-shape.ts'

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
