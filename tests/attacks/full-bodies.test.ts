import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder, makeService, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
let customer: string
let staff: string
let userId: number
let service: Awaited<ReturnType<typeof makeService>>
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  service = await makeService(db, { prices: [{ count: 100, price: 1000 }] })
  customer = await app.signIn('Client')
  staff = await app.signIn(['services', 'newOrders', 'orders'])
  userId = (await makeUser(db)).id
})
afterAll(() => app.close())

const full = 'ş'.repeat(2000)
/** As some clients write JSON: six bytes a letter. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

async function send(method: 'POST' | 'PUT', url: string, body: unknown, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await app.app.inject({ method, url, headers, payload: escaped(body) })
  return answer.statusCode
}
const lines = () =>
  Array.from({ length: 50 }, (_, index) => ({ ...line(), id: `line-${index}`.padEnd(40, 'x') }))
const line = () => ({ serviceId: service.id, count: 100, comment: full })

// API-13
test('a basket that is full is quoted, kept, joined and ordered, on both faces', async () => {
  const { db } = app.deps
  expect(await send('POST', '/api/basket/quote', { lines: lines() })).toBe(200)
  expect(await send('POST', '/trpc/basket.quote', { lines: lines() })).toBe(200)
  expect(
    await send('POST', '/trpc/basket.quote,basket.quote?batch=1', {
      0: { lines: lines() },
      1: { lines: [] },
    }),
  ).toBe(200)
  expect(await send('PUT', '/api/basket', { version: 0, lines: lines() }, customer)).toBe(200)
  await db.basket.deleteMany()
  expect(await send('POST', '/trpc/basket.join', { lines: lines() }, customer)).toBe(200)
  const bought = { lines: Array.from({ length: 50 }, line) }
  expect(await send('POST', '/api/purchase', bought, customer)).toBe(201)
  expect(await send('POST', '/trpc/purchases.place', bought, customer)).toBe(200)
})

// API-13
test('so are orders that staff take, and quotes', async () => {
  const taken = { customerId: userId, lines: Array.from({ length: 50 }, line) }
  expect(await send('POST', '/api/order/taken', taken, staff)).toBe(201)
  const offered = Array.from({ length: 50 }, () => ({
    serviceId: service.id,
    count: 100,
    price: 10,
    title: 'ş'.repeat(200),
    details: full,
    priceReason: 'ş'.repeat(500),
  }))
  expect(await send('POST', '/trpc/offers.create', { userId, note: full, lines: offered }, staff)).toBe(200)
})

// API-13
test('what no field could hold is refused as before', async () => {
  const room = 'x'.repeat(70_000)
  expect(await send('POST', '/api/auth/login', { email: room, password: room })).toBe(413)
  expect(await send('POST', '/api/basket/quote', { lines: [], more: 'x'.repeat(2_000_000) })).toBe(413)
  expect(await send('POST', '/trpc/nothing.here', { more: room })).toBe(413)
  const order = await makeOrder(app.deps.db, userId, service)
  expect(await send('POST', `/api/order/${order.id}/notes`, { text: full }, staff)).toBe(201)
})
