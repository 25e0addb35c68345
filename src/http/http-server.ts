import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../lib/errors.ts'
import { joinCrumbs, watchBody } from './arriving-bodies.ts'
import { readTarget } from './read-target.ts'
import { closeAtOnce, refuse } from './refuse.ts'
import { refuseUnreadable } from './unreadable.ts'

/** Closes connections that send nothing: headers in 5 s; how long a body may take, `watchBody` says. */
const options = {
  headersTimeout: 5000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  // The `Keep-Alive` header says 5 s. It waits longer than that, and than the program stalls: nobody's order is to meet
  // a connection that is just being closed.
  keepAliveTimeout: 5000,
  keepAliveTimeoutBuffer: 3000,
  // Refused by ourselves, in the contract's shape.
  requireHostHeader: false,
}
/** A caller who takes nothing of an answer for this long doesn't want it. Live news are sent more often. */
const idleTimeoutMs = 60_000
/** Beyond it new connections are closed at once: each may hold some tens of kilobytes. */
const maxConnections = 8000
/** Requests of one connection that wait for their answers; browsers send the next one after the last answer. */
const maxPipelined = 5

type Exchange = { request: IncomingMessage; response: ServerResponse; waiting: number }

/** The server that everything arrives at: what no route could answer is refused here, in the contract's shape. */
export function createHttpServer(handler: RequestListener): Server {
  const last = new WeakMap<Socket, Exchange>()
  const server = createServer(options, (request, response) => {
    if (!begin(last, request, response)) return
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

/** False for a connection that is closed, since it asks on and on without taking its answers. */
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
