import type pg from 'pg'

/**
 * The settings of each session, sent once it is connected (OPS-12), since a pooler refuses most of them as
 * parameters of the connection.
 * - Prisma writes moments without a zone, and reads them as UTC.
 * - PostgreSQL compiles queries that it considers expensive, which took longer than the statements.
 * - Data is in memory, or on a disk without a head to move, as for the bundled server.
 */
const usual = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  jit: 'off',
  random_page_cost: 1.1,
}

/**
 * How long a start waits for a connection, ms: a database that has been idle for hours may have to wake up.
 */
export const startTimeoutMs = 20_000

/** Settings for one kind of session beside the usual ones; times in ms. */
type SessionSettings = { statement_timeout?: number; idle_in_transaction_session_timeout?: number }

/** For a pool's `onConnect`: sends each new connection the settings of its session. */
export function configureSession(more: SessionSettings = {}): (client: pg.ClientBase) => Promise<void> {
  const settings = Object.entries({ ...usual, ...more })
  const statement = settings.map(([name, value]) => `SET ${name} = '${value}'`).join('; ')
  return async (client) => {
    await client.query(statement)
  }
}
