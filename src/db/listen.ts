import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const firstPauseMs = 100
const maxPauseMs = 5000
/** Between two signs of life: a connection that was cut silently is noticed within two of them. */
const heartbeatMs = 2000
/** A query that is cut off makes the server warn of a client that was lost; a silent server is not waited for. */
const stopPatienceMs = 300

type Options = {
  url: string
  channel: string
  /** What the connection is for, as the database shows it. */
  purpose: string
  /** Called for each notice with what it says. */
  onNotice: (payload: string) => void
  /** Called after each (re)connection: something may have been missed before it. */
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
      await Promise.race([asking, sleep(stopPatienceMs, undefined, { ref: false })])
      await client?.end().catch(() => {})
    },
  }
}
