import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { hasBody } from '../http/arriving-bodies.ts'
import type { Share } from '../lib/budget.ts'
import { AppError } from '../lib/errors.ts'
import type { Deps } from '../procedures/deps.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** multipart/form-data is read here; everywhere else it is refused unread. */
    takesForms?: boolean
  }
}

const firstBytes = 1024

/**
 * Reads what JSON arrives, once the permission is known, into one piece that grows with it: as many small pieces, a
 * body would take hundreds of times its size. How much is told by {@link Rooms}; forms are read by those who take them.
 * @throws TOO_LARGE, UNSUPPORTED_MEDIA, and UNAVAILABLE when all bodies together are too much
 */
export function takeBodies(app: FastifyInstance, { rooms }: Pick<Deps, 'rooms'>): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request)) return payload
    assertReadable(request)
    if (!/^\s*application\/json/i.test(request.headers['content-type'] ?? '')) return payload
    const { texts } = rooms.of(request.context?.caller ?? null)
    if (Number(request.headers['content-length'] ?? 0) > texts.maxBytes) throw new AppError('TOO_LARGE')
    const stopped = new AbortController()
    const share = texts.all.share((error) => stopped.abort(error))
    reply.raw.once('close', share.release)
    return asPayload(await collect(payload, texts.maxBytes, share, stopped.signal))
  })
}

function assertReadable(request: FastifyRequest): void {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
  const isForm = /^\s*multipart\//i.test(type)
  if (encoding.toLowerCase() !== 'identity') throw new AppError('UNSUPPORTED_MEDIA')
  if (isForm && !request.routeOptions.config.takesForms) throw new AppError('UNSUPPORTED_MEDIA')
}

function collect(payload: Readable, maxBytes: number, share: Share, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let body = Buffer.allocUnsafeSlow(firstBytes)
    let length = 0
    const take = (chunk: Buffer) => {
      const needed = length + chunk.length
      if (needed > maxBytes) return stop(new AppError('TOO_LARGE'))
      try {
        if (needed > body.length) body = grown(body, length, needed, share)
      } catch (error) {
        return stop(error)
      }
      chunk.copy(body, length)
      length = needed
    }
    const finish = () => {
      stop(null)
      share.keep()
      resolve(body.subarray(0, length))
    }
    const giveUp = () => stop(signal.reason)
    function stop(error: unknown) {
      payload.off('data', take).off('end', finish).off('error', stop).off('close', leave)
      signal.removeEventListener('abort', giveUp)
      if (error === null) return
      share.release()
      // The rest flows away, so that its sender gets to the answer.
      payload.resume()
      reject(error)
    }
    const leave = () => stop(new AppError('VALIDATION'))
    signal.addEventListener('abort', giveUp)
    payload.on('data', take).once('end', finish).once('error', stop).once('close', leave)
  })
}

function grown(body: Buffer, length: number, needed: number, share: Share): Buffer<ArrayBuffer> {
  const size = Math.max(needed, body.length * 2)
  share.add(size - share.bytes)
  const larger = Buffer.allocUnsafeSlow(size)
  body.copy(larger, 0, 0, length)
  return larger
}

function asPayload(body: Buffer): RequestPayload {
  const stream: RequestPayload = Readable.from([body], { objectMode: false })
  stream.receivedEncodedLength = body.length
  return stream
}
