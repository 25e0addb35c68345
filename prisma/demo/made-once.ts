import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'

const root = fileURLToPath(new URL('../..', import.meta.url))
const demoMade = join(root, 'dist/demo-made')

/**
 * What `make` makes of a drawing, kept in `dist` by all that it depends on: the drawing, and the content of the files
 * named by their place in the project. The build makes all of it ahead (`make-ahead.ts`), so that a start loads
 * nothing that draws.
 */
export async function madeOnce<Made>(
  drawing: string,
  madeBy: readonly string[],
  make: () => Promise<Made>,
  folder = demoMade,
): Promise<Made> {
  const hash = createHash('sha256').update(drawing)
  for (const source of madeBy) hash.update('\0').update(await readFile(join(root, source)))
  const file = join(folder, hash.digest('hex'))
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return deserialize(kept)
  const made = await make()
  await keep(folder, file, serialize(made))
  return made
}

/** Whole or not at all; where `dist` can't be written (an image), the next start makes it again. */
async function keep(folder: string, file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch {}
}
