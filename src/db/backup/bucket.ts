import { Disk } from 'flydrive'
import { openBucket, type S3Settings } from '../../lib/open-bucket.ts'
import type { Archive } from './archive.ts'
import { isBackupName } from './keep.ts'

/** A prefix that no picture's key has, which are sixteen characters and more. */
const prefix = 'backups'
/** An archive may be large and the way to the store slow. */
const requestTimeoutMs = 30 * 60_000

/** The backups in a bucket, below `backups/`. */
export type BackupBucket = {
  /** Names without `backups/`, oldest first. */
  list(): Promise<string[]>
  put(name: string, file: string): Promise<void>
  remove(name: string): Promise<void>
  /** `key` is the full key, with `backups/`. */
  archive(key: string): Archive
}

export const keyOf = (name: string): string => `${prefix}/${name}`

export async function openBackupBucket(settings: S3Settings): Promise<BackupBucket> {
  const disk = new Disk(await openBucket(settings, requestTimeoutMs))
  return {
    list: () => list(disk),
    put: (name, file) => disk.copyFromFs(file, keyOf(name)),
    remove: (name) => disk.delete(keyOf(name)),
    archive: (key) => ({
      name: `s3://${settings.bucket}/${key}`,
      open: async () => ({
        size: (await disk.getMetaData(key)).contentLength,
        content: await disk.getStream(key),
      }),
    }),
  }
}

async function list(disk: Disk): Promise<string[]> {
  const names: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const object of page.objects) if (object.isFile) names.push(object.name)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return names.filter(isBackupName).toSorted()
}
