import type { FastifyInstance, FastifyRequest } from 'fastify'

const lookEvery = 6000
/** Bytes in that time: a thousandth of a megabyte a second is less than the slowest phone sends. */
const least = 6000

/**
 * Ends a request whose body comes too slowly to mean well: each would hold a connection for as long as the longest
 * upload may take (trust, "slowloris"). While it is us who can't read on, nobody is blamed.
 */
export function refuseSlowBodies(app: FastifyInstance, every = lookEvery): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!bringsBody(raw.headers)) return
    const { socket } = raw
    let read = socket.bytesRead
    const timer = setInterval(() => {
      const isSlow = socket.bytesRead - read < least && raw.readableLength === 0
      read = socket.bytesRead
      if (isSlow)
        socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
    }, every)
    timer.unref()
    const stop = () => clearInterval(timer)
    raw.once('end', stop).once('close', stop)
  })
}

const bringsBody = (headers: FastifyRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
