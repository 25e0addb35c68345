import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import pg from 'pg'
import { StartError } from '../../lib/start-error.ts'
import { errorCode } from '../bundled-server/error-code.ts'
import { decrypting } from './age.ts'
import type { Archive } from './archive.ts'
import { loadDatabase } from './load-database.ts'
import { dataFolders, type Manifest, manifestSchema } from './manifest.ts'
import { counting, type Progress } from './progress.ts'
import { withWorkFolder } from './work-folder.ts'

/**
 * Restores what `createBackup` wrote, also in an earlier version of the program. The present data is replaced
 * last, when the archive has been read and loaded completely.
 * @throws StartError when there is data and no `force`, or the archive isn't a complete backup of a known
 * version
 */
export async function restoreBackup(options: {
  archive: Archive
  /** Secret keys of age, for an encrypted archive. */
  identities?: readonly string[]
  url: string
  dataDir: string
  /** Replaces the present data. */
  force: boolean
  /** Default: prisma/migrations. */
  migrationsFolder?: string
  progress?: Progress
}): Promise<Manifest> {
  const { url, force, migrationsFolder, progress } = options
  return withWorkFolder(options.dataDir, async (spool, dataDir) => {
    if (!force && !((await isDatabaseEmpty(url)) && (await hasNoFiles(dataDir)))) {
      throw new StartError('There is data already: --force replaces the database and the uploaded files.')
    }
    const manifest = await unpack(options, spool)
    await withFreshDatabase(url, (fresh) =>
      loadDatabase(fresh, join(spool, 'tables'), manifest, { migrationsFolder, progress }),
    )
    await replaceFiles(dataDir, join(spool, 'files'), join(spool, 'replaced'))
    return manifest
  })
}

async function unpack(
  { archive, identities = [], progress }: Parameters<typeof restoreBackup>[0],
  target: string,
): Promise<Manifest> {
  try {
    const { size, content } = await archive.open()
    const count = counting((done) => progress?.('unpacking', done, size))
    const opened = decrypting(identities)
    await pipeline(content, count, opened, createGunzip(), unpackTar(target, { strict: true }))
    return manifestSchema.parse(JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8')))
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${archive.name} is not a whole backup: ${reason}`, { cause: error })
  }
}

async function hasNoFiles(dataDir: string): Promise<boolean> {
  for (const folder of dataFolders) {
    const names = await readdir(join(dataDir, folder)).catch(() => [])
    if (names.length > 0) return false
  }
  return true
}

async function replaceFiles(dataDir: string, source: string, replaced: string): Promise<void> {
  await mkdir(replaced)
  for (const folder of dataFolders) {
    await rename(join(dataDir, folder), join(replaced, folder)).catch(() => {})
    // A backup of an earlier version has fewer folders.
    await rename(join(source, folder), join(dataDir, folder)).catch((error) => {
      if (errorCode(error) !== 'ENOENT') throw error
    })
  }
}

/** Whether the database has no tables. */
async function isDatabaseEmpty(url: string): Promise<boolean> {
  return onDatabase(url, async (client) => {
    const found = await client.query(
      `SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LIMIT 1`,
    )
    return found.rowCount === 0
  })
}

/**
 * Fills a new database beside the one that `url` names, and replaces that once it has worked. Where databases
 * can't be created, the existing one is emptied and filled.
 * @throws StartError when another client is connected to the database
 */
async function withFreshDatabase(url: string, fill: (url: string) => Promise<void>): Promise<void> {
  await refuseOthers(url)
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const fresh = `${name}_restoring`
  const creates = await onDatabase(url, async (client) => {
    const role = await client.query(
      'SELECT rolcreatedb OR rolsuper AS creates FROM pg_roles WHERE rolname = current_user',
    )
    return role.rows[0].creates === true
  })
  if (!creates) {
    await onDatabase(url, emptyDatabase)
    return fill(url)
  }
  await onDatabase(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(fresh)}`)
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(fresh)} TEMPLATE template0`)
  })
  await fill(withDatabase(url, fresh))
  await onDatabase(withDatabase(url, 'postgres'), async (client) => {
    const replaced = pg.escapeIdentifier(`${name}_replaced`)
    await client.query(`DROP DATABASE IF EXISTS ${replaced}`)
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} RENAME TO ${replaced}`)
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(fresh)} RENAME TO ${pg.escapeIdentifier(name)}`)
    await client.query(`DROP DATABASE ${replaced}`)
  })
}

async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public')
}

async function refuseOthers(url: string): Promise<void> {
  const others = await onDatabase(url, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    return rows[0].count
  })
  if (others > 0)
    throw new StartError(`The database is in use by ${others} connections: stop the program first.`)
}

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = encodeURIComponent(name)
  return parsed.href
}

async function onDatabase<Result>(url: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
