import { realpath } from 'node:fs/promises'
import pg from 'pg'
import { type Account, serverAccount } from './bundled-server/account.ts'
import { clusterArgument, prepareCluster } from './bundled-server/cluster.ts'
import { makeDataDir, unwritable } from './bundled-server/data-folder.ts'
import { stopLeftOver } from './bundled-server/left-over.ts'
import { isLocked, lockDataDir } from './bundled-server/lock.ts'
import type { Log } from './bundled-server/log.ts'
import { connectionUrl, findPlaces, type Places } from './bundled-server/places.ts'
import { findPrograms, type Programs } from './bundled-server/programs.ts'
import { startProgram } from './bundled-server/run.ts'
import { supervise } from './bundled-server/supervise.ts'

type BundledServerOptions = {
  dataDir: string
  /** POSTGRES_BIN: PostgreSQL's programs to use instead of the npm package's. */
  binDir?: string | undefined
  log: Log
  /** False only for tests: a crash may then lose data. */
  fsync?: boolean
  maxConnections?: number
}

export type BundledServer = {
  /** The connection string of the database `matbaa`, over a Unix socket. */
  url: string
  /** False while the server is being started again. */
  isUp(): boolean
  pid(): number | undefined
  /** A fast shutdown, which must be called last. DATA_DIR is free afterwards. */
  stop(): Promise<void>
}

const databaseName = 'matbaa'

/**
 * Starts the bundled PostgreSQL, on a socket only, with its data in DATA_DIR, and keeps it running (OPS-4).
 * @throws StartError with one line that says what to do: DATA_DIR unusable or in use, no programs
 */
export async function startBundledServer(options: BundledServerOptions): Promise<BundledServer> {
  const account = serverAccount()
  const dataDir = await makeDataDir(options.dataDir)
  const places = await findPlaces(dataDir, account)
  const lock = await lockDataDir(places.lock, dataDir).catch((error) => {
    throw unwritable(dataDir, error)
  })
  try {
    const server = await startLocked(options, places, account)
    return {
      ...server,
      url: connectionUrl(places, databaseName),
      stop: async () => {
        await server.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw unwritable(dataDir, error)
  }
}

/** The connection string of the program that runs on this DATA_DIR; undefined when none does. */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  const path = await realpath(dataDir).catch(() => undefined)
  if (path === undefined) return undefined
  const places = await findPlaces(path, serverAccount())
  return (await isLocked(places.lock)) ? connectionUrl(places, databaseName) : undefined
}

async function startLocked(options: BundledServerOptions, places: Places, account: Account | undefined) {
  const programs = await findPrograms(options.binDir, places.dataDir, account)
  await stopLeftOver(places, options.log)
  await prepareCluster(places, programs, account, options.fsync ?? true)
  const server = await supervise(
    () => startServer(options, places, programs, account),
    places.cluster,
    options.log,
  )
  try {
    await createDatabase(places)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

function startServer(
  options: BundledServerOptions,
  places: Places,
  programs: Programs,
  account: Account | undefined,
) {
  const settings = serverSettings(places, options.fsync ?? true, options.maxConnections ?? 60)
  const args = ['-D', clusterArgument(places.cluster, account)]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  return startProgram(programs.postgres, args, places.cluster, account)
}

async function createDatabase(places: Places): Promise<void> {
  const client = new pg.Client({ connectionString: connectionUrl(places, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}

/** The server's settings, given on its command line so that an upgrade of the program changes them. */
function serverSettings(places: Places, fsync: boolean, maxConnections: number) {
  return {
    listen_addresses: '',
    unix_socket_directories: places.socketFolderForServer,
    // Anyone who may open the folder may connect: there is no password.
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    // Data is in memory, or on a disk without a head to move: one row by an index costs as much as one in
    // sequence.
    random_page_cost: 1.1,
    max_wal_size: '512MB',
    // No replicas read from this server.
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Errors of statements reach the caller, who logs them; the server's log is about the server.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
}
