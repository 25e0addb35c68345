import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { archiveOnDisk } from '../../src/db/backup/archive.ts'
import { createBackup } from '../../src/db/backup/create-backup.ts'
import { restoreBackup } from '../../src/db/backup/restore-backup.ts'
import { connectDatabase } from '../../src/db/client.ts'
import { startJobs } from '../../src/db/jobs.ts'
import { applyMigrations } from '../../src/db/migrate.ts'
import { migrationsFolder } from '../../src/db/migrations/files.ts'
import { StartError } from '../../src/lib/start-error.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { silentLog } from '../support/silent-log.ts'

let folder: string
let source: TestDatabase
let target: TestDatabase
const from = () => ({ dataDir: join(folder, 'from'), url: source.url, output: archive() })
const into = () => ({ dataDir: join(folder, 'to'), url: target.url, archive: archiveOnDisk(archive()) })
const archive = () => join(folder, 'backup.tar.gz')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  target = await createEmptyDatabase()
})
afterEach(async () => {
  await source?.drop()
  await target.drop()
  await rm(folder, { recursive: true })
})

describe("this program's schema", () => {
  beforeEach(async () => {
    source = await createTestDatabase()
  })

  // OPS-6
  test('every table, sequence, queued job and file is identical after', async () => {
    await fillSource()
    await createBackup(from())
    await restoreBackup({ ...into(), force: false })
    expect(await digestDatabase(target.url)).toEqual(await digestDatabase(source.url))
    expect(await digestConstraints(target.url)).toEqual(await digestConstraints(source.url))
    expect(await readFile(join(folder, 'to/uploads/k1/full.webp'))).toEqual(Buffer.from([0, 1, 2, 255]))
    expect(await readFile(join(folder, 'to/mail/1.eml'), 'utf8')).toBe('Salam')
    expect(await readFile(join(folder, 'to/eqaime/304.xsd'), 'utf8')).toBe('<schema/>')
    expect(await applyMigrations(target.url)).toEqual([])
  })

  // OPS-6
  test('an archive of a time before there were e-qaimə restores without their folder', async () => {
    await fillSource()
    await createBackup(from())
    const work = join(folder, 'unpacked')
    await mkdir(work)
    await mkdir(join(folder, 'to/eqaime'), { recursive: true })
    await writeFile(join(folder, 'to/eqaime/205.xsd'), '<schema/>')
    const run = promisify(execFile)
    const { stdout } = await run('tar', ['-xzvf', archive(), '-C', work])
    const names = stdout.split('\n').filter((name) => name !== '' && !name.startsWith('files/eqaime'))
    await run('tar', ['-czf', archive(), '-C', work, '--no-recursion', ...names])
    await restoreBackup({ ...into(), force: true })
    expect(await readFile(join(folder, 'to/mail/1.eml'), 'utf8')).toBe('Salam')
    expect(existsSync(join(folder, 'to/eqaime'))).toBe(false)
  })

  // OPS-6
  test('no session, link or log-in under way of the backup opens anything', async () => {
    await query(
      source.url,
      `INSERT INTO users (id, name, surname, email, phone_number, password_hash, role_id)
         SELECT 1, 'A', 'B', 'a@example.com', '', 'none', id FROM roles WHERE name = 'Client';
       INSERT INTO sessions (token_hash, user_id) VALUES ('a', 1);
       INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ('b', 1, now() + interval '1 hour');
       INSERT INTO login_challenges (token_hash, user_id, expires_at) VALUES ('c', 1, now() + interval '1 hour')`,
    )
    await createBackup(from())
    await restoreBackup({ ...into(), force: false })
    const left = ['sessions', 'password_resets', 'login_challenges'].map((table) =>
      query(target.url, `SELECT 1 FROM ${table}`),
    )
    expect(await Promise.all(left)).toEqual([[], [], []])
    expect(await query(target.url, 'SELECT email FROM users')).toEqual([{ email: 'a@example.com' }])
  })

  test('the archive can be read by its owner only, and no half-made one or work folder is left', async () => {
    await createBackup(from())
    expect((await stat(archive())).mode & 0o077).toBe(0)
    expect(await readdir(folder)).toEqual(expect.not.arrayContaining(['backup.tar.gz.part']))
    expect(await readdir(join(folder, 'from'))).toEqual([])
  })

  test('where there is data, only --force replaces it', async () => {
    await createBackup(from())
    await restoreBackup({ ...into(), force: false })
    await query(target.url, `UPDATE roles SET name = 'changed' WHERE id = 2`)
    await expect(restoreBackup({ ...into(), force: false })).rejects.toThrow(/There is data already: --force/)
    expect(await query(target.url, 'SELECT name FROM roles WHERE id = 2')).toEqual([{ name: 'changed' }])
    await restoreBackup({ ...into(), force: true })
    expect(await query(target.url, 'SELECT name FROM roles WHERE id = 2')).toEqual([{ name: 'Admin' }])
  })

  test('an archive that was cut off is refused and nothing is changed', async () => {
    await fillSource()
    await createBackup(from())
    await truncate(archive(), (await stat(archive())).size - 20)
    const before = await digestDatabase(source.url)
    const error = await restoreBackup({ ...from(), archive: archiveOnDisk(archive()), force: true }).catch(
      (thrown) => thrown,
    )
    expect(error).toBeInstanceOf(StartError)
    expect(error.message).toMatch(/is not a whole backup/)
    expect(await digestDatabase(source.url)).toEqual(before)
    expect(existsSync(join(folder, 'from/uploads/k1/full.webp'))).toBe(true)
  })

  test('a database somebody is connected to is not replaced', async () => {
    await createBackup(from())
    const client = new pg.Client({ connectionString: target.url })
    await client.connect()
    await expect(restoreBackup({ ...into(), force: true })).rejects.toThrow(/in use by 1 connections/)
    await client.end()
  })
})

describe('another schema', () => {
  let migrations: string
  beforeEach(async () => {
    source = await createEmptyDatabase()
    migrations = join(folder, 'migrations')
    await addMigration(
      '1_pairs',
      `CREATE TABLE b (n int PRIMARY KEY, at timestamptz DEFAULT now());
       CREATE TABLE a (n serial PRIMARY KEY REFERENCES b (n) DEFERRABLE INITIALLY DEFERRED);
       INSERT INTO b VALUES (0)`,
    )
    await applyMigrations(source.url, { folder: migrations })
  })

  // OPS-6
  test('taken while others write it is of one moment: rows, their files and their sequences agree', async () => {
    let writing = true
    const write = async () => {
      const client = new pg.Client({ connectionString: source.url })
      await client.connect()
      let last = 0
      while (writing) {
        last += 1
        await mkdir(join(folder, 'from/uploads', `k${last}`), { recursive: true })
        await writeFile(join(folder, 'from/uploads', `k${last}`, 'full.webp'), String(last))
        await client.query(`BEGIN; INSERT INTO a DEFAULT VALUES; INSERT INTO b VALUES (${last}); COMMIT`)
      }
      await client.end()
      return last
    }
    const writer = write()
    while (((await query(source.url, 'SELECT count(*)::int AS n FROM a'))[0]?.n ?? 0) < 20) {}
    await createBackup(from())
    writing = false
    const written = await writer
    await restoreBackup({ ...into(), force: false, migrationsFolder: migrations })

    const [{ n = 0 } = {}] = await query(target.url, 'SELECT count(*)::int AS n FROM a')
    expect(n).toBeGreaterThanOrEqual(20)
    expect(n).toBeLessThanOrEqual(written)
    expect(await query(target.url, 'SELECT max(n) AS n FROM a')).toEqual([{ n }])
    expect(await query(target.url, 'SELECT max(n) AS n, count(*)::int AS count FROM b')).toEqual([
      { n, count: n + 1 },
    ])
    for (let i = 1; i <= n; i++) {
      expect(await readFile(join(folder, 'to/uploads', `k${i}`, 'full.webp'), 'utf8')).toBe(String(i))
    }
    const [next] = await query(target.url, `SELECT nextval('a_n_seq')::int AS n`)
    expect(next?.n).toBeGreaterThan(n)
  })

  test('a backup of an older schema restores, and the later migrations are applied to its rows', async () => {
    await query(source.url, 'INSERT INTO b VALUES (7)')
    await createBackup(from())
    await addMigration('2_double', 'ALTER TABLE b ADD double int; UPDATE b SET double = n * 2')
    await restoreBackup({ ...into(), force: false, migrationsFolder: migrations })
    expect(await query(target.url, 'SELECT n, double FROM b ORDER BY n')).toEqual([
      { n: 0, double: 0 },
      { n: 7, double: 14 },
    ])
  })

  test('a backup of a newer program is refused and nothing is changed', async () => {
    await addMigration('2_newer', 'SELECT 1')
    await applyMigrations(source.url, { folder: migrations })
    await createBackup(from())
    await rm(join(migrations, '2_newer'), { recursive: true })
    await query(target.url, 'CREATE TABLE kept (n int)')
    const restoring = restoreBackup({ ...into(), force: true, migrationsFolder: migrations })
    await expect(restoring).rejects.toThrow(/of a newer program, with the migrations 2_newer/)
    expect(await query(target.url, 'SELECT * FROM kept')).toEqual([])
  })

  async function addMigration(name: string, script: string): Promise<void> {
    await mkdir(join(migrations, name), { recursive: true })
    await writeFile(join(migrations, name, 'migration.sql'), script)
    await cp(join(migrationsFolder, 'migration_lock.toml'), join(migrations, 'migration_lock.toml'))
  }
})

test('the commands work beside the running program and without it', async () => {
  const dataDir = join(folder, 'program')
  const program = spawn(process.execPath, [pathOf('server-process.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(program.stdout, 'data')
  const { url } = JSON.parse(String(line))
  await applyMigrations(url)
  await query(url, `UPDATE roles SET name = 'while running' WHERE id = 2`)
  const backup = pathOf('../../src/db/cli/backup.ts')
  const restore = pathOf('../../src/db/cli/restore.ts')
  expect(await run(dataDir, backup, archive())).toMatch(
    /^Written: .*backup\.tar\.gz \(\d+ tables, \d+ rows\)\.$/,
  )
  await expect(run(dataDir, restore, archive(), '--force')).rejects.toThrow(/in use by another process/)
  program.kill('SIGTERM')
  await once(program, 'exit')

  expect(await run(dataDir, backup, folder)).toMatch(/^Written: .*matbaa-\S+Z\.tar\.gz/)
  const empty = join(folder, 'empty')
  await expect(run(empty, backup)).rejects.toThrow(/nothing to back up/)
  expect(await run(empty, restore, archive())).toMatch(/^Restored: /)
  await expect(run(empty, restore, archive())).rejects.toThrow(/--force/)
  const again = await start(empty, restore, archive(), '--force')
  expect(again.stdout).toMatch(/^Restored: /)
  expect(again.stderr).toMatch(/unpacking: 100 %\n(?:filling the tables: .*\n)*filling the tables: 100 %\n/)
}, 120_000)

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function run(dataDir: string, ...command: string[]): Promise<string> {
  return (await start(dataDir, ...command)).stdout.trim()
}

function start(dataDir: string, ...command: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
  return promisify(execFile)(process.execPath, command, { env })
}

async function fillSource(): Promise<void> {
  await query(
    source.url,
    `INSERT INTO roles (id, name, permissions) VALUES (100, E'tab\\t newline\\n back\\\\slash \\\\N "quoted"', '{1,13}');
     INSERT INTO roles (id, name, permissions) VALUES (101, '', '{}');
     INSERT INTO media (key, extension, width, height, bytes) VALUES ('k1', 'webp', 1, 1, 4);
     SELECT setval('roles_id_seq', 321)`,
  )
  const db = connectDatabase(source.url)
  const jobs = await startJobs(source.url, silentLog)
  await db.$transaction((tx) => jobs.send(tx, 'mail', { to: 'client@example.com' }))
  await jobs.stop()
  await db.$disconnect()
  await mkdir(join(folder, 'from/uploads/k1'), { recursive: true })
  await mkdir(join(folder, 'from/mail'), { recursive: true })
  await writeFile(join(folder, 'from/uploads/k1/full.webp'), Buffer.from([0, 1, 2, 255]))
  await writeFile(join(folder, 'from/mail/1.eml'), 'Salam')
  await mkdir(join(folder, 'from/eqaime'), { recursive: true })
  await writeFile(join(folder, 'from/eqaime/304.xsd'), '<schema/>')
}

async function digestDatabase(url: string): Promise<Record<string, unknown>> {
  const digest: Record<string, unknown> = {}
  const tables = await query(
    url,
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  const names = tables.map(({ name }) => String(name)).concat('pgboss.queue', 'pgboss.job')
  for (const name of names) {
    const rows = await query(url, `SELECT t::text AS row FROM ${name} AS t ORDER BY 1`)
    digest[name] = rows.map(({ row }) => row)
  }
  const sequences = await query(
    url,
    `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  return { ...digest, sequences }
}

function digestConstraints(url: string) {
  return query(
    url,
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
     WHERE connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND conrelid::regclass::text !~ 'queue_stats'
     ORDER BY 1, 2, 3`,
  )
}

async function query(url: string, text: string): Promise<pg.QueryResultRow[]> {
  // Moments are compared as they are written, whatever zone a database has.
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    const result = await client.query(text)
    return result.rows ?? []
  } finally {
    await client.end()
  }
}
