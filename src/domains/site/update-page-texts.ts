import type { Database } from '../../db/client.ts'
import type { Page, Prisma } from '../../db/generated/client.ts'

/** Writes the heading texts of a page; what isn't given stays. */
export async function updatePageTexts(
  db: Database,
  page: Page,
  data: Prisma.PageTextsUpdateInput,
): Promise<void> {
  await db.pageTexts.update({ where: { page }, data })
}
