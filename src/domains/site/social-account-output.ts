import { z } from 'zod'
import type { SocialAccount } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

export const socialAccountPictures = { icon: true, lightIcon: true } as const

/** SocialMediaAccount; `icon` is the dark one, `state` and `updatedAt` only for callers with write access. */
export const socialAccountSchema = z.object({
  id: z.int(),
  name: z.string(),
  platform: z.string(),
  link: z.string(),
  icon: z.string(),
  lightIcon: z.string(),
  state: z.boolean().optional(),
  updatedAt: updatedAtOut.optional(),
})

type Row = SocialAccount & { icon: PictureRow | null; lightIcon: PictureRow | null }

export function toSocialAccount(
  { id, name, platform, link, icon, lightIcon, state, updatedAt }: Row,
  withState: boolean,
) {
  const icons = { icon: pictureUrl(icon), lightIcon: pictureUrl(lightIcon) }
  const own = withState && { state, updatedAt: updatedAt.toISOString() }
  return { id, name, platform, link, ...icons, ...own }
}
