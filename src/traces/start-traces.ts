import type { Jobs } from '../db/jobs.ts'
import type { Settings } from '../env.ts'
import type { Traces } from './traces.ts'

const noTraces: Traces = {
  span: (_name, work) => work(() => undefined),
  follow: async () => undefined,
  stop: async () => undefined,
}

/** Without an endpoint OpenTelemetry isn't even loaded (OPS-10). */
export async function startTraces(settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Traces> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return noTraces
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry(endpoint)
}

/** Records every job as a span of its own. */
export const traceJobs = (jobs: Jobs, traces: Traces): Jobs => ({
  ...jobs,
  work: (queue, handle, setAside) =>
    jobs.work(
      queue,
      (data: Parameters<typeof handle>[0]) =>
        traces.span(`job ${queue}`, (learn) => {
          learn({ 'job.queue': queue })
          return handle(data)
        }),
      setAside,
    ),
})
