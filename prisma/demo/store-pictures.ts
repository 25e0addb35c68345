import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { iconVariants } from '../../src/domains/media/encode-icon.ts'
import {
  dominantColour,
  type EncodedPicture,
  encodeStill,
  strict,
} from '../../src/domains/media/encode-raster.ts'
import type { PicturePurpose } from '../../src/domains/media/inspect-picture.ts'
import { type MediaDeps, storeEncoded } from '../../src/domains/media/store-picture.ts'
import { sharp } from '../../src/lib/sharp.ts'
import { encodedOnce } from './encoded-pictures.ts'

export type WantedPicture = { name: string; purpose: PicturePurpose }

/** Id in the table of media, by the picture's name. */
export type StoredIds = ReadonlyMap<string, number>

export function pictureFile(name: string): string {
  return fileURLToPath(new URL(`./pictures/${name}.svg`, import.meta.url))
}

/**
 * Renders the drawn photos, leaves the logos as drawings and stores both. The rows are new all at once at the
 * end: refer to them within seconds, or the sweeper takes them.
 */
export async function storeDemoPictures(
  media: MediaDeps,
  wanted: readonly WantedPicture[],
): Promise<StoredIds> {
  const stored = await storeEncoded(
    media,
    wanted.map((picture) => () => encodeDemoPicture(picture)),
  )
  return new Map(
    wanted.flatMap(({ name }, index) => (stored[index] ? [[name, stored[index].id] as const] : [])),
  )
}

/** The drawings are our own, so they aren't cleaned as an upload is: that takes a second for each. */
export async function encodeDemoPicture({ name, purpose }: WantedPicture): Promise<EncodedPicture> {
  const drawing = await readFile(pictureFile(name), 'utf8')
  if (purpose === 'photo') {
    const photo = resized(drawing, longerSide(name))
    return encodedOnce(photo, purpose, () => encodeStill(Buffer.from(photo), purpose))
  }
  const content = Buffer.from(drawing)
  const { width, height } = await sharp(content).metadata()
  const icons = purpose === 'favicon' ? await iconVariants(() => sharp(content, strict)) : []
  const colour = await dominantColour(content, strict)
  const files = [{ variant: undefined, extension: 'svg' as const, content }, ...icons]
  return { extension: 'svg', width, height, colour, animated: false, files }
}

/** Drawn at that many pixels on its longer side. */
function resized(drawing: string, longer: number): string {
  return drawing.replace(/width="(\d+)" height="(\d+)"/, (_, width, height) => {
    const scale = longer / Math.max(Number(width), Number(height))
    return `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  })
}

/** Pixels; what is shown small is made small, or seeding takes twice as long. */
function longerSide(name: string): number {
  if (name === 'hero') return 1920
  if (name.startsWith('ad-')) return 1440
  if (name.startsWith('person-')) return 320
  if (/^project-[a-z]+$/.test(name)) return 1175
  if (name.startsWith('project-')) return 960
  return 1200
}
