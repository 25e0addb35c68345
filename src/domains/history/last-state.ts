import type { Transaction } from '../../db/client.ts'
import type { RecordKind } from '../audit/record-kinds.ts'
import { changesSchema, type Fields } from '../content/values.ts'
import { newestFirst } from './entry-output.ts'

/** The record to restore, and the staff member who does it. */
export type Gone = { by: number; id: number }

/** The last change of a record, and its fields before that; null when the history has none. */
export async function lastState(tx: Transaction, kind: RecordKind, recordId: number) {
  const entry = await tx.auditEntry.findFirst({ where: { kind, recordId }, orderBy: [...newestFirst] })
  if (!entry) return null
  const changes = Object.entries(changesSchema.parse(entry.fields))
  const fields: Fields = Object.fromEntries(changes.map(([field, [from]]) => [field, from]))
  return { act: entry.act, fields }
}
