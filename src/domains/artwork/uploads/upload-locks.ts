import pg from 'pg'
import type { Logger } from 'pino'
import { AppError } from '../../../lib/errors.ts'
import { uploadInUse } from './upload-errors.ts'

/** ms without bytes after which a writer has lost its sender, and the next request takes its place. */
const idleAfter = 1500
const answerTimeoutMs = 4000

/** The writer of an upload at this moment. */
export type UploadLock = {
  /** Aborted when another request takes over the upload, or when the lock is lost. */
  signal: AbortSignal
  /** Says that bytes have come. */
  touch(): void
  release(): Promise<void>
}

export type UploadLocks = {
  /**
   * Takes the exclusive right to write an upload, on any instance.
   * @throws CONFLICT while it is being written; UNAVAILABLE
   */
  take(id: string): Promise<UploadLock>
  /** Ends a writer of this process that has lost its sender, and waits until its bytes are stored. */
  endIdle(id: string): Promise<void>
  stop(): Promise<void>
}

const away = (cause?: unknown): AppError => new AppError('UNAVAILABLE', undefined, { retryAfter: 1, cause })

type Held = { controller: AbortController; touchedAt: number; released: Promise<void> }

/**
 * Session-level advisory locks of PostgreSQL: one connection of each instance holds them all, so they end
 * with the process however it dies. Within the process a map decides, since a session may take its own lock
 * twice.
 */
export function createUploadLocks(url: string, log: Pick<Logger, 'warn'>): UploadLocks {
  const held = new Map<string, Held>()
  let session: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'matbaa upload locks',
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
    })
    let isLost = false
    const lose = (error?: Error) => {
      if (isLost) return
      isLost = true
      session = undefined
      if (error) log.warn({ err: error }, 'upload locks: the connection was lost')
      for (const { controller } of held.values()) controller.abort(away(error))
      void client.end().catch(() => {})
    }
    client.on('error', lose)
    client.on('end', () => lose())
    await client.connect().catch((error) => {
      lose(error)
      throw error
    })
    return client
  }

  async function askSession(sql: string, id: string): Promise<boolean> {
    try {
      session ??= connect()
      const { rows } = await (await session).query<{ done: boolean }>(sql, [id])
      return rows[0]?.done === true
    } catch (cause) {
      throw away(cause)
    }
  }

  async function endIdle(id: string): Promise<void> {
    const other = held.get(id)
    if (!other || performance.now() - other.touchedAt < idleAfter) return
    other.controller.abort(uploadInUse())
    await other.released
  }

  return {
    endIdle,
    async take(id) {
      await endIdle(id)
      if (held.has(id)) throw uploadInUse()
      const released = Promise.withResolvers<void>()
      const mine: Held = {
        controller: new AbortController(),
        touchedAt: performance.now(),
        released: released.promise,
      }
      held.set(id, mine)
      const letGo = () => {
        held.delete(id)
        released.resolve()
      }
      try {
        const sql = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS done'
        if (!(await askSession(sql, id))) throw uploadInUse()
      } catch (error) {
        letGo()
        throw error
      }
      return {
        signal: mine.controller.signal,
        touch: () => {
          mine.touchedAt = performance.now()
        },
        async release() {
          try {
            // The lock has ended with its connection.
            if (session) await askSession('SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS done', id)
          } catch (error) {
            log.warn({ err: error }, 'upload locks: one could not be let go')
          } finally {
            letGo()
          }
        },
      }
    },
    async stop() {
      const client = await session?.catch(() => undefined)
      session = undefined
      await client?.end().catch(() => {})
    },
  }
}
