import type { Database } from '../../db/client.ts'
import type { FieldError, Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import type { Deps } from '../../procedures/deps.ts'
import { approvedFiles } from '../artwork/approved-files.ts'
import { copyApproved, type LineFiles } from './line-files.ts'

const orderUnknown: Message = /*i18n*/ { id: 'purchases.orderUnknown', message: 'There is no such order.' }
const repeatOf: Message = /*i18n*/ { id: 'purchases.repeatOf', message: 'Repeat of No. {order}.' }

type Line = { repeats?: number | null | undefined }

/** Errors by line for repeated orders that don't exist. */
export async function unknownRepeats(db: Database, lines: readonly Line[]): Promise<FieldError[]> {
  const ids = lines.flatMap(({ repeats }) => repeats ?? [])
  if (ids.length === 0) return []
  const known = await db.order.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return lines.flatMap(({ repeats }, index) =>
    repeats == null || known.some(({ id }) => id === repeats)
      ? []
      : [{ path: `lines.${index}.repeats`, message: orderUnknown }],
  )
}

/** The note for staff about a repeated order; null for any other. */
export const repeatNote = ({ repeats }: Line, language: Language): string | null =>
  repeats == null ? null : translate({ ...repeatOf, values: { order: String(repeats) } }, language)

/**
 * Copies of what this customer approved for the repeated orders, where artwork is missing (ART-13); for
 * another customer's order there are none.
 * @throws UNAVAILABLE
 */
export async function repeatedFiles(
  deps: Pick<Deps, 'db' | 'now' | 'artwork'>,
  userId: number,
  lines: readonly (Line & { awaitsArtwork: boolean })[],
): Promise<LineFiles> {
  const repeated = lines.map(({ repeats, awaitsArtwork }) => (awaitsArtwork ? (repeats ?? null) : null))
  const approved = await approvedFiles(
    deps.db,
    userId,
    repeated.filter((id) => id !== null),
  )
  const found = repeated.map((id) => ({ sent: [], approved: (id !== null && approved.get(id)) || [] }))
  return copyApproved(deps, userId, found)
}
