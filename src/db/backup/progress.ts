import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Called while a backup is made or restored: how much of one step is done, in bytes or tables. */
export type Progress = (step: Step, done: number, all: number) => void
export type Step = 'reading the tables' | 'packing' | 'unpacking' | 'filling the tables'

/** A pipeline step that reports how many bytes came through so far. */
export function counting(progress: (done: number) => void) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let done = 0
    for await (const chunk of source) {
      done += chunk.length
      progress(done)
      yield chunk
    }
  }
}

/** Bytes of all files in a folder and its subfolders. */
export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}
