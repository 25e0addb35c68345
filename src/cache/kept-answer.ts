import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, compress, type Encoding } from './compress.ts'
import { knowsEtag } from './etag.ts'

/** Headers of a connection, or of one encoding of an answer only. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** Bytes with the headers before them, as they are sent. */
type Ready = { head: string[]; body: Buffer }

/** A cached answer with all that sending it takes; compressed at the first request for it. */
export type KeptAnswer = {
  /** 200, or 404 for the page of a missing address. */
  status: number
  etag: string | undefined
  unchanged: string[]
  plain: Ready
  compressed: Map<Encoding, Ready | Promise<Ready>>
}

export function keepAnswer(
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
  status = 200,
): KeptAnswer {
  const head = Object.entries(headers).flatMap(([name, value]) =>
    ownHeaders.has(name) || value === undefined ? [] : [name, String(value)],
  )
  return {
    status,
    etag: typeof headers.etag === 'string' ? headers.etag : undefined,
    unchanged: head,
    plain: { head: [...head, 'content-length', String(body.length)], body: exactly(body) },
    compressed: new Map(),
  }
}

/**
 * A copy of the exact size: small buffers lie in blocks of 8 to 64 kB, which would stay in memory with them.
 */
function exactly(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The measured overhead of the objects of one answer. */
const overheadBytes = 4096

/** The most bytes of memory it may take: plain and compressed twice, headers in two bytes a character. */
export const sizeOf = ({ plain: { head, body } }: KeptAnswer): number =>
  body.length * 2 + head.reduce((sum, text) => sum + text.length, 0) * 2 + overheadBytes

/** Sends 304 to callers who have it already, else the smallest encoding that the caller accepts. */
export function sendCached(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (answer.etag !== undefined && knowsEtag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchanged).end()
    return
  }
  const ready = readyFor(answer, headers['accept-encoding'])
  if (ready instanceof Promise) void ready.then((made) => give(answer, made, response))
  else give(answer, ready, response)
}

function give({ status }: KeptAnswer, { head, body }: Ready, response: ServerResponse): void {
  response.writeHead(status, head).end(body)
}

function readyFor(answer: KeptAnswer, accepted: string | undefined): Ready | Promise<Ready> {
  const encoding = chooseEncoding(accepted, answer.plain.body.length)
  if (encoding === null) return answer.plain
  const ready = answer.compressed.get(encoding)
  if (ready) return ready
  const making = makeReady(answer, encoding)
  answer.compressed.set(encoding, making)
  return making
}

async function makeReady(answer: KeptAnswer, encoding: Encoding): Promise<Ready> {
  const body = exactly(await compress(answer.plain.body, encoding, true))
  const own = ['content-encoding', encoding, 'content-length', String(body.length)]
  const ready = { head: [...answer.unchanged, ...own], body }
  answer.compressed.set(encoding, ready)
  return ready
}
