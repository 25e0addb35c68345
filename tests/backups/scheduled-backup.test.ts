import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runScheduledBackup } from '../../src/backups/scheduled-backup.ts'
import { backupName } from '../../src/db/backup/keep.ts'
import { restoreBackup } from '../../src/db/backup/restore-backup.ts'
import { startJobs } from '../../src/db/jobs.ts'
import { startFakeBucket } from '../domains/media/fake-bucket.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { silentLog } from '../support/silent-log.ts'

let dataDir: string
let source: TestDatabase
const log = pino({ level: 'silent' })
const now = new Date('2026-11-21T23:00:00Z')
const keep = { days: 1, months: 1 }
const older = backupName(new Date('2026-11-20T23:00:00Z'))

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matbaa-backups-'))
  source = await createTestDatabase()
  await mkdir(join(dataDir, 'uploads'))
})
afterEach(async () => {
  await source.drop()
  await rm(dataDir, { recursive: true })
})

test('a backup is written beside the others, the outdated go, and it restores', async () => {
  await mkdir(join(dataDir, 'backups'))
  await writeFile(join(dataDir, 'backups', older), '')
  await writeFile(join(dataDir, 'backups', 'notes.txt'), '')
  const name = await runScheduledBackup({ url: source.url, dataDir, keep, log }, now)
  expect((await readdir(join(dataDir, 'backups'))).sort()).toEqual([name, 'notes.txt'])
  const target = await createEmptyDatabase()
  const archive = join(dataDir, 'backups', name)
  await restoreBackup({ archive, url: target.url, dataDir: join(dataDir, 'to'), force: false })
  await target.drop()
})

test('into the bucket under backups/, where the outdated go too, and nothing stays on the disk', async () => {
  const bucket = await startFakeBucket('shop')
  bucket.objects.set(`backups/${older}`, { content: Buffer.from('x'), type: '' })
  bucket.objects.set('picture/full.webp', { content: Buffer.from('x'), type: '' })
  const settings = { endpoint: bucket.endpoint, bucket: 'shop', key: 'key', secret: 'secret', region: 'auto' }
  const name = await runScheduledBackup({ url: source.url, dataDir, keep, bucket: settings, log }, now)
  expect([...bucket.objects.keys()].sort()).toEqual([`backups/${name}`, 'picture/full.webp'])
  expect(bucket.objects.get(`backups/${name}`)?.content.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  expect(await readdir(join(dataDir, 'backups'))).toEqual([])
  await bucket.close()
})

test('it is planned once for all instances, in Baku’s time, and no longer when it is switched off', async () => {
  const jobs = [await startJobs(source.url, silentLog), await startJobs(source.url, silentLog)]
  const client = new (await import('pg')).default.Client({ connectionString: source.url })
  await client.connect()
  const planned = async () =>
    (await client.query('SELECT name, cron, timezone FROM pgboss.schedule')).rows as object[]
  for (const one of jobs) await one.everyDay('backup', '03:30')
  expect(await planned()).toEqual([{ name: 'backup', cron: '30 3 * * *', timezone: 'Asia/Baku' }])
  await jobs[0]?.everyDay('backup', null)
  expect(await planned()).toEqual([])
  await client.end()
  for (const one of jobs) await one.stop()
})
