import type { Settings } from '../env.ts'

const minuteMs = 60_000
const units = { m: minuteMs, h: 60 * minuteMs, d: 24 * 60 * minuteMs }

/** ms from one backup to the next by BACKUP_EVERY (`6h`) alone; null without it. */
export function everyOf({ BACKUP_EVERY }: Pick<Settings, 'BACKUP_EVERY'>): number | null {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(BACKUP_EVERY ?? '') ?? []
  return count && unit ? Number(count) * units[unit as keyof typeof units] : null
}

/** The most ms from one backup to the next; null where none are scheduled. */
export function backupInterval(settings: Pick<Settings, 'BACKUP_AT' | 'BACKUP_EVERY'>): number | null {
  const found = [everyOf(settings), settings.BACKUP_AT ? units.d : null].filter((one) => one !== null)
  return found.length > 0 ? Math.min(...found) : null
}
