import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { messageOf, unreachable } from './check-addresses.ts'
import { checkRights, checkServer } from './check-server.ts'
import { startPatienceMs, tellSession } from './connection.ts'
import { atomicAdapter } from './migrations/atomic-adapter.ts'
import { migrationsFolder, readMigrations } from './migrations/files.ts'
import type { SchemaEngine } from './migrations/schema-engine.ts'
import { isUpToDate } from './migrations/up-to-date.ts'

export type MigrateOptions = {
  /** Default: prisma/migrations. */
  folder?: string
  /** Apply no migration after the one of this name (to restore a backup of an older schema). */
  upTo?: string
}

/** Any number but the one that Prisma's engine locks with itself. */
const lockKey = 7_020_260
const lockPatience = '60s'
const noFilter = { externalTables: [], externalEnums: [] }

/**
 * Brings the database to the schema of this program (OPS-5) and returns the names of the
 * migrations it applied, none when it was up to date. Instances that start at once take turns.
 * @throws StartError when the database can't be reached, is older than PostgreSQL 15 or can't be used, when a migration
 * fails (nothing of it is kept), was edited after it was applied, or is unknown to this program
 */
export async function applyMigrations(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: startPatienceMs,
    onConnect: tellSession(),
  })
  pool.on('error', () => {})
  const holder = await pool.connect().catch(async (error) => {
    await pool.end()
    throw unreachable('DATABASE_URL', error)
  })
  try {
    await checkServer(holder)
    await holder.query(`SET lock_timeout = '${lockPatience}'`)
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

/** What was cut short or failed has left nothing (see atomicAdapter), so it may be tried again. */
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
