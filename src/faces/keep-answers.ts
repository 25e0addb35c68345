import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache, Making } from '../cache/answer-cache.ts'
import { type CacheTags, noCacheTags } from '../cache/cache-tags.ts'
import { chooseEncoding, compress } from '../cache/compress.ts'
import { type KeptAnswer, keepAnswer, sendCached } from '../cache/kept-answer.ts'
import { type Asked, isOfMissing } from './answer-key.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled while the answer is made; undefined for answers that can't be cached anyway. */
    cacheTags?: CacheTags
    making?: Making
  }
  interface FastifyContextConfig {
    /** Its text is compressed even when it isn't cached. */
    compress?: boolean
    /** It answers every address without a route: the only route whose 404 is cached. */
    isLast?: boolean
  }
}

/**
 * Caches answers that are the same for everyone, and lets equal requests that come before it's there wait for the
 * same answer. Must be registered after the hooks that refuse requests.
 */
export function keepAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.decorateRequest('cacheTags')
  app.decorateRequest('making')
  app.addHook('onRequest', async (request, reply) => {
    const { answerKey } = request.raw as Asked
    if (!answerKey) return
    const isMissing = isOfMissing(answerKey)
    if (isMissing && !request.routeOptions.config.isLast) return
    const give = (answer: KeptAnswer) => {
      reply.hijack()
      sendCached(answer, request.raw, reply.raw)
    }
    const kept = isMissing ? cache.find(answerKey) : undefined
    if (kept) return give(kept)
    const begun = cache.begin(answerKey)
    if (begun === null) return
    if (begun instanceof Promise) {
      const answer = await begun
      if (answer !== null) give(answer)
      return
    }
    request.making = begun
    request.cacheTags = noCacheTags()
    reply.raw.once('close', () => begun.done(null))
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { making, cacheTags } = request
    const { compress: isCompressed } = request.routeOptions.config
    const isText = typeof payload === 'string' || payload instanceof Response
    if (isText ? !making && !isCompressed : !isCompressed || !Buffer.isBuffer(payload)) return payload
    const body = await bytesOf(payload, reply)
    if (cacheTags?.isShared && reply.statusCode === statusToKeep(request))
      making?.done({
        answer: keepAnswer(reply.getHeaders(), body, reply.statusCode),
        of: [...cacheTags.contents],
      })
    return compressed(request, reply, body)
  })
}

const statusToKeep = ({ raw }: FastifyRequest): number =>
  isOfMissing((raw as Asked).answerKey ?? '') ? 404 : 200

const bytesOf = async (payload: unknown, reply: FastifyReply): Promise<Buffer> =>
  Buffer.isBuffer(payload)
    ? payload
    : Buffer.from(payload instanceof Response ? await takeOver(payload, reply) : String(payload))

/** tRPC's response: its status and headers become the reply's. */
function takeOver(response: Response, reply: FastifyReply): Promise<string> {
  reply.code(response.status)
  reply.headers(Object.fromEntries(response.headers))
  return response.text()
}

async function compressed(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<Buffer> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.length)
  if (encoding === null) return body
  reply.header('content-encoding', encoding)
  return compress(body, encoding, false)
}
