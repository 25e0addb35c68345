import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { lockRecord, readRecord } from '../audit/snapshots.ts'
import { writeEntry } from '../audit/write-entry.ts'
import type { TextKind } from '../content/definitions.ts'
import type { Changes } from '../content/values.ts'

export const translationLanguages = ['ru', 'en'] as const
type Record = { kind: TextKind; id: number }

/** A translation that its Azerbaijani text has left behind; `was`: the text that it was made of. */
export const outdatedSchema = z.object({
  field: z.string(),
  language: z.enum(translationLanguages),
  was: z.string(),
})

/** The outdated translations of a record. */
export async function outdatedTexts({ db }: Pick<Deps, 'db'>, { kind, id: recordId }: Record) {
  const rows = await db.outdatedText.findMany({ where: { kind, recordId }, orderBy: { field: 'asc' } })
  return z.array(outdatedSchema).parse(rows)
}

/**
 * Says that a translation still holds, though its Azerbaijani text has changed since; who says so stands in the
 * history. Of one that isn't outdated there is nothing to say.
 * @throws NOT_FOUND when there is no such record
 */
export function confirmTranslation(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { kind, id, field, language }: Record & { field: string; language: 'ru' | 'en' },
): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockRecord(tx, kind, id)
    const record = await readRecord(tx, kind, id)
    if (!record) throw notFound()
    const { count } = await tx.outdatedText.deleteMany({ where: { kind, recordId: id, field, language } })
    if (count === 0) return
    const translated = `${field}_${language}`
    const text = record.fields[translated] ?? ''
    const { name } = record
    const changes = { [translated]: [text, text] } satisfies Changes
    await writeEntry(tx, { by: caller.id, kind, id, name, act: 'confirmed', changes })
  })
}
