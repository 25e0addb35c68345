import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './lib/errors.ts'

/** Mean lag of the event loop over half a second from which on new work would only make all of it slower. */
const maxLagMs = 700
const sampleIntervalMs = 500
/** In a row: a single stall, as while starting, is over when it is noticed. */
const maxLateSamples = 3
/** What costs next to nothing, or is asked by whoever could help. */
const cheap = /^\/(media|assets|metrics|api\/health)(\/|\?|$)/i

/**
 * Beyond what the machine can do, new work is refused with 503 and Retry-After before everybody waits longer and
 * longer; what is under way is finished.
 */
export async function refuseOverload(app: FastifyInstance, lag = maxLagMs): Promise<void> {
  let strained = 0
  await app.register(underPressure, {
    maxEventLoopDelay: lag,
    sampleInterval: sampleIntervalMs,
    pressureHandler: async ({ url }) => {
      if (strained >= maxLateSamples && !cheap.test(url))
        throw new AppError('UNAVAILABLE', undefined, { retryAfter: 2 })
    },
  })
  const timer = setInterval(() => {
    strained = app.isUnderPressure() ? strained + 1 : 0
  }, sampleIntervalMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
