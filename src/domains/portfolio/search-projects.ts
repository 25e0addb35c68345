import { withWords } from '../../db/text-search.ts'
import { type Paging, paginate, readPage, window } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { withPlaces } from '../places/with-places.ts'
import { projectOrder, projectParts, toProjectTexts } from './project-output.ts'

/** A page of projects in all languages, hidden ones too: those with these words in their name in any language. */
export async function searchProjects(
  { db }: Pick<Deps, 'db'>,
  { name, ...paging }: Paging & { name: string },
) {
  const where = await withWords(db, ['projects', 'name'], name)
  const { rows, total } = await readPage(paging, {
    count: () => db.project.count({ where }),
    rows: (window) => db.project.findMany({ where, ...window, orderBy: projectOrder, include: projectParts }),
  })
  const shown = { kind: 'project', isPart: name !== '', ...window(paging) } as const
  return paginate(await withPlaces(db, rows.map(toProjectTexts), shown), total, paging)
}
