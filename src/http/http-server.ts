import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../lib/errors.ts'
import { joinCrumbs, watchBody } from './arriving-bodies.ts'
import { closeAtOnce, refuse, refuseConnection, tooSlow } from './refuse.ts'

/** In characters; our own longest batch has 3,000. */
const maxUrlLength = 8192
const absolute = /^https?:\/\/[^/?#]*/i
const faces = /^\/(?:api|trpc|media|assets)(?:[/?]|$)/i

/**
 * The address that a request asks for: with its host (RFC 9112, 3.2.2) it is the same as without. What can't
 * be decoded isn't an address of the API; as a page it is missing, and the page says so in the reader's
 * language. Returns the error to refuse it with: VALIDATION without an address or Host, TOO_LARGE.
 */
function readTarget({ url = '', headers, httpVersion }: IncomingMessage): string | AppError {
  if (httpVersion === '1.1' && headers.host === undefined) return new AppError('VALIDATION')
  if (url.length > maxUrlLength) return new AppError('TOO_LARGE')
  const target = absolute.test(url) ? url.replace(absolute, '') : url
  const rooted = target === '' || target.startsWith('?') ? `/${target}` : target
  if (!rooted.startsWith('/') || (rooted === '/' && url === '')) return new AppError('VALIDATION')
  if (!rooted.includes('%')) return rooted
  const [path = '', ...query] = rooted.split('?')
  if (canBeDecoded(path)) return rooted
  return faces.test(rooted) ? new AppError('VALIDATION') : [path.replaceAll('%', '%25'), ...query].join('?')
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * As many as Apache takes; browsers and the proxies before us send thirty. Node works the longer on each the more
 * there are: 900, which its 16 kB hold, took ten times as long as a cookie of 16 kB.
 */
const maxHeaders = 100

/** Closes connections that send nothing: headers have 5 s; `watchBody` limits the body. */
const options = {
  headersTimeout: 5000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  // The `Keep-Alive` header says 5 s. The server waits longer than that, and longer than the program stalls,
  // so that no order meets a connection that is just being closed.
  keepAliveTimeout: 5000,
  keepAliveTimeoutBuffer: 3000,
  // We refuse it ourselves, in the contract's shape.
  requireHostHeader: false,
}
/** A caller who takes nothing of an answer for this long has gone. Live events are sent more often. */
const idleTimeoutMs = 60_000
/** Beyond it new connections are closed at once: each may hold some tens of kilobytes. */
const maxConnections = 8000
/**
 * Requests of one connection that wait for their answers; browsers send the next one after the last answer.
 */
const maxPipelined = 5

type Exchange = { request: IncomingMessage; response: ServerResponse; waiting: number }

/** The HTTP server; requests that no route could answer are refused here, in the contract's shape. */
export function createHttpServer(handler: RequestListener): Server {
  const last = new WeakMap<Socket, Exchange>()
  const server = createServer(options, (request, response) => {
    if (!begin(last, request, response)) return
    if (request.rawHeaders.length > 2 * maxHeaders) return refuseHeaders(request, response)
    joinCrumbs(request)
    watchBody(request, response)
    const target = readTarget(request)
    if (target instanceof AppError) return refuse(request, response, target)
    request.url = target
    handler(request, response)
  })
  server.timeout = idleTimeoutMs
  server.maxConnections = maxConnections
  server.on('checkExpectation', (request, response) => refuse(request, response, new AppError('VALIDATION')))
  server.on('clientError', (error, socket) =>
    refuseUnreadable(error, socket as Socket, last.get(socket as Socket)),
  )
  return server
}

/** `request.headers`, which takes long to make of so many, is left alone. */
function refuseHeaders({ url }: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  refuse({ url, headers: {} }, response, new AppError('TOO_LARGE'))
}

/** False for a connection that is closed, since it sends requests without taking its answers. */
function begin(last: WeakMap<Socket, Exchange>, request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request
  if (socket.destroyed) return false
  const exchange = last.get(socket) ?? { request, response, waiting: 0 }
  Object.assign(exchange, { request, response, waiting: exchange.waiting + 1 })
  last.set(socket, exchange)
  response.once('close', () => {
    exchange.waiting -= 1
  })
  if (exchange.waiting <= maxPipelined) return true
  closeAtOnce(socket)
  return false
}

type ParseError = Error & { code?: string; rawPacket?: Buffer; bytesParsed?: number }
type LastExchange = { request: IncomingMessage; response: ServerResponse }

/** Answers bytes that are no valid HTTP; `last` is the connection's last exchange. */
function refuseUnreadable(error: ParseError, socket: Socket, last: LastExchange | undefined): void {
  const isUnderWay = last !== undefined && !last.response.writableFinished
  // Browsers open connections ahead: they would take an answer to nothing for the page that they request at
  // that moment.
  const wasSilent = socket.bytesRead === 0
  // An answer that is under way would be torn in two.
  if (!socket.writable || wasSilent || (isUnderWay && last.response.headersSent)) {
    socket.destroy()
    return
  }
  const inBody = last !== undefined && !last.request.complete
  refuseConnection(socket, inBody ? last.request : beginningOf(error), errorOf(error.code))
}

function errorOf(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow()
  return new AppError(code !== undefined && /OVERFLOW/.test(code) ? 'TOO_LARGE' : 'VALIDATION')
}

/** What can be read of the request in the invalid bytes: its address, and our language header. */
function beginningOf({ rawPacket }: ParseError): { url: string; headers: IncomingHttpHeaders } {
  const text = rawPacket?.toString('latin1') ?? ''
  return {
    url: /^\S+ (\/\S*)/.exec(text)?.[1] ?? '',
    headers: { 'x-language': /^x-language: *(\w+)/im.exec(text)?.[1] },
  }
}
