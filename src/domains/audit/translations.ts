import type { Transaction } from '../../db/client.ts'
import type { Changes, Fields } from '../content/values.ts'
import type { JournalKind } from './record-kinds.ts'

type Record = { kind: JournalKind; id: number }
const translations = ['ru', 'en'] as const

/**
 * Follows which translations a change leaves behind: one whose Azerbaijani text changed while it stayed as it was
 * is outdated until it is saved, is emptied, its picture goes, or the Azerbaijani text is again what it was made of.
 */
export async function followTranslations(
  tx: Transaction,
  { kind, id: recordId }: Record,
  changes: Changes,
  after: Fields,
): Promise<void> {
  const gone = Object.keys(changes).filter((field) => !(field in after))
  await tx.outdatedText.deleteMany({ where: { kind, recordId, field: { in: gone } } })
  for (const field of Object.keys(after)) {
    for (const language of translations) {
      const translated = `${field}_${language}`
      if (!(translated in after)) continue
      const where = { kind, recordId, field, language }
      const [from, to] = changes[field] ?? []
      if (translated in changes) await tx.outdatedText.deleteMany({ where })
      else if (typeof to === 'string' && after[translated] !== '') {
        const back = await tx.outdatedText.deleteMany({ where: { ...where, was: to } })
        const data = { ...where, was: String(from ?? '') }
        if (back.count === 0) await tx.outdatedText.createMany({ data, skipDuplicates: true })
      }
    }
  }
}
