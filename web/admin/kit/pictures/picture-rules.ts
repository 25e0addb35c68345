/** What a picture is for decides which kinds are taken (MED-1). */
export type PicturePurpose = 'photo' | 'logo' | 'favicon'

const photos = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
const icons = ['image/x-icon', 'image/vnd.microsoft.icon']

const types: Record<PicturePurpose, readonly string[]> = {
  photo: photos,
  logo: [...photos, 'image/svg+xml'],
  favicon: [...photos, 'image/svg+xml', ...icons],
}

/** The kinds as text, for hints and refusals. */
export const kindNames: Record<PicturePurpose, string> = {
  photo: 'JPEG, PNG, WebP, AVIF, GIF',
  logo: 'SVG, PNG, JPEG, WebP, AVIF, GIF',
  favicon: 'SVG, PNG, ICO, JPEG, WebP',
}

/** The maximum number of files in one request (MED-2). */
export const maxFiles = 20

/** The maximum size of one file; the server checks again. */
export const largestMegabytes = 10
const largestFile = largestMegabytes * 1024 * 1024

/** The maximum size of one picture (MED-2). */
export const mostMegapixels = 50

/** The kinds for `<input accept>`. */
export const acceptOf = (purpose: PicturePurpose): string =>
  [...types[purpose], ...(purpose === 'favicon' ? ['.ico'] : [])].join(',')

export type PictureError = 'kind' | 'size' | 'empty' | 'broken' | 'pixels'

/** The error of a chosen file by its name and size; browsers don't know every ICO by its type. */
export function pictureError(
  { type, size, name }: Pick<File, 'type' | 'size' | 'name'>,
  purpose: PicturePurpose,
): PictureError | null {
  const isIcon = purpose === 'favicon' && /\.ico$/i.test(name)
  if (!types[purpose].includes(type) && !isIcon) return 'kind'
  if (size === 0) return 'empty'
  return size > largestFile ? 'size' : null
}

/**
 * The error of a file's content, since its type comes only from its name. `pixels` as the browser reads them;
 * null when it can't.
 */
export function contentError(pixels: { width: number; height: number } | null): PictureError | null {
  if (pixels === null) return 'broken'
  return pixels.width * pixels.height > mostMegapixels * 1_000_000 ? 'pixels' : null
}

/** A vector drawing or an animation would lose what makes it one. */
export const canBeCropped = ({ type }: Pick<File, 'type'>): boolean =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(type)

/** The type of the cropped picture; only a type with transparency keeps a transparent background. */
export const croppedType = (type: string): 'image/jpeg' | 'image/png' =>
  type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
