import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * What stands before several instances, as small as it can be: each in turn, and the next one when one can't be
 * reached or says 503, as nginx does with `proxy_next_upstream error http_503 non_idempotent`.
 */
export async function startBalancer(instances: () => readonly string[]) {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const all = instances()
    const first = turn++
    for (let attempt = 0; attempt < all.length; attempt++) {
      const isLast = attempt === all.length - 1
      const site = all[(first + attempt) % all.length] ?? ''
      if (await pass(site, incoming, body, outgoing, isLast)) return
    }
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** True once the answer of this instance is on its way. */
function pass(
  site: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  isLast: boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const passed = request(site + url, { method, headers: { ...headers, connection: 'close' }, agent: false })
    passed.on('error', () => resolve(false))
    passed.on('response', (answer) => {
      if (answer.statusCode === 503 && !isLast) {
        answer.resume()
        resolve(false)
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      resolve(true)
    })
    passed.end(body)
  })
}
