import { checkRecipients } from '../db/backup/age.ts'
import { isQueueBusy, type Jobs } from '../db/jobs.ts'
import { superAdmin } from '../domains/access/role-rules.ts'
import { bucketOf } from '../lib/open-bucket.ts'
import type { Deps } from '../procedures/deps.ts'
import { claimDue, isOverdue, noteBackup, noteSchedule, readBackups } from './backup-state.ts'
import { backupInterval, everyOf } from './interval.ts'

/** How often it is checked whether a backup is due or overdue. */
const checkIntervalMs = 20_000
/** A program that was down for long makes a backup before it reports an overdue one. */
const maxGraceMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

/**
 * Schedules backups by BACKUP_AT and BACKUP_EVERY, each on one of the instances, and warns when they stop.
 * @returns a function that ends it
 */
export async function planBackups(deps: Deps, jobs: Jobs, url: string): Promise<() => Promise<void>> {
  const { settings, db, now } = deps
  const interval = backupInterval(settings)
  await checkRecipients(settings.BACKUP_KEY ?? [])
  await jobs.everyDay('backup', settings.BACKUP_AT ?? null)
  await noteSchedule(db, interval !== null, now())
  if (interval === null) return async () => {}
  await jobs.work('backup', () => backUp(deps, interval, url))
  return watch(deps, jobs, interval)
}

async function backUp({ settings, db, log, now }: Deps, interval: number, url: string): Promise<void> {
  const { BACKUP_TO, BACKUP_KEEP_DAYS, BACKUP_KEEP_MONTHS, BACKUP_KEY, DATA_DIR } = settings
  try {
    // The code that writes archives is loaded by the first backup.
    const { runScheduledBackup } = await import('./scheduled-backup.ts')
    await runScheduledBackup({
      url,
      dataDir: DATA_DIR,
      keep: { days: BACKUP_KEEP_DAYS, months: BACKUP_KEEP_MONTHS, hourly: interval < dayMs },
      recipients: BACKUP_KEY,
      bucket: BACKUP_TO === 's3' ? bucketOf(settings) : undefined,
      log,
    })
  } catch (error) {
    log.error({ err: error }, 'backup failed')
    await noteBackup(db, 'failed', now())
    throw error
  }
  await noteBackup(db, 'succeeded', now())
}

function watch(deps: Deps, jobs: Jobs, interval: number): () => Promise<void> {
  const { db, log, now } = deps
  const every = everyOf(deps.settings)
  const canWarnFrom = now().getTime() + Math.min(maxGraceMs, 2 * interval)
  const look = async () => {
    if (every !== null) await db.$transaction((tx) => sendDue(tx, jobs, every, now()))
    if (now().getTime() >= canWarnFrom) await warnOverdue(deps, interval, now())
  }
  const run = () => look().catch((error) => log.warn({ err: error }, 'looking for due backups failed'))
  let current = run()
  const timer = setInterval(() => {
    current = run()
  }, checkIntervalMs)
  return () => {
    clearInterval(timer)
    return current
  }
}

/** A waiting or running backup also counts for those that became due while it waits or runs. */
async function sendDue(tx: Parameters<typeof claimDue>[0], jobs: Jobs, every: number, now: Date) {
  if (await isQueueBusy(tx, 'backup')) return
  if (await claimDue(tx, every, now)) await jobs.send(tx, 'backup', {})
}

/** Mails every SuperAdmin once when the last backup is older than twice its interval (ms), until one succeeds again. */
export async function warnOverdue(
  { db, emails, log }: Pick<Deps, 'db' | 'emails' | 'log'>,
  interval: number,
  now: Date,
): Promise<void> {
  const state = await readBackups(db)
  if (!state || state.warnedAt || !isOverdue(state, interval, now)) return
  await db.$transaction(async (tx) => {
    const { count } = await tx.backupState.updateMany({ where: { warnedAt: null }, data: { warnedAt: now } })
    if (count === 0) return
    const admins = await tx.user.findMany({
      where: { deletedAt: null, role: { name: superAdmin } },
      select: { id: true },
    })
    const lastAt = state.succeededAt?.toISOString() ?? null
    const since = state.plannedSince.toISOString()
    await emails.enqueue(
      tx,
      ...admins.map(({ id }) => ({ kind: 'backupOverdue', userId: id, lastAt, since }) as const),
    )
    log.warn({ lastAt, admins: admins.length }, 'the last backup is older than twice its interval')
  })
}
