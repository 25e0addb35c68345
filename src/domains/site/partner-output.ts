import { z } from 'zod'
import type { Partner } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { allTextsOf, allTextsOut } from '../content/texts.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

/** Partner in all three languages; `state` and `updatedAt` only for callers with write access. */
export const partnerSchema = z.object({
  id: z.int(),
  ...allTextsOut('partner'),
  logoUrl: z.string(),
  state: z.boolean().optional(),
  updatedAt: updatedAtOut.optional(),
})

export function toPartner(row: Partner & { logo: PictureRow | null }, withState: boolean) {
  const { id, logo, state } = row
  const own = withState && { state, updatedAt: row.updatedAt.toISOString() }
  return { id, ...allTextsOf('partner', row), logoUrl: pictureUrl(logo), ...own }
}
