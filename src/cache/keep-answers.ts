import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache, Making } from './answer-cache.ts'
import type { Asked } from './answer-key.ts'
import { chooseEncoding, compress } from './compress.ts'
import { giveAgain, keepAnswer } from './kept-answer.ts'
import { type MadeOf, madeOfNothing } from './made-of.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Is noted while the answer is made; none for what can't be kept anyway. */
    madeOf?: MadeOf
    making?: Making
  }
  interface FastifyContextConfig {
    /** Its text goes out compressed, also where it isn't kept. */
    compress?: boolean
  }
}

/**
 * Keeps what is answered to everybody alike, and lets equal questions that come meanwhile wait for the same
 * answer. To be registered after the hooks that refuse requests.
 */
export function keepAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.decorateRequest('madeOf')
  app.decorateRequest('making')
  app.addHook('onRequest', async (request, reply) => {
    const { answerKey } = request.raw as Asked
    const begun = answerKey ? cache.begin(answerKey) : null
    if (begun === null) return
    if (begun instanceof Promise) {
      const answer = await begun
      if (answer === null) return
      reply.hijack()
      giveAgain(answer, request.raw, reply.raw)
      return
    }
    request.making = begun
    request.madeOf = madeOfNothing()
    reply.raw.once('close', () => begun.done(null))
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { making, madeOf } = request
    const isText = typeof payload === 'string' || payload instanceof Response
    if (!isText || (!making && !request.routeOptions.config.compress)) return payload
    const body = Buffer.from(typeof payload === 'string' ? payload : await takeOver(payload, reply))
    const canBeKept = madeOf?.isShared && reply.statusCode === 200
    if (canBeKept) making?.done({ answer: keepAnswer(reply.getHeaders(), body), of: [...madeOf.contents] })
    return compressed(request, reply, body)
  })
}

/** What tRPC answers with: its status and headers become the reply's. */
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
