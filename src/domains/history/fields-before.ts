import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { RecordKind } from '../audit/record-kinds.ts'
import { changesSchema, type Fields, type Value } from '../content/values.ts'

/**
 * What a record's fields were before an entry of its history, of those that have changed since: of each the oldest
 * `from` not older than the entry.
 * @throws NOT_FOUND when the entry isn't a change of this record
 */
export async function fieldsBefore(
  db: Database,
  { kind, id: recordId, entryId }: { kind: RecordKind; id: number; entryId: number },
): Promise<Fields> {
  const entry = await db.historyEntry.findFirst({ where: { id: entryId, kind, recordId, act: 'changed' } })
  if (!entry) throw notFound()
  const since = await db.historyEntry.findMany({
    where: { kind, recordId, act: 'changed', id: { gte: entryId } },
    orderBy: { id: 'desc' },
    select: { fields: true },
  })
  const before: Record<string, Value> = {}
  for (const { fields } of since)
    for (const [field, [from]] of Object.entries(changesSchema.parse(fields))) before[field] = from
  return before
}
