import pg from 'pg'
import { startPatienceMs } from './connection.ts'

/** Runs `act` while no other instance runs one of this name: instances that start at once take turns, however long one takes. */
export async function inTurn<Answer>(url: string, name: string, act: () => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `matbaa ${name}`,
    connectionTimeoutMillis: startPatienceMs,
  })
  // One that is lost has lost its turn; what `act` does has its own errors.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`matbaa ${name}`])
    return await act()
  } finally {
    await client.end()
  }
}
