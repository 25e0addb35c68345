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

test('of hourly ones those of the last day stay, one an hour, and of earlier days the last', () => {
  const halfHourly = Array.from({ length: 48 * 4 }, (_, half) =>
    at(new Date(Date.UTC(2026, 10, 21, 23, 30) - half * 30 * 60_000).toISOString()),
  )
  const outdated = outdatedBackups(halfHourly, { days: 3, months: 0, hourly: true })
  const kept = halfHourly.filter((name) => !outdated.includes(name))
  expect(kept).toEqual([
    ...Array.from({ length: 24 }, (_, hour) =>
      at(new Date(Date.UTC(2026, 10, 21, 23 - hour, 30)).toISOString()),
    ),
    at('2026-11-20T23:30:00Z'),
    at('2026-11-19T23:30:00Z'),
  ])
})

test('encrypted ones are named so, and count as the others', () => {
  const older = backupName(new Date('2026-11-20T23:00:00Z'), true)
  expect(older).toBe('matbaa-2026-11-20T23-00-00Z.tar.gz.age')
  expect(outdatedBackups([older, at('2026-11-21T23:00:00Z')], { days: 1, months: 0 })).toEqual([older])
})

test('what is no backup is left alone, and the last backup stays whatever is asked', () => {
  const only = at('2020-01-01T00:00:00Z')
  expect(outdatedBackups([only, 'photos.tar.gz', 'matbaa-old.tar.gz'], { days: 0, months: 0 })).toEqual([])
})
