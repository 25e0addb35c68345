import { readdir } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
/** For forms, of all callers. */
const places = 20
const slow: ClientRequest[] = []
const refused: string[] = []
beforeAll(async () => {
  app = await startTestApp({})
})
afterEach(() => {
  for (const sent of slow.splice(0)) sent.destroy()
})
afterAll(() => app.close())

const newCustomer = async () => makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
const faces = [
  ['PUT', '/api/appuser'],
  ['POST', '/trpc/upload/accounts.updateProfile'],
] as const

/** Begins a form whose picture comes as slowly as it may. */
function trickle(token: string, [method, path]: (typeof faces)[number]): Promise<void> {
  const sent = request(`${app.url}${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '9000000',
    },
  })
  slow.push(sent)
  const timer = setInterval(() => sent.write('x'.repeat(3000)), 500)
  sent.on('error', () => undefined).on('close', () => clearInterval(timer))
  sent.once('response', ({ statusCode, headers }) => {
    clearInterval(timer)
    refused.push(`${statusCode}, ${headers['retry-after']}`)
  })
  return new Promise((resolve) => {
    sent.write(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(80_000)}`,
      () => resolve(),
    )
  })
}

// TRU-11
test('forms that never end leave room for those of another customer, on either face', async () => {
  const customers = await Promise.all(Array.from({ length: places / 2 }, newCustomer))
  // Where the machine is so busy that one of them counts as too slow, its sender begins again.
  const fill = async () => {
    for (let open = slow.length - refused.length; open < places; open++)
      await trickle(customers[open % customers.length] ?? '', faces[open < places / 2 ? 0 : 1])
  }
  // Each holds its place once the first bytes of its file are here.
  await expect
    .poll(async () => {
      await fill()
      return (await readdir(app.deps.tempDir)).length
    })
    .toBe(places)
  refused.splice(0)
  const changed = await app.rest('PUT', '/appuser', { token: await newCustomer(), form: { name: 'Günel' } })
  expect(changed.status).toBe(200)
  await expect.poll(() => refused).toContain('503, 5')
})
