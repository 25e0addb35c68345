import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Told while a backup is made or restored: so much of so much of one step, in bytes or tables. */
export type Progress = (step: Step, done: number, all: number) => void
export type Step = 'reading the tables' | 'packing' | 'unpacking' | 'filling the tables'

/** To be put into a pipeline: tells how many bytes came through so far. */
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

/** Bytes of all files of a folder and its folders. */
export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}
