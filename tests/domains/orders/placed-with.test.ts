import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let serviceId: number

beforeAll(async () => {
  app = await startTestApp()
  serviceId = (await makeService(app.deps.db, { prices: [{ count: 100, price: 1500 }] })).id
})
afterAll(() => app.close())

const newToken = async () => makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
const keyed = (key: string) => ({ 'idempotency-key': key })
const look = (token: string, key?: string) =>
  app.rest('GET', '/order/placed', { token, ...(key && { headers: keyed(key) }) })

// ORD-9
test('what a key has placed is found by its caller alone, as one order and as a purchase', async () => {
  const token = await newToken()
  expect((await look(token, 'one')).body.data).toEqual({ orders: [] })
  const one = await app.rest('POST', '/order', {
    token,
    json: { serviceId, count: 100 },
    headers: keyed('one'),
  })
  const { id } = one.body.data as { id: number }
  expect((await look(token, 'one')).body.data).toEqual({ orders: [id] })
  const both = await app.rest('POST', '/purchase', {
    token,
    json: { lines: [100, 200].map((count) => ({ serviceId, count })) },
    headers: keyed('both'),
  })
  const { orders } = both.body.data as { orders: { id: number }[] }
  expect((await look(token, 'both')).body.data).toEqual({ orders: orders.map((order) => order.id) })
  expect((await look(await newToken(), 'one')).body.data).toEqual({ orders: [] })
})

test('without a key nothing can be looked for', async () => {
  const answer = await look(await newToken())
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'Idempotency-Key' }] } })
})
