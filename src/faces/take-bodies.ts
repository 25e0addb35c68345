import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { hasBody } from '../http/arriving-bodies.ts'
import type { Share } from '../lib/budget.ts'
import { AppError } from '../lib/errors.ts'
import { assertPricesLeft } from '../procedures/count-prices.ts'
import type { Deps } from '../procedures/deps.ts'
import type { Described } from './described.ts'
import { createMostBytes } from './most-bytes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** multipart/form-data is read here; everywhere else it is refused unread. */
    takesForms?: boolean
    /** Whose input its JSON is. */
    procedure?: string
  }
}

const firstBytes = 1024

/**
 * Reads what JSON arrives, once the permission is known, into one piece that grows with it: as many small pieces, a
 * body would take hundreds of times its size. How much is told by {@link Rooms}; forms are read by those who take them.
 * @throws TOO_LARGE, UNSUPPORTED_MEDIA, RATE_LIMITED for prices of which too many were asked, and UNAVAILABLE when all
 * bodies together are too much
 */
export function takeBodies(
  app: FastifyInstance,
  { rooms }: Pick<Deps, 'rooms'>,
  procedures: readonly Described[],
): void {
  const mostBytes = createMostBytes(procedures)
  const priced = new Set(procedures.filter(({ meta }) => meta.prices).map(({ name }) => name))
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request)) return payload
    assertReadable(request)
    const { context } = request
    if (context && namesOf(request).every((name) => priced.has(name))) await assertPricesLeft(context)
    if (!/^\s*application\/json/i.test(request.headers['content-type'] ?? '')) return payload
    const { texts } = rooms.of(request.context)
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    const isSmall = length <= texts.maxBytes
    const maxBytes = isSmall ? texts.maxBytes : Math.max(texts.maxBytes, mostBytes(namesOf(request)))
    if (Number.isFinite(length) && length > maxBytes) throw new AppError('TOO_LARGE')
    const stopped = new AbortController()
    const share = texts.all.share((error) => stopped.abort(error))
    reply.raw.once('close', share.release)
    return asPayload(await collect(payload, maxBytes, share, stopped.signal))
  })
}

/** The procedures that a request calls, on either face. */
function namesOf({ url, routeOptions }: FastifyRequest): string[] {
  const { procedure } = routeOptions.config
  if (procedure !== undefined) return [procedure]
  const [, names = ''] = /^\/trpc\/([\w.,%]+)/.exec(url) ?? []
  return names.replaceAll(/%2c/gi, ',').split(',')
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
