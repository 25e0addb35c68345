import { z } from 'zod'
import type { Advertisement } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { allTextsOf, allTextsOut } from '../content/texts.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

/** Advertisement, its picture's `alt` in all three languages; `state` and `updatedAt` only for callers with write access. */
export const advertisementSchema = z.object({
  id: z.int(),
  link: z.string(),
  photoUrl: z.string(),
  ...allTextsOut('advertisement'),
  state: z.boolean().optional(),
  updatedAt: updatedAtOut.optional(),
})

export function toAdvertisement(row: Advertisement & { photo: PictureRow | null }, withState: boolean) {
  const { id, link, photo, state } = row
  const own = withState && { state, updatedAt: row.updatedAt.toISOString() }
  return { id, link, photoUrl: pictureUrl(photo), ...allTextsOf('advertisement', row), ...own }
}
