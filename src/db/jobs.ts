import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fromPrisma, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from './client.ts'
import { configureSession } from './connection.ts'
import type { SqlTransaction } from './sql-transaction.ts'

/** The queues and how often a job is tried: for emails over about two days with growing pauses. */
const queues = {
  mail: {
    retryLimit: 30,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 7200,
    expireInSeconds: 300,
    notify: true,
  },
  preflight: { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds: 300, notify: true },
  avif: { retryLimit: 3, retryDelay: 30, retryBackoff: true, notify: true },
  backup: {
    retryLimit: 3,
    retryDelay: 300,
    retryBackoff: true,
    expireInSeconds: 3 * 3600,
  },
} as const
export type QueueName = keyof typeof queues

/**
 * After work the worker rests as long as it took, and while the process is otherwise busy many times as long:
 * jobs give way to callers who wait for an answer. Busy means that the event loop is used for more than this
 * share of the rest.
 */
const rest = { times: 9, maxMs: 500, busy: 0.05 }

/** Jobs that are fetched at once and done one after the other: a killed process may repeat as many. */
const taken: Record<QueueName, number> = { mail: 5, preflight: 1, avif: 1, backup: 1 }

/** Work that can fail and be retried, stored in the database. */
export type Jobs = {
  /** Writes jobs inside `tx`, one for each `data`: they exist exactly if their cause does. */
  send(tx: SqlTransaction, queue: QueueName, ...data: object[]): Promise<void>
  /** The same for jobs that begin after `waitMs`. */
  sendAfter(tx: SqlTransaction, queue: QueueName, waitMs: number, ...data: object[]): Promise<void>
  /**
   * Runs `handle` for each job, one at a time; one whose `handle` throws is tried again later. With
   * `setAside`, a job during which the program died twice isn't begun a third time: it goes to `setAside`
   * instead, and counts as failed (OPS-11).
   */
  work<Data extends object>(
    queue: QueueName,
    handle: (data: Data) => Promise<void>,
    setAside?: (data: Data) => Promise<void>,
  ): Promise<void>
  /** Queues a job each day at `HH:MM` in Baku, once for all instances; null stops that. */
  everyDay(queue: QueueName, at: string | null): Promise<void>
  stop(): Promise<void>
}

/** Since when the oldest due job has been waiting; null when none is. */
export async function oldestWaiting(db: Database): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ since: Date | null }[]>`
    SELECT min(start_after) AS since FROM pgboss.job
    WHERE name = ANY(${Object.keys(queues)}) AND state < 'active' AND start_after < now()`
  return row?.since ?? null
}

/** Whether a job of the queue is waiting or running. */
export async function isQueueBusy(db: Pick<Database, '$queryRaw'>, queue: QueueName): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = ${queue} AND state <= 'active' LIMIT 1`
  return rows.length > 0
}

type QueueCount = { queue: string; waiting: number; failed: number; oldest: number }

/** For each queue the number of waiting and failed jobs, and for how many seconds the oldest has been due. */
export async function countJobs(db: Database): Promise<QueueCount[]> {
  return db.$queryRaw`
    SELECT name AS queue, (count(*) FILTER (WHERE state < 'active'))::int AS waiting,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after < now())), 0)::float8 AS oldest
    FROM pgboss.job WHERE name = ANY(${Object.keys(queues)}) GROUP BY name`
}

/** How often jobs are polled whose retry is due; new ones are announced at once. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 }

/** `times` are for tests that can't wait: seconds between attempts of a job, and between polls. */
export async function startJobs(
  url: string,
  log: Pick<Logger, 'error' | 'warn'>,
  times?: { retryDelay: number; polling: number },
): Promise<Jobs> {
  const config = {
    connectionString: url,
    max: 4,
    application_name: 'matbaa jobs',
    useListenNotify: true,
    // pg-boss passes it to its pool.
    onConnect: configureSession(),
  }
  const boss = new PgBoss(config)
  // Without the connection that an error of pg carries, which fills pages.
  boss.on('error', ({ name, message, stack }) =>
    log.error({ err: { type: name, message, stack } }, 'job queue'),
  )
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  let isStopping = false
  const notify = new Map<QueueName, () => void>()
  await boss.start()
  for (const [name, known] of Object.entries(queues)) {
    const options = { ...known, ...(times && { retryDelay: times.retryDelay, retryDelayMax: 2 }) }
    await boss.createQueue(name, options)
    // A queue created by an earlier version would keep its options otherwise.
    await boss.updateQueue(name, options)
  }
  async function insert(
    tx: SqlTransaction,
    queue: QueueName,
    data: readonly object[],
    startAfter?: Date,
  ): Promise<void> {
    const jobs = data.map((data) => ({ data, ...(startAfter && { startAfter }) }))
    await boss.insert(queue, jobs, { db: fromPrisma(tx) })
  }
  return {
    send: (tx, queue, ...data) => insert(tx, queue, data),
    async sendAfter(tx, queue, waitMs, ...data) {
      await insert(tx, queue, data, new Date(Date.now() + waitMs))
      // Only new jobs are announced: workers here look as soon as these are due, others a little later.
      setTimeout(() => notify.get(queue)?.(), waitMs + 200).unref()
    },
    async work(queue, handle, setAside) {
      const every = times && {
        pollingIntervalSeconds: times.polling,
        notifyPollingIntervalSeconds: times.polling,
      }
      let last = { took: 0, ended: Number.NEGATIVE_INFINITY }
      const options = {
        batchSize: taken[queue],
        perJobResults: true,
        includeMetadata: true,
        ...polling,
        ...every,
      } as const
      const worker = await boss.work(queue, options, async (jobs: JobWithMetadata[]) => {
        // Looks for the next ones at once: announcements during this run count as one.
        boss.notifyWorker(worker)
        if (performance.now() - last.ended < last.took * rest.times) await giveWay(last.took)
        const begun = performance.now()
        const results: JobResult[] = []
        for (const job of jobs) {
          // Jobs that aren't begun when the program stops go back to the queue.
          if (isStopping) break
          const data = job.data as Parameters<typeof handle>[0]
          if (setAside && hasEndedUsTwice(job)) {
            log.error({ queue, data }, 'the program died twice during this job: it is set aside')
            results.push(await settle(job.id, () => setAside(data), 'deadletter'))
          } else results.push(await settle(job.id, () => handle(data)))
        }
        const ended = performance.now()
        last = { took: ended - begun, ended }
        return results
      })
      notify.set(queue, () => {
        if (!isStopping) boss.notifyWorker(worker)
      })
    },
    async everyDay(queue, at) {
      if (at === null) return boss.unschedule(queue)
      const [hour, minute] = at.split(':').map(Number)
      await boss.schedule(queue, `${minute} ${hour} * * *`, null, { tz: 'Asia/Baku' })
    },
    stop() {
      isStopping = true
      return boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

async function giveWay(took: number): Promise<void> {
  const slice = Math.min(took, rest.maxMs / rest.times)
  for (let slices = 0, isBusy = true; isBusy && slices < rest.times; slices++) {
    const before = performance.eventLoopUtilization()
    await pause(slice)
    isBusy = performance.eventLoopUtilization(before).utilization > rest.busy
  }
}

/**
 * A job whose program died counts as timed out, and its retry carries that as the output of the previous
 * attempt. Only the last attempt is known to have ended that way; the ones before it may have failed for
 * other reasons.
 */
function hasEndedUsTwice({ retryCount, output }: JobWithMetadata): boolean {
  return retryCount >= 2 && timedOut.safeParse(output).success
}

/** pg-boss's output of a job whose worker is gone. */
const timedOut = z.object({ value: z.object({ message: z.literal('job timed out') }) })

async function settle(
  id: string,
  act: () => Promise<void>,
  status: 'completed' | 'deadletter' = 'completed',
): Promise<JobResult> {
  try {
    await act()
    return { id, status }
  } catch (error) {
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    }
  }
}
