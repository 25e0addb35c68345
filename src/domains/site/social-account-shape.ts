import { z } from 'zod'
import type { SocialAccount } from '../../db/generated/client.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

export const socialAccountPictures = { icon: true, lightIcon: true } as const

/** SocialMediaAccount; `icon` is the dark one, `state` only for who may write (api-contract, "Shapes"). */
export const socialAccountSchema = z.object({
  id: z.int(),
  name: z.string(),
  platform: z.string(),
  link: z.string(),
  icon: z.string(),
  lightIcon: z.string(),
  state: z.boolean().optional(),
})

type Row = SocialAccount & { icon: PictureRow | null; lightIcon: PictureRow | null }

export function toSocialAccount(
  { id, name, platform, link, icon, lightIcon, state }: Row,
  withState: boolean,
) {
  const icons = { icon: pictureUrl(icon), lightIcon: pictureUrl(lightIcon) }
  return { id, name, platform, link, ...icons, ...(withState && { state }) }
}
