import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import type { Addresses } from './addresses.ts'
import { startTimeoutMs } from './connection.ts'

const tries = 5

/** The database's name and server. */
const identity = `SELECT current_database() || ' ' || pg_postmaster_start_time()::text AS id`

/**
 * Checks the database of the settings before anything relies on it (OPS-12).
 * @throws StartError when a pooler lends connections for one transaction where a session is needed, and when
 * the two addresses lead to different databases
 */
export async function checkAddresses({ url, directUrl }: Addresses): Promise<void> {
  const isDirect = url === directUrl
  const name = isDirect ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  if (await lendsTransactions(name, directUrl)) {
    const advice = isDirect
      ? 'set DATABASE_DIRECT_URL to the database itself, or to a pooler in session mode'
      : 'name the database itself, or a pooler in session mode'
    throw new StartError(
      `${name}: a pooler in transaction mode can neither listen nor hold a lock nor migrate: ${advice}.`,
    )
  }
  if (isDirect) return
  const ids = await Promise.all([
    ask('DATABASE_URL', url, (client) => readText(client, identity)),
    ask(name, directUrl, (client) => readText(client, identity)),
  ])
  if (ids[0] !== ids[1])
    throw new StartError('DATABASE_DIRECT_URL: it leads to another database than DATABASE_URL.')
}

/**
 * Whether a pooler gives one connection of the database to two callers that are both still connected. A
 * pooler in session mode, and the database itself, never do.
 */
function lendsTransactions(name: string, url: string): Promise<boolean> {
  return ask(name, url, async (first) => {
    // Without a pooler the server reports its own process id.
    const own = await processOf(first)
    if ('processID' in first && String(first.processID) === own) return false
    return ask(name, url, async (second) => {
      for (let time = 0; time < tries; time++) {
        const [one, other] = [await processOf(first), await processOf(second)]
        if (one === other) return true
      }
      return false
    })
  })
}

const processOf = (client: pg.Client): Promise<string> =>
  readText(client, 'SELECT pg_backend_pid()::text AS id')

async function readText(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(statement)
  return rows[0]?.id ?? ''
}

async function ask<Answer>(
  name: string,
  connectionString: string,
  act: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: startTimeoutMs,
    query_timeout: startTimeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await act(client)
  } catch (error) {
    throw error instanceof StartError ? error : unreachable(name, error)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The error to throw when the database of a setting doesn't answer. */
export function unreachable(name: string, error: unknown): StartError {
  return new StartError(`${name}: the database can't be reached: ${messageOf(error)}.`, { cause: error })
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
