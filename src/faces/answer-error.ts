import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody, toAppError } from '../procedures/errors.ts'
import { languageOf } from './create-context.ts'

/** Answers an error on the way to a route or in it: the contract's error, or tRPC's under /trpc. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) {
    request.log.debug({ err: thrown }, 'the caller went away')
    return
  }
  const error = toAppError(thrown)
  const { status } = error
  if (status >= 500 && error.code !== 'UNAVAILABLE')
    request.log.error({ err: error.cause ?? thrown }, 'request failed')
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(refusalBody(error, languageOf(request), request.url))
}
