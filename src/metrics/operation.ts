import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { lastBackup, readBackups } from '../backups/backup-state.ts'
import { backupInterval } from '../backups/interval.ts'
import type { Deps } from '../procedures/deps.ts'

/** What the machine has left, and how the scheduled backups go: without a schedule there is nothing about backups. */
export function registerOperation(
  registry: Registry,
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
): void {
  const gauge = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => null)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  const disk = () => statfs(settings.DATA_DIR)
  gauge('matbaa_disk_free_bytes', 'Room that is left where DATA_DIR is', async () => {
    const { bavail, bsize } = await disk()
    return bavail * bsize
  })
  gauge('matbaa_disk_size_bytes', 'The disk that DATA_DIR is on', async () => {
    const { blocks, bsize } = await disk()
    return blocks * bsize
  })

  const interval = backupInterval(settings)
  if (interval === null) return
  gauge('matbaa_backup_interval_seconds', 'From one backup to the next', async () => interval / 1000)
  gauge('matbaa_backup_age_seconds', 'Since the last backup, or since they were scheduled', async () => {
    const state = await readBackups(db)
    return state && Math.max(0, now().getTime() - lastBackup(state).getTime()) / 1000
  })
  gauge('matbaa_backup_last_success_timestamp_seconds', 'When the last one succeeded; 0: never', async () =>
    seconds((await readBackups(db))?.succeededAt),
  )
  gauge('matbaa_backup_last_failure_timestamp_seconds', 'When the last one failed; 0: never', async () =>
    seconds((await readBackups(db))?.failedAt),
  )
}

const seconds = (at: Date | null | undefined): number => (at ? at.getTime() / 1000 : 0)
