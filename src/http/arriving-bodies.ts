import type { IncomingMessage, ServerResponse } from 'node:http'
import { closeAtOnce, refuseConnection, tooSlow } from './refuse.ts'

const checkIntervalMs = 6000
/** A kilobyte a second is less than the slowest phone sends. */
const minBytesPerCheck = 6000
/** For the whole body; that of an upload, which can be resumed, has longer. */
const bodyTimeoutMs = 115_000
const uploadTimeoutMs = 60 * 60_000
const upload = /^\/api\/uploads\//i
/** The rest of an unread body may still arrive, so that its sender gets to the answer. */
const unreadBodyTimeoutMs = 3000

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends a request whose body comes too slowly to be honest: each would hold a connection as long as the
 * longest upload may take (TRU-9). While we can't read on ourselves, no sender is called slow. A body that
 * goes on after its answer is cut off.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  const { socket } = request
  let read = socket.bytesRead
  const slow = setInterval(() => {
    const isSlow = socket.bytesRead - read < minBytesPerCheck && request.readableLength === 0
    read = socket.bytesRead
    if (!isSlow) return
    if (response.headersSent) socket.destroy()
    else refuseConnection(socket, request, tooSlow())
  }, checkIntervalMs)
  const late = setTimeout(
    () => {
      if (response.headersSent) socket.destroy()
      else refuseConnection(socket, request, tooSlow())
    },
    upload.test(request.url ?? '') ? uploadTimeoutMs : bodyTimeoutMs,
  )
  let unread: NodeJS.Timeout | undefined
  response.once('finish', () => {
    if (!request.complete) unread = setTimeout(() => socket.destroy(), unreadBodyTimeoutMs)
  })
  const stop = () => {
    clearInterval(slow)
    clearTimeout(late)
    clearTimeout(unread)
  }
  request.once('end', stop)
  socket.once('close', stop)
  request.once('close', () => socket.off('close', stop))
}

/** Smaller chunks are joined. */
const smallChunkBytes = 1024
/**
 * A body may come in chunks of one byte, and Node makes a buffer of each: until they are read, sixty thousand
 * of them hold 64 kB. Those that arrive together are joined.
 */
const maxSmallChunks = 1000
const minAverageBytes = 16

/**
 * A body may come in chunks of one byte, and Node makes a buffer of each: while no one reads yet, sixty
 * thousand of them stand for 64 kB. Those that arrive together are joined.
 */
export function joinCrumbs(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let joined = Buffer.alloc(0)
  let length = 0
  const flush = () => {
    if (length > 0) push(joined.subarray(0, length))
    joined = Buffer.alloc(0)
    length = 0
  }
  let pieces = 0
  let bytes = 0
  const hold = (chunk: Buffer) => {
    if (length === 0) queueMicrotask(flush)
    if (length + chunk.length > joined.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(joined.length * 2, smallChunkBytes))
      joined.copy(larger)
      joined = larger
    }
    chunk.copy(joined, length)
    length += chunk.length
  }
  request.push = (chunk: Buffer | null) => {
    pieces += 1
    bytes += chunk?.length ?? 0
    if (pieces > maxSmallChunks && bytes < pieces * minAverageBytes) {
      if (pieces === maxSmallChunks + 1) closeAtOnce(request.socket)
      return false
    }
    if (chunk !== null && chunk.length < smallChunkBytes) {
      hold(chunk)
      return request.readableLength + length < request.readableHighWaterMark
    }
    flush()
    return push(chunk)
  }
}
