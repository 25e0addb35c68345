import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** A backup to read, wherever it is stored. */
export type Archive = {
  /** Shown to people: its path or address. */
  name: string
  /** `size` in bytes, as stored. */
  open(): Promise<{ size: number; content: Readable }>
}

export const archiveOnDisk = (path: string): Archive => ({
  name: path,
  open: async () => ({ size: (await stat(path)).size, content: createReadStream(path) }),
})
