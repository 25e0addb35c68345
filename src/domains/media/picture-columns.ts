import type { ReceivedFile } from '../../procedures/received-file.ts'
import type { PicturePurpose } from './inspect-picture.ts'
import { mediaUrl } from './picture-url.ts'
import { type MediaDeps, storeUploads } from './store-picture.ts'

export type PictureRow = { key: string; extension: string }

/** The root-relative URL of a picture; empty without one. */
export const pictureUrl = (row: PictureRow | null): string => (row ? mediaUrl(row) : '')

/**
 * Stores the files that were sent for picture columns and returns the columns to write: `{ photoId: [file,
 * 'photo'] }` becomes `{ photoId: 12 }`, or `{}` without a file.
 */
export async function storeColumns<Column extends string>(
  media: MediaDeps,
  columns: Record<Column, readonly [ReceivedFile | undefined, PicturePurpose]>,
): Promise<Partial<Record<Column, number>>> {
  const sent = (Object.keys(columns) as Column[]).flatMap((column) => {
    const [file, purpose] = columns[column]
    return file ? [{ column, file, purpose }] : []
  })
  const stored = await storeUploads(media, sent)
  const ids: Partial<Record<Column, number>> = {}
  sent.forEach(({ column }, index) => {
    ids[column] = stored[index]?.id
  })
  return ids
}
