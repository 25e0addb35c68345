import { type ClientRequest, request } from 'node:http'
import { headersOf, type Sender, tus } from './artwork.ts'

export type Trickle = {
  /** Status, and what it says of the next try, once there is an answer. */
  answer: Promise<{ status: number; retryAfter: string | undefined } | null>
  stop(): void
}

/** Sends an upload as slowly as it likes: `bytes` now and every `everyMs`, for as long as it may. */
export function trickle(
  url: string,
  sender: Sender,
  { content, bytes, everyMs }: { content: Buffer; bytes: number; everyMs: number },
): Trickle {
  const sent: ClientRequest = request(url, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...tus,
      ...headersOf(sender),
      'content-type': 'application/offset+octet-stream',
      'content-length': content.length,
      'upload-offset': '0',
    },
  })
  let at = 0
  const next = () => {
    sent.write(content.subarray(at, at + bytes))
    at += bytes
  }
  next()
  const timer = setInterval(next, everyMs)
  const answer = new Promise<Awaited<Trickle['answer']>>((resolve) => {
    sent.once('response', (response) => {
      clearInterval(timer)
      response.resume()
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    })
    sent.on('error', () => resolve(null))
    sent.on('close', () => resolve(null))
  })
  const stop = () => {
    clearInterval(timer)
    sent.destroy()
  }
  return { answer, stop }
}
