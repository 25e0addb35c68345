import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { z } from 'zod'
import { hasBody } from '../http/arriving-bodies.ts'
import type { Share } from '../lib/budget.ts'
import { AppError } from '../lib/errors.ts'
import { assertPricesLeft } from '../procedures/count-prices.ts'
import type { Deps } from '../procedures/deps.ts'
import type { Described } from './described.ts'

const kilobyte = 1024
/** For fields without a maximum: a text, the options of a product, anything. */
const unboundCharacters = 200
const unboundItems = 100
const unboundBytes = 4 * kilobyte
/** Whatever the fields allow: a batch of ten large calls isn't one person's. */
const maxOverallBytes = 4 * 1024 * kilobyte
const figureBytes = 32
/** For ids, days and hashes. */
const patternBytes = 80
/** `\u015f`: a character as JSON may write it. */
const characterBytes = 6

type Json = z.core.JSONSchema.BaseSchema

/**
 * The most bytes that the JSON of several calls may have, by the names of their procedures: as much as their
 * fields hold when every character is escaped (API-13). Unknown procedures have none.
 */
function createMostBytes(
  procedures: readonly Pick<Described, 'name' | 'fields'>[],
): (names: readonly string[]) => number {
  const byName = new Map(procedures.map((procedure) => [procedure.name, procedure]))
  // Computed when the first large body comes: most procedures never get one.
  const known = new Map<string, number>()
  const most = (name: string): number => {
    const procedure = byName.get(name)
    if (!procedure) return 0
    const bytes = known.get(name) ?? bytesOf(jsonOf(procedure.fields))
    known.set(name, bytes)
    return bytes
  }
  return (names) =>
    Math.min(
      maxOverallBytes,
      names.reduce((sum, name) => sum + most(name), unboundBytes),
    )
}

const jsonOf = (fields: Described['fields']): Json =>
  z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' })

function bytesOf(schema: Json | boolean): number {
  if (typeof schema === 'boolean') return unboundBytes
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (alternatives) return Math.max(...alternatives.map(bytesOf))
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  switch (schema.type) {
    case 'string':
      return schema.pattern ? patternBytes : (schema.maxLength ?? unboundCharacters) * characterBytes + 2
    case 'number':
    case 'integer':
      return figureBytes
    case 'boolean':
    case 'null':
      return figureBytes
    case 'array':
      return (schema.maxItems ?? unboundItems) * (itemBytes(schema.items) + 1) + 2
    case 'object':
      return objectBytes(schema)
    default:
      return unboundBytes
  }
}

const itemBytes = (items: Json['items']): number =>
  items === undefined || Array.isArray(items) ? unboundBytes : bytesOf(items)

function objectBytes({ properties, additionalProperties }: Json): number {
  if (!properties) return unboundBytes
  const fields = Object.entries(properties).map(([name, field]) => name.length + 4 + bytesOf(field))
  const others = typeof additionalProperties === 'object' ? unboundBytes : 0
  return fields.reduce((sum, bytes) => sum + bytes, others + 2)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** multipart/form-data is read by this route; everywhere else it is refused unread. */
    takesForms?: boolean
    /** The procedure whose input its JSON is. */
    procedure?: string
  }
}

const firstBytes = 1024

/**
 * Reads JSON bodies, once the permission is known, into one buffer that grows: as many small pieces, a body
 * would take hundreds of times its size. {@link Rooms} sets the limit; forms are read by the routes that take
 * them.
 * @throws TOO_LARGE, UNSUPPORTED_MEDIA, RATE_LIMITED when too many prices were requested, and UNAVAILABLE
 * when all bodies together are too large
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
      // The rest is drained, so that its sender gets to the answer.
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
