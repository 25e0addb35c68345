import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg, { type Pool } from 'pg'
import { StartError } from '../lib/start-error.ts'
import { messageOf, unreachable } from './check-addresses.ts'
import { checkRights, checkServer } from './check-server.ts'
import { configureSession, startTimeoutMs } from './connection.ts'
import { migrationsFolder, readMigrations } from './migrations/files.ts'
import type { SchemaEngine } from './migrations/schema-engine.ts'

type MigrateOptions = {
  /** Default: prisma/migrations. */
  folder?: string
  /** Applies no migration after the one of this name (to restore a backup of an older schema). */
  upTo?: string
}

/** Any number but the one that Prisma's engine locks with itself. */
const lockKey = 7_020_260
const lockTimeout = '60s'
const noFilter = { externalTables: [], externalEnums: [] }

/**
 * Brings the database to the schema of this program (OPS-5) and returns the names of the applied migrations,
 * none when it was up to date. Instances that start at once take turns.
 * @throws StartError when the database can't be reached, is older than PostgreSQL 15 or can't be used, when a
 * migration fails (nothing of it is kept), was edited after it was applied, or is unknown to this program
 */
export async function applyMigrations(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: startTimeoutMs,
    onConnect: configureSession(),
  })
  pool.on('error', () => {})
  const holder = await pool.connect().catch(async (error) => {
    await pool.end()
    throw unreachable('DATABASE_URL', error)
  })
  try {
    await checkServer(holder)
    await holder.query(`SET lock_timeout = '${lockTimeout}'`)
    await holder.query('SELECT pg_advisory_lock($1)', [lockKey])
    await forgetUnfinished(holder)
    const { upTo } = options
    const all = await readMigrations(options.folder ?? migrationsFolder)
    const wanted = all.migrationDirectories.filter(({ path }) => !upTo || path <= upTo)
    if (await isUpToDate(holder, wanted)) return []
    await checkRights(holder)
    return await migrate(pool, { ...all, migrationDirectories: wanted })
  } finally {
    // Closing the connection frees the lock.
    holder.release(true)
    await pool.end()
  }
}

async function migrate(pool: pg.Pool, migrationsList: MigrationList): Promise<string[]> {
  const { openSchemaEngine } = await import('./migrations/schema-engine.ts')
  const engine = await openSchemaEngine(atomicAdapter(pool))
  try {
    await refuseForeignHistory(engine, migrationsList)
    const applied = await engine.applyMigrations({ migrationsList, filters: noFilter })
    return applied.appliedMigrationNames
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The database can't be migrated: ${reasonOf(error)}.`, { cause: error })
  } finally {
    engine.free()
  }
}

async function refuseForeignHistory(engine: SchemaEngine, migrationsList: MigrationList): Promise<void> {
  const { editedMigrationNames, failedMigrationNames, history } = await engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters: noFilter,
  })
  const unknown = history && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : []
  if (editedMigrationNames.length > 0) {
    throw new StartError(
      `Migrations were edited after they had been applied: ${editedMigrationNames.join(', ')}. Restore these files and write a new migration instead.`,
    )
  }
  if (failedMigrationNames.length > 0) {
    throw new StartError(
      `Migrations are marked as failed in the database: ${failedMigrationNames.join(', ')}.`,
    )
  }
  if (unknown.length > 0) {
    throw new StartError(
      `The database is newer than this program, which doesn't know its migrations ${unknown.join(', ')}: start the newer program, or restore a backup.`,
    )
  }
}

/** An interrupted or failed migration has left nothing (see atomicAdapter), so it may be tried again. */
async function forgetUnfinished(client: pg.PoolClient): Promise<void> {
  const found = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS is_there`)
  if (!found.rows[0].is_there) return
  await client.query('DELETE FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL')
}

/** The engine's message without its trace, but with the migration that the trace names. */
function reasonOf(error: unknown): string {
  const message = messageOf(error)
  const reason = (message.split(/\n {0,20}0: /, 1)[0] ?? '')
    .trimEnd()
    .replace(/^external connector error\s*/, '')
  const name = /migration_name="([^"\n]{1,200})"/.exec(message)?.[1]
  return name ? `${name}: ${reason}` : reason
}

/**
 * Whether exactly these migrations have been applied, each as in its file: then a start doesn't need to load
 * Prisma's engine.
 */
async function isUpToDate(
  client: pg.PoolClient,
  directories: MigrationList['migrationDirectories'],
): Promise<boolean> {
  const found = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS is_there`)
  if (!found.rows[0].is_there) return false
  const { rows } = await client.query<{ name: string; checksum: string; is_done: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AND rolled_back_at IS NULL AS is_done
     FROM _prisma_migrations ORDER BY migration_name COLLATE "C"`,
  )
  const isSame = ({ path, migrationFile: { content } }: (typeof directories)[number], index: number) => {
    const row = rows[index]
    const script = content.tag === 'ok' ? content.value : ''
    return row?.is_done === true && row.name === path && row.checksum === checksumOf(script)
  }
  return rows.length === directories.length && directories.every(isSame)
}

/** In the format of Prisma's engine. */
const checksumOf = (script: string): string => createHash('sha256').update(script).digest('hex')

/** Marks the running migration as finished, within its transaction. */
const finish = `
;
DO $$ BEGIN
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL;
  END IF;
END $$`

/**
 * The adapter through which the schema engine applies migrations. The original splits a script at every `;`,
 * which breaks function bodies, and sends the pieces one by one; this one sends the script whole, which
 * PostgreSQL runs in one transaction. So an unfinished migration has left nothing, whatever ended it.
 */
function atomicAdapter(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const original = new PrismaPg(pool)
  return {
    provider: original.provider,
    adapterName: original.adapterName,
    connect: async () => sendScriptsWhole(await original.connect(), pool),
    connectToShadowDb: async () => {
      throw new Error('The database in use is never a shadow database')
    },
  }
}

type FaultHandling = { onError(error: unknown): never }

function sendScriptsWhole(adapter: SqlDriverAdapter, pool: Pool): SqlDriverAdapter {
  return Object.assign(adapter, {
    executeScript: async (script: string) => {
      try {
        await pool.query(script + finish)
      } catch (error) {
        ;(adapter as SqlDriverAdapter & FaultHandling).onError(error)
      }
    },
  })
}
