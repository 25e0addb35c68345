import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

export const bannerPictures = { logo: true, darkLogo: true, favicon: true, photo: true } as const

type Row = Record<keyof typeof bannerPictures, PictureRow | null>

export function bannerUrls(row: Row) {
  return {
    logoUrl: pictureUrl(row.logo),
    darkLogoUrl: pictureUrl(row.darkLogo),
    faviconUrl: pictureUrl(row.favicon),
    photoUrl: pictureUrl(row.photo),
  }
}
