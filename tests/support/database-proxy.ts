import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The database's connection string, through the proxy. */
  url: string
  /** Nothing goes through any more, in neither direction, and nobody is told: a cable that was pulled. */
  hang(): void
  /** Ends what is connected and refuses whoever comes. */
  cut(): void
  mend(): void
  stop(): Promise<void>
}

/** A TCP proxy on loopback before the server that `url` names by a host or by the folder of its socket. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || target.searchParams.get('port') || 5432)
  const open = new Set<Socket>()
  let state: 'through' | 'hanging' | 'cut' = 'through'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, target.hostname.replace(/^\[|\]$/g, ''))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.pipe(other)
      if (state === 'hanging') socket.pause()
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    return near
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.searchParams.delete('host')
  through.searchParams.delete('port')
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    hang() {
      state = 'hanging'
      for (const socket of open) socket.pause()
    },
    cut() {
      state = 'cut'
      for (const socket of open) socket.destroy()
    },
    mend() {
      state = 'through'
      for (const socket of open) socket.resume()
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
