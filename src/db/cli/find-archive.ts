import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../env.ts'
import { bucketOf } from '../../lib/open-bucket.ts'
import { StartError } from '../../lib/start-error.ts'
import { type Archive, archiveOnDisk } from '../backup/archive.ts'
import { keyOf, openBackupBucket } from '../backup/bucket.ts'
import { isBackupName } from '../backup/keep.ts'

/**
 * The backup that the user named: a file, `s3://bucket/key`, or only the name of one in DATA_DIR/backups or
 * in the bucket of the settings.
 * @throws StartError when there is none
 */
export async function findArchive(named: string, settings: Settings): Promise<Archive> {
  const bucket = bucketOf(settings)
  const [, bucketName, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(named) ?? []
  if (bucketName && key) {
    if (!bucket) throw new StartError(`${named}: the S3_… settings are needed to read it.`)
    return (await openBackupBucket({ ...bucket, bucket: bucketName })).archive(key)
  }
  for (const path of [named, join(settings.DATA_DIR, 'backups', named)])
    if (existsSync(path)) return archiveOnDisk(path)
  if (bucket && isBackupName(named)) {
    const opened = await openBackupBucket(bucket)
    if ((await opened.list()).includes(named)) return opened.archive(keyOf(named))
  }
  throw new StartError(`There is no backup ${named}: npm run restore -- --list says which there are.`)
}

/** Paths and addresses of all backups, oldest first: in DATA_DIR/backups and in the bucket. */
export async function listArchives(settings: Settings): Promise<string[]> {
  const folder = join(settings.DATA_DIR, 'backups')
  const onDisk = (await readdir(folder).catch(() => [])).filter(isBackupName).toSorted()
  const bucket = bucketOf(settings)
  const inBucket = bucket ? await (await openBackupBucket(bucket)).list() : []
  return [
    ...onDisk.map((name) => join(folder, name)),
    ...inBucket.map((name) => `s3://${bucket?.bucket}/${keyOf(name)}`),
  ]
}
