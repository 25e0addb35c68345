import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { connectDatabase, type Database } from '../../src/db/client.ts'
import { saidAddress } from './said-address.ts'

const program = fileURLToPath(new URL('program.ts', import.meta.url))

/** The whole program on a folder that outlives it: killed, and started again. */
export class KilledProgram {
  #child: ChildProcess | undefined
  #folder: Promise<string> | undefined
  readonly #settings: Readonly<Record<string, string>>

  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings
  }

  /** Begins to start; {@link start} waits for it. */
  async spawn(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATA_DIR: await this.#dataDir(),
        DATABASE_URL: '',
        HOST: '127.0.0.1',
        PORT: '0',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'fatal',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    return child
  }

  /** Its address, once it answers; the database server that the killed one left behind is dealt with by the program. */
  async start(): Promise<string> {
    const { stdout } = await this.spawn()
    const address = await saidAddress(stdout)
    // A busy machine's database may need more than the second that a question after its health has.
    for (const deadline = performance.now() + 60_000; ; await sleep(50)) {
      const health = await fetch(new URL('/api/health', address))
      if (health.status === 200) return address
      if (performance.now() > deadline) throw new Error(`health: ${health.status}`)
    }
  }

  async kill(): Promise<void> {
    if (!this.#child) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  /** While it runs. */
  async withDatabase<Result>(act: (db: Database) => Promise<Result>): Promise<Result> {
    const url = await findRunningServer(await this.#dataDir())
    if (!url) throw new Error('no database server')
    const db = connectDatabase(url)
    try {
      return await act(db)
    } finally {
      await db.$disconnect()
    }
  }

  /** Ends it, and removes the folder. */
  async remove(): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (this.#folder) await rm(await this.#folder, { recursive: true, force: true })
  }

  async #dataDir(): Promise<string> {
    this.#folder ??= mkdtemp(join(tmpdir(), 'matbaa-kill-'))
    return join(await this.#folder, 'data')
  }
}
