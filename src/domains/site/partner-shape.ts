import { z } from 'zod'
import type { Partner } from '../../db/generated/client.ts'
import { textsOut } from '../../lib/fields.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

/** Partner in all three languages; `state` only for who may write (api-contract, "Shapes"). */
export const partnerSchema = z.object({
  id: z.int(),
  ...textsOut('name'),
  logoUrl: z.string(),
  state: z.boolean().optional(),
})

export function toPartner(row: Partner & { logo: PictureRow | null }, withState: boolean) {
  const { id, name, name_ru, name_en, logo, state } = row
  return { id, name, name_ru, name_en, logoUrl: pictureUrl(logo), ...(withState && { state }) }
}
