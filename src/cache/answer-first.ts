import type { RequestListener } from 'node:http'
import type { AnswerCache } from './answer-cache.ts'
import { type Asked, answerKey } from './answer-key.ts'
import { giveAgain } from './kept-answer.ts'

/**
 * Gives kept answers before anything else is done with a request: no routing, no hooks, no line in the log (they
 * are counted, src/metrics). Everything else goes on to `handler`.
 */
export function answerFirst(cache: AnswerCache, handler: RequestListener): RequestListener {
  return (request: Asked, response) => {
    const key = answerKey(request)
    const kept = key === null ? undefined : cache.find(key)
    if (kept) {
      giveAgain(kept, request, response)
      return
    }
    request.answerKey = key
    handler(request, response)
  }
}
