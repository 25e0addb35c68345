import type { Database } from '../../db/client.ts'
import type { Page, Prisma } from '../../db/generated/client.ts'
import { asRead, assertWritten } from '../../lib/as-read.ts'
import { recorded } from '../audit/recorded.ts'

type Input = Omit<Prisma.PageTextsUpdateInput, 'updatedAt'> & { updatedAt?: string | undefined }

/** Writes the heading texts of a page; what isn't given stays. @throws CONFLICT */
export async function updatePageTexts(
  db: Database,
  by: number,
  page: Page,
  { updatedAt, ...data }: Input,
): Promise<void> {
  await recorded(db, { by, kind: `${page}Page`, id: 1 }, async (tx) =>
    assertWritten(await tx.pageTexts.updateMany({ where: { page, ...asRead(updatedAt) }, data })),
  )
}
