import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOverdue, readBackups } from '../backups/backup-state.ts'
import type { Database } from '../db/client.ts'
import { oldestWaiting } from '../db/jobs.ts'
import type { MediaStore } from '../domains/media/store.ts'

type Finding = 'ok' | 'failing'
/**
 * Each for itself: only without its database can't the program answer; a full disk leaves reads, a stuck queue or a
 * lost store of pictures all but emails or pictures, and backups that stop nothing yet.
 */
export type Health = Record<'database' | 'queue' | 'disk' | 'store' | 'backup', Finding>

declare module '../procedures/deps.ts' {
  interface Deps {
    /** What of the program works at the moment; asked at most once a second. */
    health: () => Promise<Health>
  }
}

/** An answer serves everybody who asks within a second, so that asking costs nothing. */
const maxAgeMs = 1000
const checkTimeoutMs = 1000
/** A due job is taken within seconds; after five minutes nobody takes any. */
const maxJobDelayMs = 5 * 60_000
/** Below this PostgreSQL's next log segments may not fit. */
const minFreeBytes = 64 * 1024 * 1024

type HealthDeps = {
  db: Database
  tempDir: string
  store: Pick<MediaStore, 'size'>
  /** How long from one backup to the next, in ms; null where none are scheduled. */
  backupInterval: number | null
  now: () => Date
}

/** Asks database, queue, disk, the store of pictures and how the backups go, at most once a second and for a second each. */
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
    // Of a file that isn't there: whether the store answers at all.
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
