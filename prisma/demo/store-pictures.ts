import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { EncodedPicture } from '../../src/domains/media/encode-raster.ts'
import type { PicturePurpose } from '../../src/domains/media/inspect-picture.ts'
import { type MediaDeps, storeEncoded } from '../../src/domains/media/store-picture.ts'
import { readyMadePicture, readyMadePictures } from '../../src/domains/ready-made/pictures.ts'
import { madeOnce } from './made-once.ts'

export type WantedPicture = { name: string; purpose: PicturePurpose }

/** Id in the table of media, by the picture's name. */
export type StoredIds = ReadonlyMap<string, number>

/** Drawings that ready-made services have too lie with them. */
export function pictureFile(name: string): string {
  const drawing = readyMadePictures.has(name)
    ? readyMadePicture(name)
    : new URL(`./pictures/${name}.svg`, import.meta.url)
  return fileURLToPath(drawing)
}

/**
 * Stores the drawn photos as pictures and the logos as drawings. The rows are new all at once at the
 * end: refer to them within seconds, or the sweeper takes them.
 */
export async function storeDemoPictures(
  media: MediaDeps,
  wanted: readonly WantedPicture[],
): Promise<StoredIds> {
  const stored = await storeEncoded(
    { ...media, enqueueAvif: noAvif },
    wanted.map((picture) => () => encodeDemoPicture(picture)),
  )
  return new Map(
    wanted.flatMap(({ name }, index) => (stored[index] ? [[name, stored[index].id] as const] : [])),
  )
}

/** The demo's are served as WebP: encoding more than a hundred of them took four minutes of a newcomer's processor. */
const noAvif = async (): Promise<void> => undefined

const madeBy = [
  'node_modules/sharp/package.json',
  'prisma/demo/encode-drawing.ts',
  'src/domains/media/encode-picture.ts',
  'src/domains/media/encode-raster.ts',
]

export async function encodeDemoPicture({ name, purpose }: WantedPicture): Promise<EncodedPicture> {
  const source = await readFile(pictureFile(name), 'utf8')
  const drawing = purpose === 'photo' ? resized(source, longerSide(name)) : source
  return madeOnce(`${purpose}\0${drawing}`, madeBy, async () => {
    const { encodeDrawing } = await import('./encode-drawing.ts')
    return encodeDrawing(drawing, purpose)
  })
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
