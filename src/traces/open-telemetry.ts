import { setTimeout as sleep } from 'node:timers/promises'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { PrismaInstrumentation } from '@prisma/instrumentation'
import { knownFactsOnly } from './known-facts-only.ts'
import type { Traces } from './traces.ts'

/** For a collector, while working and at the end. */
const exportTimeoutMs = 2000

/** Requests, procedures, queries and jobs to a collector that speaks OTLP over HTTP; loaded only where there is one. */
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
