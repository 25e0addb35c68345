import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { notFound } from '../lib/errors.ts'
import type { Deps } from '../procedures/deps.ts'
import { registerAnswers } from './answers.ts'
import { registerOperation } from './operation.ts'
import { registerState } from './state.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open for as long as somebody looks: its length says nothing, and leaving it is no abort. */
    isStream?: boolean
  }
}

/** What a proxy adds to a request that it hands over. */
const handedOver = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const
const thisMachine = /^(?:::ffff:)?127\.|^::1$/

/**
 * /metrics for Prometheus: the process, requests by route, method and status, and the state of the house. For this
 * machine or callers with the token: how many orders there are is nobody else's business.
 */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerState(registry, deps)
  registerOperation(registry, deps)
  registerAnswers(registry, deps.answers)
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
 * Whether the caller may read the figures. With a token: whoever shows it as a bearer, from anywhere. Without one: this
 * machine, asked directly. A private address says nothing: behind Docker or another NAT everybody may have one.
 */
function canReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return (
    handedOver.every((name) => headers[name] === undefined) && thisMachine.test(socket.remoteAddress ?? '')
  )
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
