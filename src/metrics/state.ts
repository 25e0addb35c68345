import { Gauge, type Registry } from 'prom-client'
import { connectionsOf } from '../db/client.ts'
import { countJobs } from '../db/jobs.ts'
import { orderStatuses } from '../domains/order-status/statuses.ts'
import type { Deps } from '../procedures/deps.ts'

/** Read anew at a scrape, but not more often: scraping twice as often costs no more. */
const maxAgeMs = 10_000

type Counts = {
  jobs: Awaited<ReturnType<typeof countJobs>>
  orders: ReadonlyMap<string, number>
  contactRequests: number
}

/** What the database says of the house: orders, requests and jobs that wait, and its connections. */
export function registerState(registry: Registry, { db }: Pick<Deps, 'db'>): void {
  let last: Promise<Counts | null> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  /** Null while the database is away: then these figures are missing, and the others are there. */
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
