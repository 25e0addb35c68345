import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
const address = '/api/services?language=az&page=1&pageSize=8'

beforeAll(async () => {
  app = await startTestApp({ settings: { CACHE: 'on' } })
  for (const name of ['Vizit kartları', 'Kataloq', 'Plakat'])
    await makeService(app.deps.db, { name: name.repeat(60) })
  await app.deps.contentChanged([])
  await fetch(app.url + address)
})
afterAll(() => app.close())

/** As it comes over the wire: fetch would unpack it. */
function ask(
  headers: Record<string, string> = {},
  path = address,
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(app.url + path, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
}

test('is the same in every packing, with the same headers', async () => {
  const plain = await ask()
  const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  for (const name of [
    'etag',
    'pagination',
    'vary',
    'cache-control',
    'x-content-type-options',
    'permissions-policy',
    'access-control-allow-origin',
  ]) {
    expect(plain.headers[name], name).toBeTruthy()
    expect(br.headers[name], name).toBe(plain.headers[name])
  }
  expect(plain.headers.vary).toContain('Accept-Encoding')
})

// API-7
test('is 304 without a body for who has it already', async () => {
  const { headers } = await ask()
  const again = await ask({ 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
})

// PRI-7
test('a customer’s own prices are never kept, and never given to others', async () => {
  const before = app.deps.answers.figures().answers
  const token = await app.signIn('Client')
  const own = await ask({ authorization: `Bearer ${token}` })
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(app.deps.answers.figures().answers).toBe(before)
})

test('a fault, a missing thing and a wrong input are not kept', async () => {
  const before = app.deps.answers.figures().answers
  expect((await ask({}, '/api/services/999999')).status).toBe(404)
  expect((await ask({}, '/api/services?page=x')).status).toBe(400)
  expect((await ask({}, '/trpc/services.byId?input=%7B%22id%22%3A999999%7D')).status).toBe(404)
  const one = encodeURIComponent(JSON.stringify({ 0: { id: 999999 }, 1: {} }))
  expect((await ask({}, `/trpc/services.byId,partners.list?batch=1&input=${one}`)).status).toBe(207)
  expect(app.deps.answers.figures().answers).toBe(before)
})

test('of 50 equal questions at once the work is done once', async () => {
  const { db } = app.deps
  let asked = 0
  const { findMany } = db.partner
  db.partner.findMany = ((...given: Parameters<typeof findMany>) => {
    asked++
    return findMany.apply(db.partner, given)
  }) as typeof findMany
  await Promise.all(Array.from({ length: 50 }, () => ask({}, '/api/Partner')))
  db.partner.findMany = findMany
  expect(asked).toBe(1)
})
