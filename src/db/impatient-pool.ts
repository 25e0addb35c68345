import pg from 'pg'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * A pool whose connections are ended when whoever took one still waits for an answer `patience` ms after asking for it:
 * waiting for a connection, for a query and for the ROLLBACK behind it are one wait, so that a silent server is an
 * error once, and not three in a row.
 */
export class ImpatientPool extends pg.Pool {
  readonly #patience: number
  readonly #timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>()

  constructor(config: pg.PoolConfig, patience: number) {
    super(config)
    this.#patience = patience
    this.on('release', (_error, client) => clearTimeout(this.#timers.get(client)))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const until = performance.now() + this.#patience
    if (!callback) return super.connect().then((client) => this.#bound(client, until))
    super.connect((error, client, done) => callback(error, client && this.#bound(client, until), done))
    return undefined
  }

  #bound(client: pg.PoolClient, until: number): pg.PoolClient {
    const timer = setTimeout(() => end(client), until - performance.now())
    timer.unref()
    this.#timers.set(client, timer)
    return client
  }
}

/** With a query under way its socket is destroyed at once, and what waits behind it fails with it. */
function end(client: pg.PoolClient): void {
  if ('end' in client && typeof client.end === 'function') void client.end().catch(() => {})
}
