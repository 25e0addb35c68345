import type { Sharp } from 'sharp'
import { sharp } from '../../lib/sharp.ts'
import { decodeIco } from './decode-ico.ts'
import { decodePixels, dominantColour, type EncodedFile, type EncodedPicture } from './encode-raster.ts'
import { checkRaster, type Picture } from './inspect-picture.ts'
import { iconSides } from './picture-url.ts'

const largestIconPx = 512
/** The side that telephones put on their home screen, where transparency turns black. */
const touchIconPx = 180

/** A favicon out of any raster or ICO: PNGs, because not every browser takes WebP there. */
export async function encodeIcon({ kind, content, field }: Picture): Promise<EncodedPicture> {
  const source = kind === 'ico' ? await firstOfIco(content, field) : content
  const { data, raw } = await decodePixels(source)
  const full = await sharp(data, { raw })
    .resize(largestIconPx, largestIconPx, { fit: 'inside', withoutEnlargement: true })
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

/** Squares of each side, the picture whole in the middle. */
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
