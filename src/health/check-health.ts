import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOverdue, readBackups } from '../backups/backup-state.ts'
import type { Database } from '../db/client.ts'
import { oldestWaiting } from '../db/jobs.ts'
import type { MediaStore } from '../domains/media/store.ts'

type Finding = 'ok' | 'failing'
/**
 * Each on its own: only without its database can't the program answer; with a full disk only reads work, with
 * a stuck queue or a lost store of pictures everything except emails or pictures, and overdue backups affect
 * nothing yet.
 */
export type Health = Record<'database' | 'queue' | 'disk' | 'store' | 'backup', Finding>

declare module '../procedures/deps.ts' {
  interface Deps {
    /** What works at the moment; checked at most once a second. */
    health: () => Promise<Health>
  }
}

/** One check serves all callers within a second, so that asking costs nothing. */
const maxAgeMs = 1000
const checkTimeoutMs = 1000
/** A due job is taken within seconds; after five minutes no worker is alive. */
const maxJobDelayMs = 5 * 60_000
/** With less PostgreSQL's next log segments may not fit. */
const minFreeBytes = 64 * 1024 * 1024

type HealthDeps = {
  db: Database
  tempDir: string
  store: Pick<MediaStore, 'size'>
  /** The time from one backup to the next, in ms; null where none are scheduled. */
  backupInterval: number | null
  now: () => Date
}

/** Checks database, queue, disk, store and backups, at most once a second and for a second each. */
export function createHealth(deps: HealthDeps): () => Promise<Health> {
  let last: Promise<Health> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (last && performance.now() - askedAt < maxAgeMs) return last
    askedAt = performance.now()
    last = check(deps)
    return last
  }
}

async function check({ db, tempDir, store, backupInterval, now }: HealthDeps): Promise<Health> {
  const [database, queue, disk, pictures, backup] = await Promise.all([
    find(async () => (await db.$queryRaw`SELECT 1`) !== null),
    find(async () => {
      const oldest = await oldestWaiting(db)
      return oldest === null || now().getTime() - oldest.getTime() < maxJobDelayMs
    }),
    find(() => canWrite(tempDir)),
    // The file doesn't exist; the question is whether the store answers at all.
    find(async () => (await store.size('health/full.webp')) === null),
    find(async () => {
      const state = backupInterval === null ? null : await readBackups(db)
      return state === null || backupInterval === null || !isOverdue(state, backupInterval, now())
    }),
  ])
  return { database, queue, disk, store: pictures, backup }
}

async function find(isWell: () => Promise<boolean>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeoutMs)
  })
  const isOk = await Promise.race([isWell().catch(() => false), late])
  clearTimeout(timer)
  return isOk ? 'ok' : 'failing'
}

async function canWrite(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  const file = join(folder, `health-${process.pid}`)
  await writeFile(file, 'ok')
  await rm(file)
  return bavail * bsize >= minFreeBytes
}
