import type { Deps } from '../../api/deps.ts'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { changesSchema } from '../journal/values.ts'
import { isTextOf, type TextKind, updateTexts } from './update-texts.ts'

type Wish = {
  kind: TextKind
  id: number
  /** The entry whose change, and all that came after it, is taken back. */
  entryId: number
  updatedAt?: string | undefined
}

/**
 * Puts a record's texts back as they were before an entry; all else stays. It is a change like any other: refused
 * when somebody has saved since `updatedAt`, and in the history itself.
 * @throws NOT_FOUND when the entry isn't one of this record; CONFLICT
 */
export async function restoreTexts(
  deps: Pick<Deps, 'db' | 'media'>,
  by: number,
  { kind, id, entryId, updatedAt }: Wish,
): Promise<void> {
  const texts = await textsBefore(deps.db, { kind, id, entryId })
  await updateTexts(deps, by, { kind, id, updatedAt }, texts)
}

/** What changed since says what it was: of each text the oldest `from` not older than the entry. */
async function textsBefore(
  db: Database,
  { kind, id: recordId, entryId }: Pick<Wish, 'kind' | 'id' | 'entryId'>,
): Promise<Record<string, string>> {
  const entry = await db.historyEntry.findFirst({ where: { id: entryId, kind, recordId, act: 'changed' } })
  if (!entry) throw notFound()
  const since = await db.historyEntry.findMany({
    where: { kind, recordId, act: 'changed', id: { gte: entryId } },
    orderBy: { id: 'desc' },
    select: { fields: true },
  })
  const texts: Record<string, string> = {}
  for (const { fields } of since) {
    for (const [field, [from]] of Object.entries(changesSchema.parse(fields))) {
      if (isTextOf(kind, field) && typeof from === 'string') texts[field] = from
    }
  }
  return texts
}
