import type { FastifyInstance } from 'fastify'

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
