import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Disk } from 'flydrive'
import { AppError } from '../../lib/errors.ts'
import { openBucket, type S3Settings } from '../../lib/open-bucket.ts'
import { AtomicFileDriver } from './atomic-file-driver.ts'
import { asStorageError, storeIsAway } from './media-errors.ts'

/** Where stored pictures are; names are `{key}/{variant}.{extension}`, and a name's content never changes. */
export type MediaStore = {
  /** Whole or not at all, also after a crash. @throws UNAVAILABLE on a full disk */
  put(name: string, content: Uint8Array): Promise<void>
  /** Bytes of the file, or null when it isn't there. */
  size(name: string): Promise<number | null>
  read(name: string): Promise<Uint8Array>
  stream(name: string): Promise<Readable>
  /** Everything of one picture; no error when there is nothing. */
  remove(key: string): Promise<void>
  /** Names of all files of one picture, or of all pictures. */
  list(key?: string): AsyncIterable<string>
}

type StoreLog = { warn(data: object, text: string): void }

/** Nobody waits longer than 5 s for anything. */
const answerTimeoutMs = 4000
/** After one was kept waiting so long, nobody else is for a while: a page has dozens of pictures. */
const pauseMs = 2000

/** The name of one file of a picture; no `width` is the largest version. */
export function storedName(key: string, width: number | undefined, extension: string): string {
  return `${key}/${width ?? 'full'}.${extension}`
}

/** The folder (made when it isn't there), or an S3-compatible bucket where one is set. */
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
 * A store behind a network: when it is silent or refuses, whoever asks gets UNAVAILABLE in time, and the reason is
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
