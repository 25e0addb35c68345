import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runScheduledBackup } from '../../src/backups/scheduled-backup.ts'
import { checkRecipients, makeKeys } from '../../src/db/backup/age.ts'
import { archiveOnDisk } from '../../src/db/backup/archive.ts'
import { openBackupBucket } from '../../src/db/backup/bucket.ts'
import { backupName } from '../../src/db/backup/keep.ts'
import { restoreBackup } from '../../src/db/backup/restore-backup.ts'
import { findArchive, listArchives } from '../../src/db/cli/find-archive.ts'
import { startJobs } from '../../src/db/jobs.ts'
import { readSettings } from '../../src/env.ts'
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
  const archive = archiveOnDisk(join(dataDir, 'backups', name))
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

test('encrypted it opens with its key only, from the bucket too, and no session comes back', async () => {
  const bucket = await startFakeBucket('shop')
  const settings = { endpoint: bucket.endpoint, bucket: 'shop', key: 'key', secret: 'secret', region: 'auto' }
  const [ours, others] = [await makeKeys(), await makeKeys()]
  await query(
    `INSERT INTO users (id, name, surname, email, phone_number, password_hash, role_id)
       SELECT 1, 'A', 'B', 'a@example.com', '', 'none', id FROM roles WHERE name = 'Client';
     INSERT INTO sessions (token_hash, user_id) VALUES ('a', 1)`,
  )
  await mkdir(join(dataDir, 'uploads', 'k1'))
  const picture = randomBytes(3_000_000)
  await writeFile(join(dataDir, 'uploads', 'k1', 'full.webp'), picture)
  const recipients = [ours.recipient]
  const name = await runScheduledBackup(
    { url: source.url, dataDir, keep, recipients, bucket: settings, log },
    now,
  )
  expect(name).toMatch(/\.tar\.gz\.age$/)
  const opened = await openBackupBucket(settings)
  expect(await opened.list()).toEqual([name])
  expect(bucket.objects.get(`backups/${name}`)?.content.subarray(0, 21).toString()).toBe(
    'age-encryption.org/v1',
  )

  const target = await createEmptyDatabase()
  const archive = opened.archive(`backups/${name}`)
  const into = { archive, url: target.url, dataDir: join(dataDir, 'to'), force: false }
  await expect(restoreBackup(into)).rejects.toThrow(/^The backup is encrypted: .*--identity/)
  const wrong = restoreBackup({ ...into, identities: [others.identity] })
  await expect(wrong).rejects.toThrow('The backup was encrypted for another key.')
  await expect(restoreBackup({ ...into, identities: ['x'] })).rejects.toThrow(
    /^The key is no secret key of age/,
  )
  await restoreBackup({ ...into, identities: [others.identity, ours.identity] })
  expect(await readFile(join(dataDir, 'to/uploads/k1/full.webp'))).toEqual(picture)
  expect(await query('SELECT email FROM users', target.url)).toEqual([{ email: 'a@example.com' }])
  expect(await query('SELECT 1 FROM sessions', target.url)).toEqual([])

  const object = bucket.objects.get(`backups/${name}`)
  if (object) object.content = object.content.subarray(0, object.content.length - 100)
  const cut = restoreBackup({ ...into, force: true, identities: [ours.identity] })
  await expect(cut).rejects.toThrow(/^s3:\/\/shop\/backups\/.* is not a whole backup/)
  await target.drop()
  await bucket.close()
})

test('a mistyped BACKUP_KEY is one clear line', async () => {
  const { recipient } = await makeKeys()
  const mistyped = recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
  await expect(checkRecipients([mistyped])).rejects.toThrow(/^BACKUP_KEY: /)
})

test('what a restore may be named: a file, a name or an address; all there are can be listed', async () => {
  const bucket = await startFakeBucket('shop')
  const inBucket = backupName(now, true)
  bucket.objects.set(`backups/${inBucket}`, { content: Buffer.from('x'), type: '' })
  bucket.objects.set('picture/full.webp', { content: Buffer.from('x'), type: '' })
  await mkdir(join(dataDir, 'backups'))
  await writeFile(join(dataDir, 'backups', older), '')
  const store = { S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'shop', S3_KEY: 'key', S3_SECRET: 'secret' }
  const settings = readSettings({ DATA_DIR: dataDir, ...store })
  const address = `s3://shop/backups/${inBucket}`
  expect(await listArchives(settings)).toEqual([join(dataDir, 'backups', older), address])
  expect((await findArchive(older, settings)).name).toBe(join(dataDir, 'backups', older))
  expect((await findArchive(inBucket, settings)).name).toBe(address)
  expect((await findArchive(address, settings)).name).toBe(address)
  await expect(findArchive(backupName(new Date(0)), settings)).rejects.toThrow(/^There is no backup .*--list/)
  await expect(findArchive(address, readSettings({ DATA_DIR: dataDir }))).rejects.toThrow(/S3_… settings/)
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

async function query(text: string, url = source.url): Promise<object[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows ?? []
  } finally {
    await client.end()
  }
}
