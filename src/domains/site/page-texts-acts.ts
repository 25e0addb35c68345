import type { Page, Prisma } from '../../db/generated/client.ts'
import { type Language, pickAll } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { type InfoPage, infoPages } from '../content/info-pages.ts'

type Input = Omit<Prisma.PageTextsUpdateInput, 'page' | 'updatedAt'> & {
  page: Page
  updatedAt?: string | undefined
}

/** Writes the heading texts of a page; what isn't given stays. @throws CONFLICT */
export async function updatePageTexts(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { page, updatedAt, ...data }: Input,
): Promise<void> {
  await recordedUpdate(db, { by: caller.id, kind: `${page}Page`, id: 1, updatedAt }, (tx) =>
    tx.pageTexts.update({ where: { page }, data }),
  )
}

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
