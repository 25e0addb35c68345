import sharp from 'sharp'
import { encodeDrawing } from './encode-drawing.ts'
import { encodeIcon } from './encode-icon.ts'
import { encodeMoving, encodeStill } from './encode-raster.ts'
import { asPictureError, checkRaster, type Picture, type PicturePurpose } from './inspect-picture.ts'
import type { StoredKind } from './picture-url.ts'

// Uploads are rare and each is another picture: a cache would only hold memory.
sharp.cache(false)

export type EncodedFile = {
  /** px; undefined for the largest version. */
  variant: number | undefined
  extension: StoredKind
  content: Buffer
}

/** A picture of our own making: nothing of the file that was sent but its pixels, or its cleaned drawing. */
export type EncodedPicture = {
  extension: StoredKind
  /** Of the largest version, px. */
  width: number
  height: number
  /** Dominant colour, rrggbb. */
  colour: string
  animated: boolean
  files: EncodedFile[]
}

/**
 * Decodes and makes the sized versions (WebP, PNG for icons, SVG for drawings); AVIF follows in the background.
 * @throws AppError VALIDATION on the file's field when it can't be decoded, TOO_LARGE beyond the limits
 */
export async function encodePicture(picture: Picture, purpose: PicturePurpose): Promise<EncodedPicture> {
  const { kind, content, field } = picture
  try {
    if (kind === 'svg') return await encodeDrawing(picture, purpose)
    if (purpose === 'favicon') return await encodeIcon(picture)
    if (kind === 'ico') throw new Error('icons are for the favicon only')
    const { pages = 1 } = await checkRaster(content, kind, field)
    const moves = pages > 1 && (kind === 'gif' || kind === 'webp')
    return moves ? await encodeMoving(content) : await encodeStill(content, purpose)
  } catch (error) {
    throw asPictureError(error, field)
  }
}
