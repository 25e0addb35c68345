import type pg from 'pg'
import { StartError } from '../lib/start-error.ts'

/** @throws StartError when the database can't store what the program writes, or is read-only */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string; can_write: boolean }>(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
       NOT pg_is_in_recovery() AND current_setting('default_transaction_read_only') = 'off' AS can_write`,
  )
  const [server] = rows
  if (!server) return
  const major = Math.floor(Number(server.version) / 10_000)
  if (major < 15)
    throw new StartError(`DATABASE_URL: the database is PostgreSQL ${major}; 15 or later is needed.`)
  if (server.encoding !== 'UTF8') {
    throw new StartError(
      `DATABASE_URL: the database keeps texts as ${server.encoding}, where UTF8 is needed: create it with ENCODING 'UTF8' TEMPLATE template0.`,
    )
  }
  if (!server.can_write)
    throw new StartError('DATABASE_URL: the database can only be read: name the primary, not a replica.')
}

/** @throws StartError when the role can't create what migrations and the job queue need */
export async function checkRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string; tables: boolean; schemas: boolean }>(
    `SELECT current_user AS role, current_database() AS database,
       to_regnamespace('public') IS NOT NULL AND has_schema_privilege('public', 'CREATE') AS tables,
       to_regnamespace('pgboss') IS NOT NULL OR has_database_privilege(current_database(), 'CREATE') AS schemas`,
  )
  const [right] = rows
  if (!right || (right.tables && right.schemas)) return
  const lacking = right.schemas
    ? `create tables in the schema public of ${right.database}: GRANT CREATE, USAGE ON SCHEMA public TO`
    : `create schemas in ${right.database}: GRANT CREATE ON DATABASE ${right.database} TO`
  throw new StartError(
    `DATABASE_URL: the role ${right.role} may not ${lacking} ${right.role}, or make it the owner.`,
  )
}
