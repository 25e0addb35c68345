import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { Logger } from 'pino'
import { createBackup } from '../db/backup/create-backup.ts'
import { backupName, outdatedBackups } from '../db/backup/keep.ts'
import { openBucket } from '../domains/media/open-bucket.ts'
import type { S3Settings } from '../domains/media/store.ts'

/** An archive may be large and the way to the store slow. */
const uploadTime = 30 * 60_000
/** Not among the keys of pictures, which are sixteen characters and more. */
const prefix = 'backups'

export type BackupPlan = {
  url: string
  dataDir: string
  keep: { days: number; months: number }
  /** Where the archives go instead of `DATA_DIR/backups`. */
  bucket?: S3Settings | undefined
  log: Logger
}

/** One backup, to disk or into the bucket, and out with those that are no longer to be kept. Returns its name. */
export async function runScheduledBackup(plan: BackupPlan, now = new Date()): Promise<string> {
  const folder = join(plan.dataDir, 'backups')
  const name = backupName(now)
  const began = performance.now()
  const { tables } = await createBackup({ ...plan, output: join(folder, name) })
  const removed = plan.bucket
    ? await moveToBucket(plan.bucket, folder, name, plan.keep)
    : await removeFiles(folder, plan.keep)
  const seconds = Math.round((performance.now() - began) / 100) / 10
  plan.log.info({ name, seconds, tables: tables.length, removed }, 'backup written')
  return name
}

async function removeFiles(folder: string, keep: BackupPlan['keep']): Promise<string[]> {
  const outdated = outdatedBackups(await readdir(folder), keep)
  for (const name of outdated) await rm(join(folder, name))
  return outdated
}

async function moveToBucket(
  settings: S3Settings,
  folder: string,
  name: string,
  keep: BackupPlan['keep'],
): Promise<string[]> {
  const disk = new Disk(await openBucket(settings, uploadTime))
  try {
    await disk.copyFromFs(join(folder, name), `${prefix}/${name}`)
  } finally {
    await rm(join(folder, name), { force: true })
  }
  const names: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const object of page.objects) if (object.isFile) names.push(object.name)
    paginationToken = page.paginationToken
  } while (paginationToken)
  const outdated = outdatedBackups(names, keep)
  for (const outdatedName of outdated) await disk.delete(`${prefix}/${outdatedName}`)
  return outdated
}
