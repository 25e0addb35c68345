import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { EncodedPicture } from '../../src/domains/media/encode-raster.ts'
import type { PicturePurpose } from '../../src/domains/media/inspect-picture.ts'
import { sharp } from '../../src/lib/sharp.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/demo-pictures')
const encoder = join(root, 'src/domains/media/encode-raster.ts')

/**
 * What `encode` makes of a drawing, kept in `dist` by all that it depends on: the drawing, its purpose, the encoder
 * and sharp's version. The build encodes them ahead (`encode-ahead.ts`).
 */
export async function encodedOnce(
  drawing: string,
  purpose: PicturePurpose,
  encode: () => Promise<EncodedPicture>,
): Promise<EncodedPicture> {
  const hash = createHash('sha256').update(`${purpose}\0${JSON.stringify(sharp.versions)}\0`)
  const key = hash
    .update(await readFile(encoder))
    .update('\0')
    .update(drawing)
    .digest('hex')
  const file = join(folder, key)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return deserialize(kept)
  const encoded = await encode()
  await keep(file, serialize(encoded))
  return encoded
}

/** Whole or not at all; where `dist` can't be written (an image), the next start encodes again. */
async function keep(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch {}
}
