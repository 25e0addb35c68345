/** `matbaa-2026-11-21T23-00-00Z.tar.gz`: the moment it was begun, in UTC. */
export function backupName(at: Date): string {
  return `matbaa-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

const named = /^matbaa-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/

/**
 * Which backups may go: kept is the newest of each of the last `days` days that have one, and the newest of each of
 * the last `months` months that have one. What isn't named like a backup is never among them.
 */
export function outdatedBackups(names: readonly string[], keep: { days: number; months: number }): string[] {
  const newestFirst = names.filter((name) => named.test(name)).toSorted((a, b) => (a < b ? 1 : -1))
  const kept = new Set([
    ...newestOfEach(newestFirst, keep.days, (day) => day),
    ...newestOfEach(newestFirst, keep.months, (day) => day.slice(0, 7)),
    ...newestFirst.slice(0, 1),
  ])
  return newestFirst.filter((name) => !kept.has(name))
}

function newestOfEach(
  newestFirst: readonly string[],
  most: number,
  period: (day: string) => string,
): string[] {
  const found = new Map<string, string>()
  for (const name of newestFirst) {
    const key = period(named.exec(name)?.[1] ?? '')
    if (!found.has(key) && found.size < most) found.set(key, name)
  }
  return [...found.values()]
}
