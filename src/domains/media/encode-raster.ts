import type { SharpOptions } from 'sharp'
import { sharp } from '../../lib/sharp.ts'
import type { PicturePurpose } from './inspect-picture.ts'
import { uploadLimits } from './limits.ts'
import { largestSide, type StoredKind, variantWidths } from './picture-url.ts'

export type EncodedFile = {
  /** px; undefined for the largest version. */
  variant: number | undefined
  extension: StoredKind
  content: Buffer
}

/** The stored picture: nothing of the sent file but its pixels, or its cleaned drawing. */
export type EncodedPicture = {
  extension: StoredKind
  /** The width of the largest version, px. */
  width: number
  height: number
  /** Dominant colour, rrggbb. */
  colour: string
  animated: boolean
  files: EncodedFile[]
}

/** Broken files are refused, not repaired; small flaws that every viewer ignores are accepted. */
export const strict: SharpOptions = { limitInputPixels: uploadLimits.pixels, failOn: 'error' }

export type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Upright 8-bit sRGB pixels, the longer side at most {@link largestSide}. */
export async function decodePixels(content: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(content, strict)
    .autoOrient()
    .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** WebP in every width. Effort 2 takes a third of effort 4's time for the same bytes. */
export async function encodeStill(content: Buffer, purpose: PicturePurpose): Promise<EncodedPicture> {
  const { data, raw } = await decodePixels(content)
  const quality = purpose === 'photo' ? 82 : 90
  const files: EncodedFile[] = []
  for (const variant of [...variantWidths(raw.width), undefined]) {
    const image = sharp(data, { raw })
    if (variant !== undefined) image.resize({ width: variant })
    files.push({ variant, extension: 'webp', content: await image.webp({ quality, effort: 2 }).toBuffer() })
  }
  const colour = await dominantColour(data, { raw })
  return { extension: 'webp', width: raw.width, height: raw.height, colour, animated: false, files }
}

/** A moving picture stays one: a single WebP of at most 1280 px. */
export async function encodeMoving(content: Buffer): Promise<EncodedPicture> {
  const { data, info } = await sharp(content, { ...strict, animated: true })
    .resize(1280, 1280, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return {
    extension: 'webp',
    width: info.width,
    height: info.pageHeight ?? info.height,
    colour: await dominantColour(content, strict),
    animated: true,
    files: [{ variant: undefined, extension: 'webp', content: data }],
  }
}

/** rrggbb of the most frequent colour, on white. */
export async function dominantColour(input: Buffer, options: SharpOptions): Promise<string> {
  const side = 32
  const small = await sharp(input, options)
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
  const channels = small.length === side * side * 3 ? 3 : 1
  const { dominant } = await sharp(small, { raw: { width: side, height: side, channels } }).stats()
  return [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')
}
