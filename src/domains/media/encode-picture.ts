import type { Sharp } from 'sharp'
import { sharp } from '../../lib/sharp.ts'
import { decodeIco } from './decode-ico.ts'
import {
  decodePixels,
  dominantColour,
  type EncodedFile,
  type EncodedPicture,
  encodeMoving,
  encodeStill,
  strict,
} from './encode-raster.ts'
import {
  asPictureError,
  checkRaster,
  checkSize,
  type Picture,
  type PicturePurpose,
} from './inspect-picture.ts'
import { brokenPicture, drawingIsTooComplex, unsafeSvg } from './media-errors.ts'
import { iconSides } from './picture-url.ts'

const maxIconPx = 512
/** The side that telephones put on their home screen, where transparency turns black. */
const touchIconPx = 180

/** A favicon from any raster or ICO: PNGs, because not every browser takes WebP there. */
async function encodeIcon({ kind, content, field }: Picture): Promise<EncodedPicture> {
  const source = kind === 'ico' ? await firstOfIco(content, field) : content
  const { data, raw } = await decodePixels(source)
  const full = await sharp(data, { raw })
    .resize(maxIconPx, maxIconPx, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    extension: 'png',
    width: full.info.width,
    height: full.info.height,
    colour: await dominantColour(data, { raw }),
    animated: false,
    files: [
      { variant: undefined, extension: 'png', content: full.data },
      ...(await iconVariants(() => sharp(data, { raw }))),
    ],
  }
}

/** A square for each side, with the whole picture in the middle. */
export async function iconVariants(open: () => Sharp): Promise<EncodedFile[]> {
  const files: EncodedFile[] = []
  for (const variant of iconSides) {
    const image = open().resize(variant, variant, { fit: 'contain', background: '#0000' })
    if (variant === touchIconPx) image.flatten({ background: 'white' })
    files.push({ variant, extension: 'png', content: await image.png().toBuffer() })
  }
  return files
}

async function firstOfIco(content: Buffer, field: string): Promise<Buffer> {
  const frame = decodeIco(content)
  if ('bitmap' in frame) {
    const { data, width, height } = frame.bitmap
    return sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
  }
  await checkRaster(frame.png, 'png', field)
  return frame.png
}

/**
 * Decodes and makes the variants (WebP, PNG for icons, SVG for drawings); AVIF follows in the background.
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

/**
 * A drawing without anything that runs, loads or refers outside itself. Only for the child process that
 * decodes pictures, whose limits of memory and time also hold for parsing a hostile drawing.
 * @throws AppError VALIDATION on the field when it is broken or can't be made safe, TOO_LARGE when too
 * complex
 */
async function sanitiseSvg(content: Buffer, field: string): Promise<Buffer> {
  // Most pictures aren't drawings, and this loads jsdom.
  const { cleanSvg } = await import('./clean-svg.ts')
  try {
    const answer = cleanSvg(content)
    if ('svg' in answer) return Buffer.from(answer.svg)
    if (answer.refused !== 'complex')
      throw answer.refused === 'unsafe' ? unsafeSvg(field) : brokenPicture(field)
  } catch (error) {
    // Nesting this deep overflows the stack.
    if (!(error instanceof RangeError)) throw error
  }
  throw drawingIsTooComplex()
}
