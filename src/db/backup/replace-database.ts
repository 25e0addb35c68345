import pg from 'pg'
import { StartError } from '../../lib/start-error.ts'

/** Whether the database holds no table. */
export async function isDatabaseEmpty(url: string): Promise<boolean> {
  return onDatabase(url, async (client) => {
    const found = await client.query(
      `SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LIMIT 1`,
    )
    return found.rowCount === 0
  })
}

/**
 * Fills a new database beside the one that `url` names, and puts it in its place when that has worked.
 * Where databases may not be created, the one that is there is emptied and filled.
 * @throws StartError when somebody is connected to the database
 */
export async function withFreshDatabase(url: string, fill: (url: string) => Promise<void>): Promise<void> {
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
