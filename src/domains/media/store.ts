import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { assertDiskRoom } from '../../lib/disk-room.ts'
import { AppError } from '../../lib/errors.ts'
import { openBucket, type S3Settings } from '../../lib/open-bucket.ts'
import { asStorageError, storeIsAway } from './media-errors.ts'

/** flydrive's folder driver, except that files are written atomically: temp file, fsync, rename. */
export class AtomicFileDriver extends FSDriver {
  readonly #directory: string
  readonly #tempDir: string

  /** @param tempDir on the same file system; leftovers of a crash are swept there */
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

/** The store of pictures; names are `{key}/{variant}.{extension}`, and a name's content never changes. */
export type MediaStore = {
  /** Writes atomically, also in a crash. @throws UNAVAILABLE on a full disk */
  put(name: string, content: Uint8Array): Promise<void>
  /** Bytes of the file, or null when it isn't there. */
  size(name: string): Promise<number | null>
  read(name: string): Promise<Uint8Array>
  stream(name: string): Promise<Readable>
  /** Removes all files of one picture; no error when there are none. */
  remove(key: string): Promise<void>
  /** Names of all files of one picture, or of all pictures. */
  list(key?: string): AsyncIterable<string>
}

type StoreLog = { warn(data: object, text: string): void }

/** Every request of the store ends within 5 s. */
const answerTimeoutMs = 4000
/** After one timeout the store isn't asked for a while: a page has dozens of pictures. */
const pauseMs = 2000

/** The name of one file of a picture; without `width` it is the largest version. */
export function storedName(key: string, width: number | undefined, extension: string): string {
  return `${key}/${width ?? 'full'}.${extension}`
}

/** The folder (created when it is missing), or an S3-compatible bucket where one is set. */
export async function openMediaStore(options: {
  directory: string
  /** On the same file system as `directory`. */
  tempDir: string
  s3?: { settings: S3Settings; log: StoreLog }
}): Promise<MediaStore> {
  const { directory, tempDir, s3 } = options
  if (s3) return guardStore(overDisk(new Disk(await openBucket(s3.settings))), s3.log)
  return overDisk(new Disk(new AtomicFileDriver(directory, tempDir)))
}

function overDisk(disk: Disk): MediaStore {
  return {
    put: (name, content) => disk.put(name, content).catch((error) => Promise.reject(asStorageError(error))),
    size: async (name) => {
      try {
        return (await disk.getMetaData(name)).contentLength
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    read: (name) => disk.getBytes(name),
    stream: (name) => disk.getStream(name),
    remove: (key) => disk.deleteAll(key),
    list: (key) => listNames(disk, key),
  }
}

async function* listNames(disk: Disk, key: string | undefined): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(key, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
    for (const object of page.objects) if (object.isFile) yield object.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return false
  return (
    ('code' in cause && cause.code === 'ENOENT') || cause.name === 'NotFound' || cause.name === 'NoSuchKey'
  )
}

/**
 * A store behind a network: when it is silent or refuses, callers get UNAVAILABLE in time, and the reason is
 * logged. What was on its way may still arrive; the trash has its key.
 */
function guardStore(store: MediaStore, log: StoreLog): MediaStore {
  let restsUntil = 0

  async function ask<Result>(act: () => Promise<Result>): Promise<Result> {
    if (performance.now() < restsUntil) throw storeIsAway()
    const answered = new AbortController()
    try {
      return await Promise.race([act(), late(answered.signal)])
    } catch (error) {
      if (error instanceof AppError) throw error
      log.warn({ err: error }, 'the store of pictures fails')
      throw storeIsAway(error)
    } finally {
      answered.abort()
    }
  }

  async function late(signal: AbortSignal): Promise<never> {
    await sleep(answerTimeoutMs, undefined, { signal, ref: false })
    restsUntil = performance.now() + pauseMs
    throw new Error(`no answer in ${answerTimeoutMs} ms`)
  }

  return {
    put: (name, content) => ask(() => store.put(name, content)),
    size: (name) => ask(() => store.size(name)),
    read: (name) => ask(() => store.read(name)),
    stream: (name) => ask(() => store.stream(name)),
    remove: (key) => ask(() => store.remove(key)),
    list: (key) => store.list(key),
  }
}
