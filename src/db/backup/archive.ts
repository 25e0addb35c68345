import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** A backup to read, wherever it lies. */
export type Archive = {
  /** For people: its path or address. */
  name: string
  /** `size` in bytes, as it lies there. */
  open(): Promise<{ size: number; content: Readable }>
}

export const archiveOnDisk = (path: string): Archive => ({
  name: path,
  open: async () => ({ size: (await stat(path)).size, content: createReadStream(path) }),
})
