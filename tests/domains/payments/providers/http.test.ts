import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callProvider, NoAnswer } from '../../../../src/domains/payments/providers/http.ts'

let server: Server
let url: string
let answer: RequestListener

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api?password=secret`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const call = (waitMs = 5000) =>
  callProvider({ method: 'POST', url, headers: { authorization: 'secret' }, body: 'secret', waitMs })

test.each<[string, NoAnswer['reason'], RequestListener]>([
  ['is no JSON', 'notJson', (_, response) => response.end('<html>')],
  ['is empty', 'notJson', (_, response) => response.end()],
  [
    'is larger than any answer is',
    'tooLarge',
    (_, response) => response.end(JSON.stringify('x'.repeat(300_000))),
  ],
  ['breaks off', 'unreachable', (_, response) => response.write('{"a":', () => response.destroy())],
  ['stops in the middle', 'timeout', (_, response) => response.write('{"a":')],
])('an answer that %s is none, and the error names no secret: %s', async (_, reason, listener) => {
  answer = listener
  const error = await call(reason === 'timeout' ? 300 : 5000).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NoAnswer)
  expect(error).toMatchObject({ reason })
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret')
})

test('a redirect isn’t followed: the keys stay here', async () => {
  const seen: string[] = []
  answer = ({ url: asked = '' }, response) => {
    seen.push(asked)
    response.writeHead(307, { location: '/elsewhere' }).end('{}')
  }
  expect(await call()).toEqual({ isOk: false, status: 307, body: {} })
  expect(seen).toEqual(['/api?password=secret'])
})
