import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LoadShares } from './http/load-shares.ts'
import { OwnTurns } from './http/own-turns.ts'
import { Rounds } from './http/rounds.ts'
import { AppError } from './lib/errors.ts'
import { refuseLater } from './lib/refuse-later.ts'
import { orderLinkHeader } from './procedures/order-link.ts'
import { sharerOf } from './procedures/sharer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the measurement of its caller's share of the load. */
    endShare?: (caller: string) => void
  }
}

/** Mean lag of the event loop over half a second above which new work would only make all of it slower. */
const maxLagMs = 700
const sampleIntervalMs = 500
/** In a row: a single stall, as while starting, is over when it is noticed. */
const maxLateSamples = 3
/**
 * With each further one, callers who take half as much as the ones before are refused as well; after this
 * many all are.
 */
const samplesToAll = 6
/** Requests that cost next to nothing, or come from someone who could help. */
const cheap = /^\/(media|assets|metrics|api\/health)(\/|\?|$)/i
/** Requests that are open for minutes while next to nothing is done for them. */
const lasting = /^\/(trpc\/(live|upload)|api\/uploads)(\/|\?|$)/i

/**
 * Beyond the machine's capacity new work is refused with 503 and Retry-After before everyone waits longer and
 * longer; work under way is finished. The heaviest callers are refused first, visitors by network, customers
 * by account (TRU-10): others only when that isn't enough.
 */
export async function refuseOverload(
  app: FastifyInstance,
  { lag = maxLagMs, limitsCallers = false }: { lag?: number; limitsCallers?: boolean } = {},
): Promise<void> {
  const shares = new LoadShares()
  const turns = new OwnTurns(shares)
  const rounds = new Rounds()
  let strained = 0
  /** ms: callers who take as much are refused. */
  let most = Number.POSITIVE_INFINITY
  await app.register(underPressure, {
    maxEventLoopDelay: lag,
    sampleInterval: sampleIntervalMs,
    // It is refused below, once the caller is known.
    pressureHandler: () => undefined,
  })
  const timer = setInterval(() => {
    strained = app.isUnderPressure() ? strained + 1 : 0
    most = mostOf(strained - maxLateSamples, shares)
    turns.sample(app.memoryUsage().eventLoopDelay)
    rounds.sample(lag)
  }, sampleIntervalMs)
  timer.unref()
  const refuse = (request: FastifyRequest) =>
    refuseLater(async () => {
      const isOneOfMost = shares.of(callerOf(request)) >= most
      const isLate = rounds.lateSamples(request.ip) >= maxLateSamples
      if ((isOneOfMost || isLate) && !cheap.test(request.url))
        throw new AppError('UNAVAILABLE', undefined, { retryAfter: 2 })
    })
  app.addHook('onRequest', async (request) => {
    if (!isNamed(request)) await refuse(request)
  })
  app.addHook('onRequest', (request, _reply, begin) => {
    if (cheap.test(request.url)) begin()
    else rounds.take(request.ip, begin)
  })
  app.addHook('preParsing', async (request) => {
    if (isNamed(request)) await refuse(request)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (lasting.test(request.url) || cheap.test(request.url)) return
    const asking = callerOf(request)
    if (limitsCallers) await refuseLater(() => turns.take(asking))
    const end = shares.begin()
    let isOver = false
    request.endShare = (caller) => {
      end(caller)
      if (limitsCallers && !isOver) turns.release(asking)
      isOver = true
    }
    const endShare = request.endShare
    // Its sender may be gone before it is answered, or even before its turn.
    if (reply.raw.destroyed) {
      endShare(asking)
      throw new AppError('UNAVAILABLE')
    }
    reply.raw.once('close', () => endShare(callerOf(request)))
  })
  app.addHook('onSend', async (request) => request.endShare?.(callerOf(request)))
  app.addHook('onClose', async () => clearInterval(timer))
}

/** With `late` 0 only the heaviest callers; before that no one, in the end everyone. */
function mostOf(late: number, shares: LoadShares): number {
  if (late < 0) return Number.POSITIVE_INFINITY
  return late >= samplesToAll ? 0 : shares.largest() / 2 ** (late + 1)
}

/** The owner of a token or link is known only once it has been looked up. */
const isNamed = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers[orderLinkHeader] !== undefined

const callerOf = ({ context, ip }: FastifyRequest): string =>
  sharerOf({ caller: null, ...context, address: ip })
