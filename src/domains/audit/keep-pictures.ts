import type { Transaction } from '../../db/client.ts'
import type { Fields } from '../content/values.ts'
import { pictureKeyOf } from '../media/picture-url.ts'

/** How long the undo of a deletion restores everything, in ms: the notice's 10 s, and the way there. */
const undoTimeMs = 15_000

/**
 * Keeps the pictures of a deleted record from the sweeper while the delete can be undone with all that belonged
 * to it; so they still go within 30 s (MED-5).
 */
export async function keepPictures(tx: Transaction, entryId: number, fields: Fields): Promise<void> {
  const keys = Object.values(fields).flat().flatMap(pictureKeys)
  if (keys.length === 0) return
  const pictures = await tx.media.findMany({ where: { key: { in: keys } }, select: { id: true } })
  const until = new Date(Date.now() + undoTimeMs)
  await tx.keptPicture.createMany({ data: pictures.map(({ id }) => ({ entryId, pictureId: id, until })) })
}

function pictureKeys(value: unknown): string[] {
  const key = typeof value === 'string' ? pictureKeyOf(value) : null
  return key === null ? [] : [key]
}
