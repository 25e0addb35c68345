import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverAccount } from '../../../src/db/bundled-server/account.ts'
import { freePort } from '../free-port.ts'

export type Outside = { url: string; stop(): Promise<void> }

/** A tenth of a second apart. */
const mostTries = 300

const debianFolder = '/usr/lib/postgresql'

/** The PostgreSQL versions that Debian's packages have installed, newest first. */
export function installedVersions(): number[] {
  if (!existsSync(debianFolder)) return []
  const versions = readdirSync(debianFolder).filter((name) =>
    existsSync(join(debianFolder, name, 'bin/initdb')),
  )
  return versions.map(Number).sort((one, other) => other - one)
}

/** Where pgbouncer is installed; undefined where it isn't. */
export const findPgbouncer = (): string | undefined =>
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync)

/** A PostgreSQL of Debian's with the settings it comes with, but for its port and its number of connections. */
export async function startStock(version: number): Promise<Outside> {
  const bin = join(debianFolder, `${version}`, 'bin')
  const folder = await ownFolder('stock')
  const data = join(folder, 'data')
  const port = await freePort()
  const args = ['-D', data, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const made = spawnSync(join(bin, 'initdb'), args, { ...serverAccount(), encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=300',
  ]
  const server = start(folder, join(bin, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  return untilUp(`postgresql://app@127.0.0.1:${port}/postgres`, server, folder)
}

/** A pgbouncer with the settings it comes with, before the server that `url` names by its host. */
export async function startPooler(
  program: string,
  url: string,
  mode: 'session' | 'transaction',
): Promise<Outside> {
  const folder = await ownFolder(mode)
  const port = await freePort()
  const target = new URL(url)
  const lines = [
    '[databases]',
    `* = host=${target.hostname} port=${target.port || 5432} user=${target.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    // Each test has a database, and each database a pool of its own.
    'max_client_conn = 1000',
    'server_idle_timeout = 5',
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, lines.join('\n'))
  const server = start(folder, program, [file])
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = `${port}`
  return untilUp(through.href, server, folder)
}

/** A folder that the user may write whom servers run as. */
async function ownFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `matbaa-${name}-`))
  const account = serverAccount()
  if (account) await chown(folder, account.uid, account.gid)
  return folder
}

type Started = { program: string; server: ChildProcess }

function start(folder: string, program: string, args: string[]): Started {
  const log = ['-c', `exec "$0" "$@" 2>"${join(folder, 'log')}"`, program, ...args]
  const server = spawn('/bin/sh', log, { ...serverAccount(), cwd: folder, stdio: 'ignore' })
  return { program, server }
}

async function untilUp(url: string, { program, server }: Started, folder: string): Promise<Outside> {
  for (let tries = 0; ; tries++) {
    if (server.exitCode !== null || tries === mostTries)
      throw new Error(await readFile(join(folder, 'log'), 'utf8'))
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) break
    await sleep(100)
  }
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      // At once: SIGINT makes pgbouncer wait for its callers, SIGTERM makes PostgreSQL wait for its own.
      server.kill(program.endsWith('pgbouncer') ? 'SIGTERM' : 'SIGINT')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
