import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Where wapiti's payloads point to, on loopback instead of its authors' site: whoever asks here besides wapiti itself
 * was made to by a payload.
 */
export async function startEndpoint(): Promise<{ url: string; close(): Promise<string[]> }> {
  const asked = new Set<string>()
  const server = createServer(({ url = '' }, response) => {
    // wapiti asks whether its endpoint is there, and for what came.
    const isWapiti = url === '/' || url.startsWith('/get_')
    if (!isWapiti) asked.add(url.split('/')[1] ?? '')
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      return [...asked]
    },
  }
}
