/** What a picture is for decides which kinds are taken (MED-1). */
export type PicturePurpose = 'photo' | 'logo' | 'favicon'

const photos = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
const icons = ['image/x-icon', 'image/vnd.microsoft.icon']

const types: Record<PicturePurpose, readonly string[]> = {
  photo: photos,
  logo: [...photos, 'image/svg+xml'],
  favicon: [...photos, 'image/svg+xml', ...icons],
}

/** The kinds in words, for hints and refusals. */
export const kindNames: Record<PicturePurpose, string> = {
  photo: 'JPEG, PNG, WebP, AVIF, GIF',
  logo: 'SVG, PNG, JPEG, WebP, AVIF, GIF',
  favicon: 'SVG, PNG, ICO, JPEG, WebP',
}

/** Files of one request (MED-2). */
export const mostFiles = 20

/** Of one file; the server looks again. */
export const largestMegabytes = 10
const largestFile = largestMegabytes * 1024 * 1024

/** Of one picture (MED-2). */
export const mostMegapixels = 50

/** For `<input accept>`. */
export const acceptOf = (purpose: PicturePurpose): string =>
  [...types[purpose], ...(purpose === 'favicon' ? ['.ico'] : [])].join(',')

export type PictureError = 'kind' | 'size' | 'empty' | 'broken' | 'pixels'

/** What is wrong with a chosen file by its name and size; browsers don't know every ICO by its type. */
export function pictureError(
  { type, size, name }: Pick<File, 'type' | 'size' | 'name'>,
  purpose: PicturePurpose,
): PictureError | null {
  const isIcon = purpose === 'favicon' && /\.ico$/i.test(name)
  if (!types[purpose].includes(type) && !isIcon) return 'kind'
  if (size === 0) return 'empty'
  return size > largestFile ? 'size' : null
}

/** What is wrong with what is in it: its type is only what its name says. `pixels` as the browser reads it, null: not at all. */
export function contentError(pixels: { width: number; height: number } | null): PictureError | null {
  if (pixels === null) return 'broken'
  return pixels.width * pixels.height > mostMegapixels * 1_000_000 ? 'pixels' : null
}

/** A drawing or a moving picture would lose what it is. */
export const canBeCropped = ({ type }: Pick<File, 'type'>): boolean =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(type)

/** What the cropped picture is stored as: with a transparent ground only what may have one. */
export const croppedType = (type: string): 'image/jpeg' | 'image/png' =>
  type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
