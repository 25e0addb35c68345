import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, compress, type Encoding } from './compress.ts'
import { knowsEtag } from './etag.ts'

/** Of a connection, or of one form of an answer only. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** Bytes with the headers before them, as they go over the wire. */
type Ready = { head: string[]; body: Buffer }

/** An answer with all that giving it again takes; compressed when somebody first wants it so. */
export type KeptAnswer = {
  /** 200, or 404 of the page for what isn't there. */
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

/** A packer's output and a small buffer lie in a block of 8 to 64 kB, which would stay whole with them. */
function exactly(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** What the objects of one answer take, measured. */
const overheadBytes = 4096

/** Bytes of memory that it may come to take: plain and packed twice, with its headers in two bytes a letter. */
export const sizeOf = ({ plain: { head, body } }: KeptAnswer): number =>
  body.length * 2 + head.reduce((sum, text) => sum + text.length, 0) * 2 + overheadBytes

/** 304 to callers who have it already, else the smallest form that the caller takes. */
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
