import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { openBackupBucket } from '../db/backup/bucket.ts'
import { createBackup } from '../db/backup/create-backup.ts'
import { backupName, type Keep, outdatedBackups } from '../db/backup/keep.ts'
import type { S3Settings } from '../lib/open-bucket.ts'

export type BackupPlan = {
  url: string
  dataDir: string
  keep: Keep
  /** The public keys they are encrypted for; without any they are plain. */
  recipients?: readonly string[] | undefined
  /** Where the archives go instead of `DATA_DIR/backups`. */
  bucket?: S3Settings | undefined
  log: Logger
}

/** Makes one backup, to disk or into the bucket, and removes outdated ones. Returns its name. */
export async function runScheduledBackup(plan: BackupPlan, now = new Date()): Promise<string> {
  const { recipients = [], keep, bucket, log } = plan
  const folder = join(plan.dataDir, 'backups')
  const name = backupName(now, recipients.length > 0)
  const began = performance.now()
  const { tables } = await createBackup({ ...plan, output: join(folder, name) })
  const removed = bucket ? await moveToBucket(bucket, folder, name, keep) : await removeFiles(folder, keep)
  const seconds = Math.round((performance.now() - began) / 100) / 10
  log.info({ name, seconds, tables: tables.length, removed }, 'backup written')
  return name
}

async function removeFiles(folder: string, keep: Keep): Promise<string[]> {
  const outdated = outdatedBackups(await readdir(folder), keep)
  for (const name of outdated) await rm(join(folder, name))
  return outdated
}

async function moveToBucket(
  settings: S3Settings,
  folder: string,
  name: string,
  keep: Keep,
): Promise<string[]> {
  const bucket = await openBackupBucket(settings)
  try {
    await bucket.put(name, join(folder, name))
  } finally {
    await rm(join(folder, name), { force: true })
  }
  const outdated = outdatedBackups(await bucket.list(), keep)
  for (const outdatedName of outdated) await bucket.remove(outdatedName)
  return outdated
}
