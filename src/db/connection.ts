import type pg from 'pg'

/**
 * What each session is told once it is connected (OPS-12): a pooler refuses most of it as parameters of the connection.
 * - Prisma writes moments without a zone, and reads them as UTC.
 * - PostgreSQL on its own compiles what it reckons dear before it runs it, which took longer than the statements.
 * - What is read is in memory, or on a disk without a head to move: as the bundled server is told.
 */
const usual = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  jit: 'off',
  random_page_cost: 1.1,
}

/** What a start waits for a connection, ms: a database that is asked for the first time in hours may have to wake up. */
export const startPatienceMs = 20_000

/** Settings of one kind of session beside the usual ones; times in ms. */
type SessionSettings = { statement_timeout?: number; idle_in_transaction_session_timeout?: number }

/** For a pool's `onConnect`: tells each new connection what its session needs. */
export function tellSession(more: SessionSettings = {}): (client: pg.ClientBase) => Promise<void> {
  const settings = Object.entries({ ...usual, ...more })
  const statement = settings.map(([name, value]) => `SET ${name} = '${value}'`).join('; ')
  return async (client) => {
    await client.query(statement)
  }
}
