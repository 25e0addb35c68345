import { z } from 'zod'
import type { Advertisement } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { textsOut } from '../../lib/fields.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

/** Advertisement, its picture's `alt` in all three languages; `state` and `updatedAt` only for who may write (api-contract, "Shapes"). */
export const advertisementSchema = z.object({
  id: z.int(),
  link: z.string(),
  photoUrl: z.string(),
  ...textsOut('alt'),
  state: z.boolean().optional(),
  updatedAt: updatedAtOut.optional(),
})

export function toAdvertisement(row: Advertisement & { photo: PictureRow | null }, withState: boolean) {
  const { id, link, alt, alt_ru, alt_en, photo, state } = row
  const own = withState && { state, updatedAt: row.updatedAt.toISOString() }
  return { id, link, photoUrl: pictureUrl(photo), alt, alt_ru, alt_en, ...own }
}
