import type { Transaction } from '../../db/client.ts'
import type { RecordKind } from '../audit/record-kinds.ts'
import { changesSchema, type Fields } from '../content/values.ts'
import { newestFirst } from './entry-output.ts'

/** What is brought back, and by whom. */
export type Gone = { by: number; id: number }

/** What was done to a record last, and the fields that it had before; null when nothing is known of it. */
export async function lastState(tx: Transaction, kind: RecordKind, recordId: number) {
  const entry = await tx.auditEntry.findFirst({ where: { kind, recordId }, orderBy: [...newestFirst] })
  if (!entry) return null
  const changes = Object.entries(changesSchema.parse(entry.fields))
  const fields: Fields = Object.fromEntries(changes.map(([field, [from]]) => [field, from]))
  return { act: entry.act, fields }
}
