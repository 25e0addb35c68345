import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Running } from './create-deps.ts'
import { givenAddresses } from './db/addresses.ts'
import { unwritable } from './db/bundled-server/data-folder.ts'
import { startBundledServer } from './db/bundled-server.ts'
import { checkAddresses } from './db/check-addresses.ts'
import { applyMigrations } from './db/migrate.ts'
import type { Settings } from './env.ts'
import { answerFirst } from './faces/answer-first.ts'
import { asksForPage, type Pages } from './faces/asked-page.ts'
import { createHttpServer } from './http/http-server.ts'
import { refuse } from './http/refuse.ts'
import { AppError } from './lib/errors.ts'
import { StartError } from './lib/start-error.ts'
import { refusePage } from './ssr/failure-page.ts'

export type Program = { address: string; running: Running; stop(): Promise<void> }

export type Hooks = {
  pages?: Pages
  /** After the migrations and before the first request: the demo company. */
  prepare?: (running: Running) => Promise<void>
}

/** ms after SIGTERM in which requests are still taken: a connection closed over one that is unread is reset. */
const arrivingMs = 500
/** ms; two seconds are left of the 10 in which SIGTERM must have ended us, for the database (OPS-3). */
const drainTimeoutMs = 7500

/**
 * Runs the whole program: the port is open at once and answers 503 until everything is ready.
 * @throws StartError with the line to print
 */
export async function startProgram(settings: Settings, log: Logger, hooks: Hooks = {}): Promise<Program> {
  let ready = false
  let answer: RequestListener = answerUnavailable
  const server = createHttpServer((request, response) => answer(request, response))
  const connections = followConnections(server)
  await listen(server, settings)
  const given = givenAddresses(settings)
  // Most of the program is loaded while the database starts.
  const [bundled, { createDeps }, { buildApp }] = await Promise.all([
    given
      ? checkAddresses(given)
      : startBundledServer({ dataDir: settings.DATA_DIR, binDir: settings.POSTGRES_BIN, log }),
    import('./create-deps.ts'),
    import('./app.ts'),
  ])
  const stopDatabase = async (): Promise<void> => bundled?.stop()
  let running: Running | undefined
  try {
    const databaseUrl = given?.url ?? bundled?.url ?? ''
    const directUrl = given?.directUrl ?? databaseUrl
    await applyMigrations(directUrl)
    const isReady = (): boolean => ready && (bundled?.isUp() ?? true)
    const made = await createDeps({ settings, databaseUrl, directUrl, log, isReady })
    running = made
    await hooks.prepare?.(made)
    const app = await buildApp(made.deps, hooks.pages)
    await app.ready()
    const stopWork = await made.work()
    answer = answerFirst(made.deps.answers, app.answerKey, app.routing)
    ready = true
    const { port } = server.address() as AddressInfo
    log.info({ port, site: settings.SITE_URL }, 'ready')
    return {
      address: `http://localhost:${port}`,
      running: made,
      async stop() {
        connections.closeAfterAnswers()
        await sleep(arrivingMs)
        ready = false
        await made.deps.live.stop()
        await drain(server, connections.unused)
        await app.close()
        await stopWork()
        await made.stop()
        await stopDatabase()
      },
    }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    await running?.stop()
    await stopDatabase()
    throw given ? error : unwritable(settings.DATA_DIR, error)
  }
}

const answerUnavailable: RequestListener = (request, response) => {
  if (request.url?.toLowerCase().startsWith('/api/health/live'))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"status":"ok"}}')
  else {
    const error = new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
    if (asksForPage(request)) refusePage(request, response, error)
    else refuse(request, response, error)
  }
}

/** Connections that wait to be accepted: further ones try again a second later. Linux allows no more. */
const maxBacklog = 4096

function listen(server: Server, { PORT, HOST }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`${atFault(error)}: ${HOST}:${PORT} can't be listened on (${error.message})`)),
    )
    server.listen({ port: PORT, host: HOST, backlog: maxBacklog }, resolve)
  })
}

/** The setting whose address isn't this machine's, or else the port. */
const atFault = (error: NodeJS.ErrnoException): 'HOST' | 'PORT' =>
  ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(error.code ?? '') ? 'HOST' : 'PORT'

type Connections = {
  /** Those without a request yet: browsers open some ahead, and closing idle ones doesn't include them. */
  unused: ReadonlySet<Socket>
  /** From now on, an answer is the last of its connection, and says so: callers go to another instance. */
  closeAfterAnswers(): void
}

function followConnections(server: Server): Connections {
  const unused = new Set<Socket>()
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  // Before the one that answers: it may do so at once.
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket)
    if (isStopping) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return {
    unused,
    closeAfterAnswers() {
      isStopping = true
      for (const response of underWay) response.shouldKeepAlive = false
    },
  }
}

/** No new requests are accepted; those under way finish, but not longer than {@link drainTimeoutMs}. */
function drain(server: Server, unused: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
    for (const socket of unused) socket.destroy()
  })
}
