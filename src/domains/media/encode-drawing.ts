import sharp from 'sharp'
import { iconVariants } from './encode-icon.ts'
import type { EncodedPicture } from './encode-picture.ts'
import { dominantColour, strict } from './encode-raster.ts'
import { checkSize, type Picture, type PicturePurpose } from './inspect-picture.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

/** An SVG stays one, cleaned; as a favicon it also gets PNGs. */
export async function encodeDrawing(picture: Picture, purpose: PicturePurpose): Promise<EncodedPicture> {
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
