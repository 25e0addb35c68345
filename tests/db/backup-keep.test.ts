import { expect, test } from 'vitest'
import { backupName, outdatedBackups } from '../../src/db/backup/keep.ts'

const at = (moment: string) => backupName(new Date(moment))

test('a backup is named by its moment', () => {
  expect(at('2026-11-21T23:00:05.123Z')).toBe('matbaa-2026-11-21T23-00-05Z.tar.gz')
})

test('of the last days and months the newest each stays', () => {
  const daily = Array.from({ length: 100 }, (_, day) =>
    at(new Date(Date.UTC(2026, 10, 21 - day, 23)).toISOString()),
  )
  const outdated = outdatedBackups(daily, { days: 7, months: 3 })
  const kept = daily.filter((name) => !outdated.includes(name))
  expect(kept).toEqual([
    ...[21, 20, 19, 18, 17, 16, 15].map((day) => at(`2026-11-${day}T23:00:00Z`)),
    at('2026-10-31T23:00:00Z'),
    at('2026-09-30T23:00:00Z'),
  ])
})

test('of two on one day the older goes, and days without one don’t count', () => {
  const names = [at('2026-11-21T23:00:00Z'), at('2026-11-21T10:00:00Z'), at('2026-11-01T23:00:00Z')]
  expect(outdatedBackups(names, { days: 2, months: 0 })).toEqual([at('2026-11-21T10:00:00Z')])
})

test('what is no backup is left alone, and the last backup stays whatever is asked', () => {
  const only = at('2020-01-01T00:00:00Z')
  expect(outdatedBackups([only, 'photos.tar.gz', 'matbaa-old.tar.gz'], { days: 0, months: 0 })).toEqual([])
})
