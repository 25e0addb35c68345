import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDue, noteBackup, noteSchedule, readBackups } from '../../src/backups/backup-state.ts'
import { backupInterval } from '../../src/backups/interval.ts'
import { planBackups, warnOverdue } from '../../src/backups/plan-backups.ts'
import { superAdmin } from '../../src/domains/access/role-rules.ts'
import { makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

const hour = 60 * 60_000
const start = new Date('2026-11-22T08:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * hour)

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ settings: { BACKUP_EVERY: '1h', LOG_LEVEL: 'silent' } })
})
afterEach(() => app.close())

const mails = async () =>
  (await app.deps.db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'mail'`) as { data: object }[]

test('the interval is the shorter one of those that are set', () => {
  expect(backupInterval({})).toBeNull()
  expect(backupInterval({ BACKUP_EVERY: '30m' })).toBe(hour / 2)
  expect(backupInterval({ BACKUP_EVERY: '2d' })).toBe(48 * hour)
  expect(backupInterval({ BACKUP_EVERY: '2d', BACKUP_AT: '03:30' })).toBe(24 * hour)
})

test('of instances that ask at once one makes the backup, and a late one doesn’t move the next', async () => {
  const { db } = app.deps
  const claim = (hours: number) => db.$transaction((tx) => claimDue(tx, hour, after(hours)))
  expect(await claim(0)).toBe(false)
  await noteSchedule(db, true, start)
  const first = await Promise.all([claim(0), claim(0), claim(0)])
  expect(first.filter(Boolean)).toHaveLength(1)
  expect(await claim(0.9)).toBe(false)
  expect(await claim(3.5)).toBe(true)
  expect(await claim(3.9)).toBe(false)
  expect(await claim(4)).toBe(true)
})

test('with BACKUP_EVERY a backup is made at once and noted, and none while it isn’t due', async () => {
  const { deps, running } = app
  const stop = await planBackups(deps, running.jobs, app.databaseUrl)
  await expect.poll(async () => (await readBackups(deps.db))?.succeededAt, { timeout: 60_000 }).toBeTruthy()
  await stop()
  const names = await readdir(join(deps.settings.DATA_DIR, 'backups'))
  expect(names).toEqual([expect.stringMatching(/^matbaa-.*Z\.tar\.gz$/)])
  await (await planBackups(deps, running.jobs, app.databaseUrl))()
  expect(await deps.db.$queryRaw`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'backup'`).toEqual([
    { n: 1 },
  ])
})

test('one that fails is noted and tried again', async () => {
  const { deps, running } = app
  await writeFile(join(deps.settings.DATA_DIR, 'backups'), 'no folder')
  const stop = await planBackups(deps, running.jobs, app.databaseUrl)
  await expect.poll(async () => (await readBackups(deps.db))?.failedAt, { timeout: 60_000 }).toBeTruthy()
  await stop()
  expect((await readBackups(deps.db))?.succeededAt).toBeNull()
  await rm(join(deps.settings.DATA_DIR, 'backups'))
})

// OPS-7
test('older than twice the interval: one mail to each SuperAdmin, health and metrics say so, until one succeeds', async () => {
  const { deps } = app
  const { db } = deps
  const admins = [await makeUser(db, superAdmin), await makeUser(db, superAdmin)]
  await makeUser(db)
  await noteSchedule(db, true, start)
  await noteBackup(db, 'succeeded', start)
  const warn = (hours: number) => {
    app.setNow(after(hours))
    return warnOverdue(deps, hour, after(hours))
  }
  await warn(2)
  expect(await mails()).toEqual([])
  await Promise.all([warn(2.1), warn(2.1), warn(2.1)])
  await warn(30)
  const sent = (await mails()).map(({ data }) => data)
  expect(sent).toHaveLength(2)
  for (const { id } of admins)
    expect(sent).toContainEqual(
      expect.objectContaining({ kind: 'backupOverdue', userId: id, lastAt: start.toISOString() }),
    )
  const health = await app.rest('GET', '/health')
  expect(health.status).toBe(200)
  expect(health.body.data).toMatchObject({ checks: { backup: 'failing', database: 'ok' } })
  const metrics = await (await fetch(`${app.url}/metrics`)).text()
  expect(metrics).toMatch(/^matbaa_backup_age_seconds 108000$/m)
  expect(metrics).toMatch(/^matbaa_backup_interval_seconds 3600$/m)

  await noteBackup(db, 'succeeded', after(31))
  await warn(32)
  expect(await mails()).toHaveLength(2)
  await warn(40)
  expect(await mails()).toHaveLength(4)
})

test('where none ever succeeded the time counts from when they were scheduled', async () => {
  const { db } = app.deps
  await makeUser(db, superAdmin)
  await noteSchedule(db, true, start)
  await noteSchedule(db, true, after(5))
  await warnOverdue(app.deps, hour, after(2.5))
  expect((await mails()).map(({ data }) => data)).toEqual([
    expect.objectContaining({ lastAt: null, since: start.toISOString() }),
  ])
  await noteSchedule(db, false, after(6))
  expect(await readBackups(db)).toBeNull()
})
