import type { RequestListener } from 'node:http'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { sendCached } from '../cache/kept-answer.ts'
import { type AnswerKey, type Asked, isOfMissing } from './answer-key.ts'

/**
 * Sends cached answers before anything else is done with a request: no routing, no hooks, no line in the log
 * (they are counted, src/metrics). Everything else goes on to `handler`.
 */
export function answerFirst(cache: AnswerCache, keyOf: AnswerKey, handler: RequestListener): RequestListener {
  return (request: Asked, response) => {
    const key = keyOf(request)
    const kept = key === null || isOfMissing(key) ? undefined : cache.find(key)
    if (kept) {
      sendCached(kept, request, response)
      return
    }
    request.answerKey = key
    handler(request, response)
  }
}
