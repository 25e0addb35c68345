import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { Metadata } from 'sharp'
import { decodingCost } from '../../lib/decoding-cost.ts'
import { AppError } from '../../lib/errors.ts'
import { isHeic } from '../../lib/is-heic.ts'
import { isSvg } from '../../lib/is-svg.ts'
import { sharp } from '../../lib/sharp.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { isIco } from './decode-ico.ts'
import { uploadLimits } from './limits.ts'
import {
  brokenPicture,
  fileIsTooLarge,
  heicPicture,
  pictureIsTooLarge,
  pictureTakesTooMuch,
  wrongPictureKind,
} from './media-errors.ts'

/** The purpose decides which kinds are accepted (MED-1). A moving portrait is reduced to its first frame. */
export type PicturePurpose = 'photo' | 'portrait' | 'logo' | 'favicon'

const rasterKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type RasterKind = (typeof rasterKinds)[number]
type PictureKind = RasterKind | 'svg' | 'ico'

const kinds: Record<PicturePurpose, readonly PictureKind[]> = {
  photo: rasterKinds,
  portrait: rasterKinds,
  logo: [...rasterKinds, 'svg'],
  favicon: [...rasterKinds, 'svg', 'ico'],
}

/** A file's content, with the kind recognised from it. */
export type Picture = { field: string; kind: PictureKind; content: Buffer }

/**
 * Recognises a received file, and checks that it may be decoded at all. Reads headers only.
 * @throws AppError VALIDATION on the file's field for a kind that the purpose doesn't accept or a broken
 * file, TOO_LARGE beyond the limits
 */
export async function inspectPicture(
  file: Pick<ReceivedFile, 'field' | 'path' | 'size'>,
  purpose: PicturePurpose,
): Promise<Picture> {
  if (file.size > uploadLimits.fileSize) throw fileIsTooLarge()
  if (file.size === 0) throw brokenPicture(file.field)
  const content = await readFile(file.path)
  const kind = await tellKind(content)
  if (isHeic(content)) throw heicPicture(file.field)
  if (kind === null || !kinds[purpose].includes(kind)) {
    const accepted = kinds[purpose].map((one) => (one === 'webp' ? 'WebP' : one.toUpperCase()))
    throw wrongPictureKind(file.field, accepted.join(', '))
  }
  if (kind !== 'svg' && kind !== 'ico') await checkRaster(content, kind, file.field)
  return { field: file.field, kind, content }
}

async function tellKind(content: Buffer): Promise<PictureKind | null> {
  if (isIco(content)) return 'ico'
  const type = await fileTypeFromBuffer(content).catch(() => undefined)
  switch (type?.ext) {
    case 'jpg':
      return 'jpeg'
    case 'png':
    case 'apng':
      return 'png'
    case 'webp':
    case 'avif':
    case 'gif':
      return type.ext
    case undefined:
    case 'xml':
      return isSvg(content) ? 'svg' : null
    default:
      return null
  }
}

/** The decoder recognises the kind a second time: both must agree. */
export async function checkRaster(content: Buffer, kind: RasterKind, field: string): Promise<Metadata> {
  const metadata = await checkSize(content, field)
  const format = metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format
  if (format !== kind) throw brokenPicture(field)
  return metadata
}

/** What the headers say, within the limits: no pixel is decoded. */
export async function checkSize(content: Buffer, field: string): Promise<Metadata> {
  try {
    const metadata = await sharp(content, { limitInputPixels: uploadLimits.pixels }).metadata()
    const frames = metadata.pages ?? 1
    const pixels = metadata.width * (metadata.pageHeight ?? metadata.height) * frames
    if (pixels > uploadLimits.pixels || frames > uploadLimits.frames) throw pictureIsTooLarge()
    if (decodingCost(metadata) > uploadLimits.decoding) throw pictureTakesTooMuch()
    return metadata
  } catch (error) {
    throw asPictureError(error, field)
  }
}

/** sharp throws plain errors: only the message shows too many pixels, anything else is a broken picture. */
export function asPictureError(error: unknown, field: string): AppError {
  if (error instanceof AppError) return error
  const tooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
  return tooLarge ? pictureIsTooLarge() : brokenPicture(field, error)
}
