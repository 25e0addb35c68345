import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatePrice } from '../../src/domains/catalog/pricing.ts'
import { maxQepik } from '../../src/lib/money.ts'
import { makeOrder, makeService, makeToken, makeUser, someQuote } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

const mostPieces = 100_000_000
const mostMinutes = 144_000
const areas = ['services', 'newOrders', 'orders', 'users', 'discounts'] as const

let app: TestApp
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
let customerToken: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  staff = await app.signIn(areas)
  customer = await makeUser(db)
  customerToken = await makeToken(db, customer.id)
  service = await makeService(db, { prices: [{ count: 1, price: 10 }] })
  const kind = await app.rest('POST', '/production/workkinds', {
    token: staff,
    json: { name: 'Çap', capacityMinutes: mostMinutes },
  })
  const { id: workKindId } = kind.body.data as { id: number }
  const work = { workKindId, minutesFixed: mostMinutes, minutesPer1000: mostMinutes, productionDays: 1 }
  expect(
    (await app.rest('PUT', `/production/services/${service.id}`, { token: staff, json: work })).status,
  ).toBe(200)
})
afterAll(() => app.close())

const place = (count: number, token = customerToken) =>
  app.rest('POST', '/order', {
    token,
    json: { serviceId: service.id, count },
    headers: { 'x-language': 'en' },
  })
const idOf = ({ body }: { body: { data: never } }) => (body.data as { id: number }).id

// ORD-22, PRI-9
describe('an order of the largest figures', () => {
  test('of more pieces than an order may have is refused by its count, wherever it is placed', async () => {
    for (const count of [mostPieces + 1, 2147483647]) {
      const { status, body } = await place(count)
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['count']])
      expect(body.message).toContain('100,000,000')
    }
    const line = { serviceId: service.id, count: mostPieces + 1 }
    const bought = await app.rest('POST', '/purchase', { token: customerToken, json: { lines: [line] } })
    expect([bought.status, bought.body.errors?.[0]?.path]).toEqual([400, 'lines.0.count'])
    const offered = { userId: customer.id, lines: [{ ...line, title: 'Sərbəst', price: 5 }] }
    expect((await app.rest('POST', '/quotes', { token: staff, json: offered })).status).toBe(400)
    const basket = await app.rest('POST', '/basket/quote', { json: { lines: [{ id: 'a', ...line }] } })
    expect(basket.body.data).toMatchObject({
      lines: [{ isOrderable: false, findings: [{ kind: 'count', path: 'count' }] }],
    })
  })

  test('goes the whole way at the largest price, with the most minutes', async () => {
    const placed = await place(mostPieces)
    expect(placed.status).toBe(201)
    const id = idOf(placed)
    expect(placed.body.data).toMatchObject({ quote: { total: maxQepik / 100 } })
    const many = await app.rest('PUT', '/order/many', { token: staff, json: { ids: [id] } })
    expect(many.body.data).toMatchObject([{ order: { price: maxQepik / 100 }, error: null }])
    const { promisedOn, plannedOn } = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
    expect([promisedOn, plannedOn]).toEqual([expect.any(Date), expect.any(Date)])
    // A second one finds the day full.
    const other = idOf(await place(mostPieces))
    const accepted = await app.rest('PUT', '/order', {
      token: staff,
      json: { id: other, price: '9999999.99' },
    })
    expect(accepted.status).toBe(200)

    const span = { from: '2026-01-01', to: '2026-01-10' }
    const day = plannedOn?.toISOString().slice(0, 10) ?? ''
    for (const query of [span, { from: day, to: day }])
      expect((await app.rest('GET', '/production/calendar', { token: staff, query })).status).toBe(200)
    const authorization = `Bearer ${staff}`
    for (const path of [
      '/Order/GetOrders',
      '/clients',
      '/order/export?format=csv',
      '/order/export?format=xlsx',
      `/order/${id}`,
      `/order/${id}/jobticket.pdf`,
      `/order/${id}/quote.pdf`,
      '/overview/weeks',
      '/overview/bestservices',
      '/overview/statuses',
    ]) {
      const { status } = await fetch(`${app.url}/api${path}`, { headers: { authorization } })
      expect([path, status]).toEqual([path, 200])
    }
    const moved = await app.rest('PUT', `/order/${other}/status`, {
      token: staff,
      json: { status: 'InProduction' },
    })
    expect(moved.status).toBe(200)
    expect((await app.rest('DELETE', `/order/${id}`, { token: staff })).status).toBe(200)
  })

  test('whose price would be more than a price may be is on request', async () => {
    const dear = await makeService(app.deps.db, { prices: [{ count: 1, price: maxQepik }] })
    const json = { serviceId: dear.id, count: 2 }
    const { status, body } = await app.rest('POST', '/order', { token: customerToken, json })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ quote: null })
  })

  test('that was placed before there was a bound is accepted and cancelled', async () => {
    const { db } = app.deps
    const old = async () => {
      const { id } = await makeOrder(db, customer.id, service, { count: 2147483647 })
      await db.order.update({ where: { id }, data: { quote: { ...someQuote, total: 214_748_364_700 } } })
      return id
    }
    const [first, second, third] = [await old(), await old(), idOf(await place(5))]
    const many = await app.rest('PUT', '/order/many', { token: staff, json: { ids: [first, third] } })
    expect(many.body.data).toMatchObject([
      { id: first, order: null, error: { code: 'VALIDATION' } },
      { id: third, order: { status: 'Accepted' }, error: null },
    ])
    const accepted = await app.rest('PUT', '/order', { token: staff, json: { id: first, price: 100 } })
    expect(accepted.status).toBe(200)
    for (const id of [first, second])
      expect((await app.rest('DELETE', `/order/${id}`, { token: staff })).status).toBe(200)
  })
})

// OFF-14
test('a quote of more than its sum may be is refused', async () => {
  const line = { serviceId: service.id, title: 'Böyük iş', count: 1, price: maxQepik / 100 }
  const create = (lines: object[]) =>
    app.rest('POST', '/quotes', { token: staff, json: { userId: customer.id, lines } })
  expect((await create([line, line])).status).toBe(201)
  const { status, body } = await create([line, line, line])
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'lines'])
  const taken = { customerId: customer.id, lines: Array(50).fill({ ...line, reason: 'dərsliklər' }) }
  expect((await app.rest('POST', '/order/taken', { token: staff, json: taken })).status).toBe(201)
  for (const path of ['/clients', '/overview/weeks', '/overview/bestservices'])
    expect([path, (await app.rest('GET', path, { token: staff })).status]).toEqual([path, 200])
})

// ORD-20
test('a fault with one of several orders is told of that one', async () => {
  const { db } = app.deps
  const ids = [idOf(await place(5)), idOf(await place(5)), idOf(await place(5))]
  // What no schema would let in.
  await db.order.update({ where: { id: ids[1] ?? 0 }, data: { quote: { broken: true } } })
  const many = await app.rest('PUT', '/order/many', { token: staff, json: { ids } })
  expect(many.status).toBe(200)
  expect(many.body.data).toMatchObject([
    { id: ids[0], order: { status: 'Accepted' } },
    { id: ids[1], order: null, error: { code: expect.any(String), message: expect.any(String) } },
    { id: ids[2], order: { status: 'Accepted' } },
  ])
})

// PRI-9
test('whatever the tiers and the count, a price is a whole sum that a price may be, or on request', () => {
  const tier = fc.record({
    count: fc.integer({ min: 1, max: 2147483647 }),
    price: fc.integer({ min: 1, max: maxQepik }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(tier, { maxLength: 5, selector: ({ count }) => count }),
      fc.integer({ min: 1, max: 2147483647 }),
      fc.integer({ min: 0, max: 9999 }),
      (tiers, count, campaignBp) => {
        const found = calculatePrice({ tiers, count, campaignBp })
        if (found === null) return
        for (const amount of [found.base, found.total]) {
          expect(Number.isInteger(amount) && amount >= 1 && amount <= maxQepik).toBe(true)
        }
      },
    ),
  )
})
