import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'

export type Banner = inferRouterOutputs<AppRouter>['banner']['multilanguage']

/** The fields that hold files, as the server names them. */
export const bannerFiles = ['file', 'fileForLogo', 'fileForLogoDark', 'fileForFavicon'] as const

/** A picture stands under the name that its file is sent by: its address, or the file chosen for it. */
export function readBanner({ updatedAt, photoUrl, logoUrl, darkLogoUrl, faviconUrl, ...record }: Banner) {
  const { id: _, state: __, ...texts } = record
  const pictures: Record<(typeof bannerFiles)[number], string | File> = {
    file: photoUrl,
    fileForLogo: logoUrl,
    fileForLogoDark: darkLogoUrl,
    fileForFavicon: faviconUrl,
  }
  return { values: { ...texts, ...pictures }, version: updatedAt }
}

export type BannerValues = ReturnType<typeof readBanner>['values']
