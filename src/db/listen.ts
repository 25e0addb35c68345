import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const firstPauseMs = 100
const maxPauseMs = 5000
/** ms between two heartbeats: a connection that was cut silently is noticed within two of them. */
const heartbeatMs = 2000
/** Cutting off a query makes the server log a lost client; a silent server isn't waited for. */
const stopTimeoutMs = 300

type Options = {
  url: string
  channel: string
  /** The connection's purpose, as the database shows it. */
  purpose: string
  /** Called for each notification with its payload. */
  onNotice: (payload: string) => void
  /** Called after each (re)connection: notifications may have been missed before it. */
  onListening: () => void
  onError: (error: unknown) => void
}

/**
 * Listens on a channel of the database on a connection of its own, for as long as the program runs: a lost
 * connection, also one that was cut silently, is opened again after a pause that grows from 0.1 to 5 s.
 */
export function listen(options: Options): { stop(): Promise<void> } {
  const { url, channel, purpose, onNotice, onListening, onError } = options
  let pause = firstPauseMs
  let timer: NodeJS.Timeout | undefined
  let heart: NodeJS.Timeout | undefined
  let client: pg.Client | undefined
  let asking: Promise<unknown> | undefined
  let stopped = false

  async function connect() {
    const connection = new pg.Client({
      connectionString: url,
      application_name: `matbaa ${purpose}`,
      connectionTimeoutMillis: 4000,
      query_timeout: heartbeatMs,
    })
    client = connection
    let lost = false
    const lose = (error: unknown) => {
      if (lost || stopped) return
      lost = true
      onError(error)
      clearInterval(heart)
      void connection.end().catch(() => {})
      timer = setTimeout(begin, pause)
      pause = Math.min(maxPauseMs, pause * 2)
    }
    connection.on('error', lose)
    connection.on('end', () => lose(new Error('the connection was closed')))
    connection.on('notification', ({ payload = '' }) => onNotice(payload))
    const beat = () => {
      asking = connection.query('SELECT 1').catch(lose)
    }
    try {
      await connection.connect()
      await connection.query(`LISTEN ${channel}`)
      if (stopped) return
      pause = firstPauseMs
      heart = setInterval(beat, heartbeatMs)
      onListening()
    } catch (error) {
      lose(error)
    }
  }

  const begin = () => {
    asking = connect()
  }
  begin()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(heart)
      await Promise.race([asking, sleep(stopTimeoutMs, undefined, { ref: false })])
      await client?.end().catch(() => {})
    },
  }
}
