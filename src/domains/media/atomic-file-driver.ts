import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { assertDiskRoom } from '../../lib/disk-room.ts'

/** flydrive's folder driver, except that a file appears whole or not at all: temp file, fsync, rename. */
export class AtomicFileDriver extends FSDriver {
  readonly #directory: string
  readonly #tempDir: string

  /** @param tempDir on the same file system; left-overs of a crash are swept there */
  constructor(directory: string, tempDir: string) {
    super({ location: directory, visibility: 'private' })
    this.#directory = directory
    this.#tempDir = tempDir
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.#directory, key)
    const temp = join(this.#tempDir, randomUUID())
    await mkdir(this.#tempDir, { recursive: true })
    await assertDiskRoom(this.#tempDir, contents.length)
    try {
      const file = await open(temp, 'wx', 0o644)
      try {
        await file.writeFile(contents)
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(dirname(target), { recursive: true })
      await rename(temp, target)
    } catch (error) {
      await rm(temp, { force: true })
      throw error
    }
  }
}
