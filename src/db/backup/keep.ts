/** `matbaa-2026-11-21T23-00-00Z.tar.gz`, with `.age` when encrypted: the moment it was begun, in UTC. */
export function backupName(at: Date, isEncrypted = false): string {
  const name = `matbaa-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
  return isEncrypted ? `${name}.age` : name
}

const named = /^matbaa-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz(?:\.age)?$/

/** Whether a file has the name of one of our backups. */
export const isBackupName = (name: string): boolean => named.test(name)

/** Which backups stay. */
export type Keep = {
  days: number
  months: number
  /** The newest of each hour of the last day as well, for backups made more often than daily. */
  hourly?: boolean
}

/**
 * The backups that can be removed: kept is the newest of each of the last `days` days that have one, and the
 * newest of each of the last `months` months that have one; with `hourly` also the newest of each hour of the
 * day before the last one. Files with other names are never among them.
 */
export function outdatedBackups(names: readonly string[], keep: Keep): string[] {
  const newestFirst = names.filter(isBackupName).toSorted((a, b) => (a < b ? 1 : -1))
  const kept = new Set([
    ...newestOfEach(newestFirst, keep.days, (moment) => moment.slice(0, 10)),
    ...newestOfEach(newestFirst, keep.months, (moment) => moment.slice(0, 7)),
    ...(keep.hourly ? hoursOfLastDay(newestFirst) : []),
    ...newestFirst.slice(0, 1),
  ])
  return newestFirst.filter((name) => !kept.has(name))
}

function newestOfEach(
  newestFirst: readonly string[],
  limit: number,
  period: (moment: string) => string,
): string[] {
  const found = new Map<string, string>()
  for (const name of newestFirst) {
    const key = period(momentOf(name))
    if (!found.has(key) && found.size < limit) found.set(key, name)
  }
  return [...found.values()]
}

function hoursOfLastDay(newestFirst: readonly string[]): string[] {
  const [newest = ''] = newestFirst
  const dayBefore = Date.parse(momentOf(newest)) - 24 * 60 * 60_000
  const ofLastDay = newestFirst.filter((name) => Date.parse(momentOf(name)) > dayBefore)
  return newestOfEach(ofLastDay, ofLastDay.length, (moment) => moment.slice(0, 13))
}

/** The moment in its name, as ISO 8601. */
function momentOf(name: string): string {
  const [, day, hour, minute, second] = named.exec(name) ?? []
  return `${day}T${hour}:${minute}:${second}Z`
}
