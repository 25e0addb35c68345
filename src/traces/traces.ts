import type { FastifyInstance } from 'fastify'

/** Attributes of a piece of work beside its name; never a person, a secret, or a value that a caller sent. */
type Facts = { 'job.queue'?: string; 'error.code'?: string }

/**
 * Records which work was done for which request, and how long it took; sent to a collector where one is set.
 */
export type Traces = {
  /** Runs the work as a span; `learn` adds attributes while it runs. */
  span<Result>(name: string, work: (learn: (facts: Facts) => void) => Promise<Result>): Promise<Result>
  /** Records every request of the app as a span; called before its routes. */
  follow(app: FastifyInstance): Promise<void>
  /** Sends pending spans, within two seconds. */
  stop(): Promise<void>
}
