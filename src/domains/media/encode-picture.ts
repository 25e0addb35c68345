import { sharp } from '../../lib/sharp.ts'
import { encodeIcon, iconVariants } from './encode-icon.ts'
import { dominantColour, type EncodedPicture, encodeMoving, encodeStill, strict } from './encode-raster.ts'
import {
  asPictureError,
  checkRaster,
  checkSize,
  type Picture,
  type PicturePurpose,
} from './inspect-picture.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

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
    if (purpose === 'portrait') return await encodeStill(content, 'photo')
    const moves = pages > 1 && (kind === 'gif' || kind === 'webp')
    return moves ? await encodeMoving(content) : await encodeStill(content, purpose)
  } catch (error) {
    throw asPictureError(error, field)
  }
}

/** An SVG stays one, cleaned; as a favicon it also gets PNGs. */
async function encodeDrawing(picture: Picture, purpose: PicturePurpose): Promise<EncodedPicture> {
  const svg = await sanitiseSvg(picture.content, picture.field)
  const { width, height } = await checkSize(svg, picture.field)
  return {
    extension: 'svg',
    width,
    height,
    colour: await dominantColour(svg, strict),
    animated: false,
    files: [
      { variant: undefined, extension: 'svg', content: svg },
      ...(purpose === 'favicon' ? await iconVariants(() => sharp(svg, strict)) : []),
    ],
  }
}
