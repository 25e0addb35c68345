import { setTimeout as sleep } from 'node:timers/promises'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { PrismaInstrumentation } from '@prisma/instrumentation'
import type { Traces } from './traces.ts'

/**
 * The attributes a span may have. Addresses of requests hold searches and reset tokens, errors anything that
 * a caller sent: a route, a status and our own code are enough.
 */
const known = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'db.query.text',
  'db.system',
  'db.system.name',
  'model',
  'method',
  'job.queue',
  'error.code',
])

/** Passes spans on with {@link known} attributes only, without messages and stacks of errors. */
const knownFactsOnly = (next: SpanProcessor): SpanProcessor => ({
  onStart: (span, context) => next.onStart(span, context),
  onEnd(span) {
    for (const name of Object.keys(span.attributes)) if (!known.has(name)) delete span.attributes[name]
    span.events.length = 0
    delete span.status.message
    next.onEnd(span)
  },
  forceFlush: () => next.forceFlush(),
  shutdown: () => next.shutdown(),
})

/** For a collector, while running and at the end. */
const exportTimeoutMs = 2000

/** Sends requests, procedures, queries and jobs as OTLP over HTTP; loaded only with a collector. */
export function startOpenTelemetry(endpoint: string): Traces {
  const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs })
  const batches = new BatchSpanProcessor(exporter, { exportTimeoutMillis: exportTimeoutMs })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'matbaa' }),
    spanProcessors: [knownFactsOnly(batches)],
  })
  provider.register()
  const queries = new PrismaInstrumentation()
  queries.setTracerProvider(provider)
  queries.enable()
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook: (span, { method, routeOptions }) => span.updateName(`${method} ${routeOptions.url ?? '*'}`),
  })
  requests.setTracerProvider(provider)
  const tracer = provider.getTracer('matbaa')
  return {
    span: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work((facts) => {
            span.setAttributes(facts)
            if (facts['error.code']) span.setStatus({ code: SpanStatusCode.ERROR })
          })
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      }),
    async follow(app) {
      await app.register(requests.plugin())
    },
    async stop() {
      const ended = provider.shutdown().catch(() => undefined)
      await Promise.race([ended, sleep(exportTimeoutMs, undefined, { ref: false })])
    },
  }
}
