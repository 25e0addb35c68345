import { iconVariants } from '../../src/domains/media/encode-picture.ts'
import {
  dominantColour,
  type EncodedPicture,
  encodeStill,
  strict,
} from '../../src/domains/media/encode-raster.ts'
import type { PicturePurpose } from '../../src/domains/media/inspect-picture.ts'
import { sharp } from '../../src/lib/sharp.ts'

/** Renders a drawn photo, leaves a logo as a drawing. Ours aren't cleaned as an upload is: that takes a second for each. */
export async function encodeDrawing(drawing: string, purpose: PicturePurpose): Promise<EncodedPicture> {
  const content = Buffer.from(drawing)
  if (purpose === 'photo') return encodeStill(content, purpose)
  const { width, height } = await sharp(content).metadata()
  const icons = purpose === 'favicon' ? await iconVariants(() => sharp(content, strict)) : []
  const colour = await dominantColour(content, strict)
  const files = [{ variant: undefined, extension: 'svg' as const, content }, ...icons]
  return { extension: 'svg', width, height, colour, animated: false, files }
}
