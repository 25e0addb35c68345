import { expect, test } from 'vitest'
import { errorStatus, keepStatus } from '../../../web/lib/api.ts'

const answer = (body: string, status: number, type: string) =>
  keepStatus(Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })))

test("a refusal of something between keeps its status, the server's own answers stay as they are", async () => {
  const proxy = await answer('<h1>Too large</h1>', 413, 'text/html')
  expect([proxy.status, await proxy.json()]).toEqual([
    413,
    { error: { message: '', code: -32603, data: { httpStatus: 413 } } },
  ])
  const own = await answer('{"error":1}', 409, 'application/json; charset=utf-8')
  expect([own.status, await own.json()]).toEqual([409, { error: 1 }])
  expect(await (await answer('ok', 200, 'text/plain')).text()).toBe('ok')
})

test('what never reached a server has no status', () => {
  expect(errorStatus(new TypeError('Failed to fetch'))).toBeUndefined()
})
