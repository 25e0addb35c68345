import type { Transaction } from '../../db/client.ts'
import type { AuditAct } from '../../db/generated/client.ts'
import type { Changes } from '../content/values.ts'
import type { RecordKind } from './record-kinds.ts'

export type EntryAct = AuditAct

/** Characters of each value that are searched. */
const maxSearchedLength = 1000

type Entry = {
  by: number
  kind: RecordKind
  id: number
  name: string
  act: EntryAct
  changes: Changes
}

/** Writes an entry with its author's present name and returns its id. */
export async function writeEntry(
  tx: Transaction,
  { by, kind, id, name, act, changes }: Entry,
): Promise<number> {
  const author = await tx.user.findUniqueOrThrow({ where: { id: by }, select: { name: true, surname: true } })
  const actorName = `${author.name} ${author.surname}`.trim()
  const words = [actorName, name, ...Object.values(changes).flat().flatMap(wordsOf)]
  const entry = await tx.auditEntry.create({
    data: {
      actorId: by,
      actorName,
      kind,
      recordId: id,
      recordName: name,
      act,
      fields: changes,
      words: [...new Set(words)].join('\n'),
    },
    select: { id: true },
  })
  return entry.id
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return isAddress(value) ? [] : [value.slice(0, maxSearchedLength)]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  return typeof value === 'object' && value !== null && 'name' in value ? wordsOf(value.name) : []
}

/** A picture's address is nothing to search for. */
const isAddress = (value: string): boolean => value.startsWith('/media/')
