import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { lastBackup, readBackups } from '../backups/backup-state.ts'
import { backupInterval } from '../backups/interval.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { connectionsOf } from '../db/client.ts'
import { countJobs } from '../db/jobs.ts'
import { orderStatuses } from '../domains/order-status/statuses.ts'
import { notFound } from '../lib/errors.ts'
import type { Deps } from '../procedures/deps.ts'

/** Read at a scrape, but at most this often: scraping twice as often costs no more. */
const maxAgeMs = 10_000

type Counts = {
  jobs: Awaited<ReturnType<typeof countJobs>>
  orders: ReadonlyMap<string, number>
  contactRequests: number
}

/** Figures from the database: orders, requests and jobs that wait, and its connections. */
function registerState(registry: Registry, { db }: Pick<Deps, 'db'>): void {
  let last: Promise<Counts | null> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  /** Null while the database is away: then only these figures are missing. */
  const counts = (): Promise<Counts | null> => {
    if (last && performance.now() - askedAt < maxAgeMs) return last
    askedAt = performance.now()
    last = count(db).catch(() => null)
    return last
  }
  const gauge = (name: string, help: string, labelNames: string[], fill: (gauge: Gauge) => Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        await fill(this)
      },
    })

  gauge('matbaa_orders', 'Orders by status', ['status'], async (orders) => {
    const found = await counts()
    if (found)
      for (const status of Object.keys(orderStatuses)) orders.set({ status }, found.orders.get(status) ?? 0)
  })
  gauge(
    'matbaa_contact_requests_waiting',
    'Contact requests that nobody has handled',
    [],
    async (requests) => {
      const found = await counts()
      if (found) requests.set(found.contactRequests)
    },
  )
  gauge('matbaa_jobs', 'Jobs by queue, waiting or given up', ['queue', 'state'], async (jobs) => {
    for (const { queue, waiting, failed } of (await counts())?.jobs ?? []) {
      jobs.set({ queue, state: 'waiting' }, waiting)
      jobs.set({ queue, state: 'failed' }, failed)
    }
  })
  gauge(
    'matbaa_jobs_oldest_waiting_seconds',
    'For how long the oldest job of a queue has been due',
    ['queue'],
    async (oldest) => {
      for (const job of (await counts())?.jobs ?? []) oldest.set({ queue: job.queue }, job.oldest)
    },
  )
  gauge(
    'matbaa_database_connections',
    'Connections to the database, and calls that wait for one',
    ['state'],
    async (connections) => {
      const { open, idle, waiting } = connectionsOf(db)
      connections.set({ state: 'busy' }, open - idle)
      connections.set({ state: 'idle' }, idle)
      connections.set({ state: 'waiting' }, waiting)
    },
  )
}

async function count(db: Deps['db']): Promise<Counts> {
  const [jobs, byStatus, contactRequests] = await Promise.all([
    countJobs(db),
    db.order.groupBy({ by: ['status'], _count: true }),
    db.contactRequest.count({ where: { handledAt: null } }),
  ])
  return { jobs, orders: new Map(byStatus.map(({ status, _count }) => [status, _count])), contactRequests }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It stays open as long as someone looks: its length says nothing, and leaving it is no abort. */
    isStream?: boolean
  }
}

/** Headers that a proxy adds to a request. */
const handedOver = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const
const thisMachine = /^(?:::ffff:)?127\.|^::1$/

/**
 * /metrics for Prometheus: the process, requests by route, method and status, and the business figures. For
 * this machine or callers with the token: the number of orders is confidential.
 */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerState(registry, deps)
  registerOperation(registry, deps)
  registerAnswers(registry, deps.answers)
  registerNotices(registry, deps.cardPayments)
  const labelNames = ['method', 'route', 'status'] as const
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose caller went away',
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isStream && reply.statusCode === 200) return
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.addHook('onRequestAbort', async (request) => {
    if (!request.routeOptions.config.isStream) aborted.inc()
  })
  app.get('/metrics', async ({ raw }, reply) => {
    if (!canReadMetrics(raw, deps.settings.METRICS_TOKEN)) throw notFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/**
 * Whether the caller may read the figures. With a token: its bearer, from anywhere. Without one: this
 * machine, asked directly. A private address proves nothing: behind Docker or another NAT every caller may
 * have one.
 */
function canReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return (
    handedOver.every((name) => headers[name] === undefined) && thisMachine.test(socket.remoteAddress ?? '')
  )
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What the cache holds and has saved: cached answers aren't part of the requests' figures. */
function registerAnswers(registry: Registry, cache: AnswerCache): void {
  new Gauge({
    name: 'matbaa_kept_answers',
    help: 'Answers in the read cache',
    registers: [registry],
    collect() {
      this.set(cache.figures().answers)
    },
  })
  new Gauge({
    name: 'matbaa_kept_answers_bytes',
    help: 'Memory that the read cache takes',
    registers: [registry],
    collect() {
      this.set(cache.figures().bytes)
    },
  })
  new Counter({
    name: 'matbaa_kept_answers_given_total',
    help: 'Requests answered from the read cache',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(cache.figures().given)
    },
  })
}

function registerNotices(registry: Registry, { notices }: Deps['cardPayments']): void {
  new Counter({
    name: 'matbaa_payment_notices_total',
    help: 'Notices of banks: of a payment of ours, of none, signed wrongly',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(notices.counts)) this.inc({ outcome }, count)
    },
  })
}

/** Free memory and disk, and the scheduled backups, if there are any. */
function registerOperation(
  registry: Registry,
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
): void {
  const gauge = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => null)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  const disk = () => statfs(settings.DATA_DIR)
  gauge('matbaa_disk_free_bytes', 'Room that is left where DATA_DIR is', async () => {
    const { bavail, bsize } = await disk()
    return bavail * bsize
  })
  gauge('matbaa_disk_size_bytes', 'The disk that DATA_DIR is on', async () => {
    const { blocks, bsize } = await disk()
    return blocks * bsize
  })

  const interval = backupInterval(settings)
  if (interval === null) return
  gauge('matbaa_backup_interval_seconds', 'From one backup to the next', async () => interval / 1000)
  gauge('matbaa_backup_age_seconds', 'Since the last backup, or since they were scheduled', async () => {
    const state = await readBackups(db)
    return state && Math.max(0, now().getTime() - lastBackup(state).getTime()) / 1000
  })
  gauge('matbaa_backup_last_success_timestamp_seconds', 'When the last one succeeded; 0: never', async () =>
    seconds((await readBackups(db))?.succeededAt),
  )
  gauge('matbaa_backup_last_failure_timestamp_seconds', 'When the last one failed; 0: never', async () =>
    seconds((await readBackups(db))?.failedAt),
  )
}

const seconds = (at: Date | null | undefined): number => (at ? at.getTime() / 1000 : 0)
