import type { Database } from '../../db/client.ts'
import type { TextKind } from '../content/definitions.ts'
import type { Value } from '../content/values.ts'
import { fieldsBefore } from './fields-before.ts'
import { isTextOf, updateTexts } from './update-texts.ts'

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
  db: Database,
  by: number,
  { kind, id, entryId, updatedAt }: Wish,
): Promise<void> {
  const before = await fieldsBefore(db, { kind, id, entryId })
  const isText = (pair: [string, Value]): pair is [string, string] =>
    isTextOf(kind, pair[0]) && typeof pair[1] === 'string'
  const texts = Object.fromEntries(Object.entries(before).filter(isText))
  await updateTexts(db, by, { kind, id, updatedAt }, texts)
}
