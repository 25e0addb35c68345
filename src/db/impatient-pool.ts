import pg from 'pg'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * A pool that ends a connection when its holder hasn't got an answer within `timeoutMs` of asking for it, or
 * of the answer before: waiting for a connection, for a query and for the ROLLBACK after it are one wait, so
 * that a silent server is one error, and not three in a row.
 */
export class ImpatientPool extends pg.Pool {
  readonly #timeoutMs: number
  readonly #waiting = new WeakMap<pg.PoolClient, NodeJS.Timeout>()

  constructor(config: pg.PoolConfig, timeoutMs: number) {
    super(config)
    this.#timeoutMs = timeoutMs
    this.on('connect', (client) => {
      // Everything that was asked is answered, which may happen after the connection was returned.
      client.on('drain', () => this.#waiting.has(client) && this.#wait(client, timeoutMs))
    })
    this.on('release', (_error, client) => {
      clearTimeout(this.#waiting.get(client))
      this.#waiting.delete(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const until = performance.now() + this.#timeoutMs
    if (!callback) return super.connect().then((client) => this.#bound(client, until))
    super.connect((error, client, done) => callback(error, client && this.#bound(client, until), done))
    return undefined
  }

  #bound(client: pg.PoolClient, until: number): pg.PoolClient {
    this.#wait(client, until - performance.now())
    return client
  }

  #wait(client: pg.PoolClient, time: number): void {
    clearTimeout(this.#waiting.get(client))
    this.#waiting.set(client, setTimeout(() => end(client), time).unref())
  }
}

/** With a query under way its socket is destroyed at once, and queued queries fail with it. */
function end(client: pg.PoolClient): void {
  if ('end' in client && typeof client.end === 'function') void client.end().catch(() => {})
}
