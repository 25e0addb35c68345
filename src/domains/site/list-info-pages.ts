import { type Language, pickAll } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type InfoPage, infoPages } from '../content/info-pages.ts'

/** The information pages that hold a text, each by its short name; a page without one is not on the site. */
export async function listInfoPages(
  { db }: Pick<Deps, 'db'>,
  { language }: { language: Language },
): Promise<{ page: InfoPage; title: string }[]> {
  const rows = await db.pageTexts.findMany({
    where: { page: { in: [...infoPages] }, NOT: { description: '' } },
  })
  return infoPages.flatMap((page) => {
    const row = rows.find((one) => one.page === page)
    return row ? [{ page, ...pickAll(row, ['title'], language) }] : []
  })
}
