import type { FastifyInstance } from 'fastify'
import type { Jobs } from '../db/jobs.ts'
import type { Settings } from '../env.ts'

/** What is known of a piece of work beside its name; never a person, a secret, or a value that a caller sent. */
type Facts = { 'job.queue'?: string; 'error.code'?: string }

/** Which work was done for which request, and how long it took; goes to a collector where one is named. */
export type Traces = {
  /** Does the work as a span; `learn` adds what comes out while it is done. */
  span<Result>(name: string, work: (learn: (facts: Facts) => void) => Promise<Result>): Promise<Result>
  /** Every request of the app as a span; before its routes. */
  follow(app: FastifyInstance): Promise<void>
  /** Sends what waits, within two seconds. */
  stop(): Promise<void>
}

const noTraces: Traces = {
  span: (_name, work) => work(() => undefined),
  follow: async () => undefined,
  stop: async () => undefined,
}

/** Without an endpoint nothing of OpenTelemetry is even loaded (OPS-10). */
export async function startTraces(settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Traces> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return noTraces
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry(endpoint)
}

/** Every job as a span of its own. */
export const traceJobs = (jobs: Jobs, traces: Traces): Jobs => ({
  ...jobs,
  work: (queue, handle) =>
    jobs.work(queue, (data: Parameters<typeof handle>[0]) =>
      traces.span(`job ${queue}`, (learn) => {
        learn({ 'job.queue': queue })
        return handle(data)
      }),
    ),
})
