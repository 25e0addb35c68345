import type { Database, Transaction } from '../db/client.ts'
import type { BackupState } from '../db/generated/client.ts'

const only = { id: 1 }

/** The state of the scheduled backups; null where none are scheduled. */
export const readBackups = (db: Database | Transaction): Promise<BackupState | null> =>
  db.backupState.findUnique({ where: only })

/** Records that backups are scheduled from now on, unless they are already; or that they aren't. */
export async function noteSchedule(db: Database, isScheduled: boolean, now: Date): Promise<void> {
  if (!isScheduled) await db.backupState.deleteMany()
  else await db.backupState.createMany({ data: [{ ...only, plannedSince: now }], skipDuplicates: true })
}

export async function noteBackup(db: Database, result: 'succeeded' | 'failed', now: Date): Promise<void> {
  const data = result === 'succeeded' ? { succeededAt: now, warnedAt: null } : { failedAt: now }
  await db.backupState.updateMany({ where: only, data })
}

/**
 * Whether a backup is due, `every` ms after the last one; only one of several callers gets true. A late one
 * doesn't move those after it.
 */
export async function claimDue(tx: Transaction, every: number, now: Date): Promise<boolean> {
  const state = await readBackups(tx)
  if (!state) return false
  const elapsed = state.begunAt ? now.getTime() - state.begunAt.getTime() : null
  if (elapsed !== null && elapsed < every) return false
  const begunAt =
    state.begunAt && elapsed ? new Date(state.begunAt.getTime() + Math.floor(elapsed / every) * every) : now
  const { count } = await tx.backupState.updateMany({
    where: { ...only, begunAt: state.begunAt },
    data: { begunAt },
  })
  return count === 1
}

/** The moment of the newest backup, or when they were scheduled. */
export const lastBackup = ({ succeededAt, plannedSince }: BackupState): Date => succeededAt ?? plannedSince

/** Whether the last one is older than twice its interval (ms). */
export const isOverdue = (state: BackupState, interval: number, now: Date): boolean =>
  now.getTime() - lastBackup(state).getTime() > 2 * interval
