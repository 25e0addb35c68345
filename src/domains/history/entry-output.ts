import { z } from 'zod'
import { AuditAct, type Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'
import { type RecordKind, recordKinds } from '../audit/record-kinds.ts'
import { type Changes, changesSchema, valueSchema } from '../content/values.ts'

/**
 * Who did what to which record, with the names of that time; of a hidden field both sides are null.
 * `restorable`: a deletion after which nothing was done to the record, so that it can be restored.
 */
export const entrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.int(), name: z.string() }),
  kind: z.enum(recordKinds),
  recordId: z.int(),
  recordName: z.string(),
  act: z.enum(AuditAct),
  changes: z.array(z.object({ field: z.string(), from: valueSchema, to: valueSchema })),
  restorable: z.boolean(),
})
export type EntryView = z.infer<typeof entrySchema>

export const entryParts = {
  orderEvent: true,
  orderNote: true,
  noteEdit: { include: { note: { include: { edits: { orderBy: { id: 'asc' } } } } } },
} as const satisfies Prisma.AuditEntryInclude
type Row = Prisma.AuditEntryGetPayload<{ include: typeof entryParts }>

export const newestFirst = [{ at: 'desc' }, { id: 'desc' }] as const

export function toEntry(row: Row, restorable: boolean): EntryView {
  const { id, at, actorId, actorName, kind, recordId, recordName, act } = row
  const changes = Object.entries(changesOf(row)).map(([field, [from, to]]) => ({ field, from, to }))
  const actor = { id: actorId, name: actorName }
  const record = { kind: kind as RecordKind, recordId, recordName }
  return { id, at: at.toISOString(), actor, ...record, act, changes, restorable }
}

/** An order's moves and notes are in its own tables. */
function changesOf({ fields, orderEvent, orderNote, noteEdit }: Row): Changes {
  if (noteEdit) return { note: [textBefore(noteEdit), noteEdit.text] }
  if (orderNote) return { note: [null, orderNote.text] }
  if (!orderEvent) return changesSchema.parse(fields)
  const { from, to, price, oldPrice, reason, passed, undoesId } = orderEvent
  return {
    ...(from !== to && { status: [from, to] }),
    ...(from === to && passed !== null && { passed: undoesId === null ? [null, passed] : [passed, null] }),
    ...(price !== null && { price: [oldPrice === null ? null : toAzn(oldPrice), toAzn(price)] }),
    ...(reason !== null && { reason: [null, reason] }),
  }
}

function textBefore({ id, note }: NonNullable<Row['noteEdit']>): string | null {
  const earlier = note.edits.findLast((edit) => edit.id < id)
  return earlier ? earlier.text : note.text
}
