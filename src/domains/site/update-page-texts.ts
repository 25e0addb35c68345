import type { Page, Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recordedUpdate } from '../audit/recorded.ts'

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
