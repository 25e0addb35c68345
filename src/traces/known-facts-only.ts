import type { SpanProcessor } from '@opentelemetry/sdk-trace-node'

/**
 * What a span may say. Addresses of requests hold searches and reset tokens, errors whatever a caller sent: a route,
 * a status and our own code say enough.
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

/** Hands spans on with what is {@link known} of them, without messages and stacks of errors. */
export const knownFactsOnly = (next: SpanProcessor): SpanProcessor => ({
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
