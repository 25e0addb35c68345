import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { writePurchase } from '../../../src/domains/purchases/write-purchase.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let customer: Awaited<ReturnType<typeof makeUser>>
let token: string
let service: Awaited<ReturnType<typeof makeService>>
let bags: Awaited<ReturnType<typeof makeService>>
let product: Awaited<ReturnType<typeof makeProduct>>

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  customer = await makeUser(db)
  token = await makeToken(db, customer.id)
  service = await makeService(db, { name: 'Vizit kartı', prices: [{ count: 100, price: 1500 }] })
  bags = await makeService(db, { name: 'Paket' })
  product = await makeProduct(db, bags.id, { name: 'Kağız paket', prices: [{ count: 10, price: 4000 }] })
})
afterAll(() => app.close())

type Answer = { id: number; orders: { id: number; status: string }[] }

const place = (lines: object[], options: { token?: string; key?: string } = {}) =>
  app.rest('POST', '/purchase', {
    token: options.token ?? token,
    json: { lines },
    headers: options.key ? { 'idempotency-key': options.key } : {},
  })

const twoLines = () => [
  { serviceId: service.id, count: 200, comment: 'Mat' },
  { ServiceId: bags.id, servicetypeid: product.id, count: '10' },
]

const counts = async () => ({
  orders: await app.deps.db.order.count(),
  purchases: await app.deps.db.purchase.count(),
})

async function emailsOf(orderIds: number[]): Promise<string[]> {
  const jobs = await app.deps.db.$queryRawUnsafe<{ kind: string }[]>(
    `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' AND (data->>'orderId')::int = ANY($1::int[])`,
    orderIds,
  )
  return jobs.map((job) => job.kind).sort()
}

describe('a purchase', () => {
  // PUR-1, PUR-3
  test('is an order a line, with names, prices, events and one email to each side', async () => {
    const answer = await place(twoLines())
    expect(answer.status).toBe(201)
    const { id, orders } = answer.body.data as Answer
    expect(orders).toMatchObject([
      {
        appUser: { id: customer.id, name: customer.name },
        service: { id: service.id, name: 'Vizit kartı' },
        serviceType: null,
        count: 200,
        comment: 'Mat',
        price: null,
        status: 'Pending',
        quote: { total: 30 },
      },
      {
        service: { name: 'Paket' },
        serviceType: { id: product.id, name: 'Kağız paket' },
        count: 10,
        comment: '',
        quote: { total: 40 },
      },
    ])
    const ids = orders.map((order) => order.id)
    const { db } = app.deps
    expect(await db.order.count({ where: { purchaseId: id, userId: customer.id } })).toBe(2)
    expect(await db.orderEvent.findMany({ where: { orderId: { in: ids } } })).toMatchObject([
      { orderId: ids[0], actorId: customer.id, from: null, to: 'Pending', price: null },
      { orderId: ids[1], actorId: customer.id, from: null, to: 'Pending', price: null },
    ])
    expect(await emailsOf(ids)).toEqual(['purchaseReceived', 'purchaseReceivedCompany'])
  })

  // PUR-3
  test('of one line sends the emails of an order', async () => {
    const answer = await place([{ serviceId: service.id, count: 1 }])
    const { orders } = answer.body.data as Answer
    expect(await emailsOf(orders.map(({ id }) => id))).toEqual(['orderReceived', 'orderReceivedCompany'])
  })

  test('through tRPC with the same answer', async () => {
    const lines = [{ serviceId: service.id, count: 100 }]
    const { orders } = await app.trpc(token).purchases.place.mutate({ lines })
    expect(orders).toMatchObject([{ status: 'Pending', comment: '', count: 100, price: null }])
  })

  test('keeps a line without tiers without a price, as a single order does', async () => {
    const plain = await makeService(app.deps.db)
    const answer = await place([
      { serviceId: plain.id, count: 5 },
      { serviceId: service.id, count: 1 },
    ])
    const { orders } = answer.body.data as Answer
    expect(orders).toMatchObject([{ quote: null }, { quote: { total: 15 } }])
    const [{ nulls }] = await app.deps.db.$queryRaw<[{ nulls: boolean }]>`
      SELECT quote IS NULL AS nulls FROM orders WHERE id = ${orders[0]?.id}`
    expect(nulls).toBe(true)
  })

  test('gives each order the artwork slot of its product', async () => {
    const { db } = app.deps
    const profile = await db.preflightProfile.create({
      data: { kind: 'card', name: 'Kart', rules: defaultProfiles.card },
    })
    const card = await makeService(db)
    await db.service.update({ where: { id: card.id }, data: { artwork: 'Required', profileId: profile.id } })
    const answer = await place([
      { serviceId: card.id, count: 5 },
      { serviceId: service.id, count: 5 },
    ])
    const [first, second] = (answer.body.data as Answer).orders
    expect(
      await db.artwork.findMany({
        where: { orderId: { in: [first?.id ?? 0, second?.id ?? 0] } },
        orderBy: { orderId: 'asc' },
      }),
    ).toMatchObject([
      { orderId: first?.id, state: 'Missing', profile: { kind: 'card' } },
      { orderId: second?.id, state: 'Optional', profile: null },
    ])
  })

  // PUR-4
  test('is said wherever its orders are read, and not to the holder of a link', async () => {
    const alone = await app.trpc(token).orders.place.mutate({ serviceId: service.id, count: 1 })
    const { id, orders } = (await place(twoLines())).body.data as Answer
    const [first, second] = orders.map((order) => order.id)
    const together = { purchaseId: id, siblings: [second] }
    expect(await app.trpc(token).orders.byId.query({ id: first ?? 0 })).toMatchObject(together)
    const mine = await app.trpc(token).orders.mine.query()
    expect(mine.find((order) => order.id === first)).toMatchObject(together)
    expect(mine.find((order) => order.id === alone.id)).toMatchObject({ purchaseId: null, siblings: [] })
    const staff = app.trpc(await app.signIn(['newOrders', 'orders']))
    expect((await staff.orders.new.query()).find((order) => order.id === first)).toMatchObject(together)
    const listed = await staff.orders.list.query({ pageSize: 3 })
    expect(listed.items.find((order) => order.id === second)).toMatchObject({
      purchaseId: id,
      siblings: [first],
    })
    const link = await app.rest('POST', `/order/${first}/links`, { token, json: {} })
    const headers = { 'x-order-link': (link.body.data as { token: string }).token }
    const linked = await app.rest('GET', '/order/linked', { headers })
    expect(linked.body.data).toMatchObject({ id: first, purchaseId: id, siblings: [] })
    const called = await fetch(`${app.url}/trpc/orderLinks.order`, { headers })
    expect(await called.json()).toEqual({ result: { data: linked.body.data } })
    // What was placed alone is a part of nothing, also when its route was that of a purchase.
    const single = (await place([{ serviceId: service.id, count: 1 }])).body.data as Answer
    const own = await app.trpc(token).orderLinks.create.mutate({ id: single.orders[0]?.id ?? 0 })
    const read = await app.rest('GET', '/order/linked', { headers: { 'x-order-link': own.token } })
    expect(read.body.data).toMatchObject({ purchaseId: null, siblings: [] })
  })
})

describe('a purchase is refused', () => {
  // PUR-1
  test('as a whole, with every wrong line named', async () => {
    const before = await counts()
    const other = await makeProduct(app.deps.db, service.id, { state: false })
    const answer = await place([
      { serviceId: service.id, count: 1 },
      { serviceId: 2147483647, count: 1 },
      { serviceId: bags.id, count: 1 },
      { serviceId: service.id, serviceTypeId: other.id, count: 1 },
    ])
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([
      { path: 'lines.1.serviceId' },
      { path: 'lines.2.serviceTypeId' },
      { path: 'lines.3.serviceTypeId' },
    ])
    const counted = await place([
      { serviceId: service.id, count: 1 },
      { serviceId: service.id, count: 0, comment: 'a'.repeat(2001) },
    ])
    expect(counted.status).toBe(400)
    expect(counted.body.errors).toMatchObject([{ path: 'lines.1.count' }, { path: 'lines.1.comment' }])
    expect(await counts()).toEqual(before)
  })

  // PUR-1
  test.each([
    ['without lines', []],
    ['with more than 50', Array.from({ length: 51 }, () => ({ serviceId: 1, count: 1 }))],
    ['with lines that are none', ['x', 3]],
  ])('%s: 400', async (_, lines) => {
    expect((await place(lines as object[])).status).toBe(400)
  })

  test('without lines at all, or without a token', async () => {
    expect((await app.rest('POST', '/purchase', { token, json: {} })).status).toBe(400)
    expect((await app.rest('POST', '/purchase', { json: { lines: [] } })).status).toBe(401)
  })

  // PUR-1
  test('when its orders are more than the account may place in an hour', async () => {
    const strict = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
    try {
      const own = await makeService(strict.deps.db)
      const user = await strict.signIn('Client')
      const lines = Array.from({ length: 50 }, () => ({ serviceId: own.id, count: 1 }))
      const ask = (json: object) => strict.rest('POST', '/purchase', { token: user, json })
      expect((await ask({ lines })).status).toBe(201)
      expect((await ask({ lines: lines.slice(0, 11) })).status).toBe(429)
      expect(await strict.deps.db.order.count()).toBe(50)
    } finally {
      await strict.close()
    }
  })
})

// PUR-2
describe('an Idempotency-Key', () => {
  test('makes a repeat answer the first orders, whatever staff did since', async () => {
    const first = await place(twoLines(), { key: 'repeat' })
    const [order] = (first.body.data as Answer).orders
    const staff = await app.signIn(['newOrders'])
    await app.rest('PUT', '/order', { token: staff, json: { id: order?.id, price: 12 } })
    const before = await counts()
    const again = await place(twoLines(), { key: 'repeat' })
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(await counts()).toEqual(before)
  })

  test('makes ten at once one purchase with equal bodies', async () => {
    const before = await counts()
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(twoLines(), { key: 'at once' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await counts()).toEqual({ orders: before.orders + 2, purchases: before.purchases + 1 })
  })

  test('with other lines is 409, also when both run at once, and belongs to its caller', async () => {
    expect((await place(twoLines(), { key: 'other' })).status).toBe(201)
    expect((await place(twoLines().slice(1), { key: 'other' })).status).toBe(409)
    const answers = await Promise.all(
      [1, 2, 3].map((count) => place([{ serviceId: service.id, count }], { key: 'race' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const stranger = await app.signIn('Client')
    expect((await place(twoLines().slice(1), { key: 'other', token: stranger })).status).toBe(201)
  })

  test('is not used up by a refused call', async () => {
    expect((await place([{ serviceId: 2147483647, count: 1 }], { key: 'refused' })).status).toBe(400)
    expect((await place(twoLines(), { key: 'refused' })).status).toBe(201)
  })
})

// PUR-1
test('orders are written within a transaction of somebody else, accepted where they have a price, or not at all', async () => {
  const { deps } = app
  const { id: staff } = await makeUser(deps.db, [8])
  const item = {
    serviceId: service.id,
    serviceName: 'Vizit kartı',
    serviceName_ru: '',
    serviceName_en: '',
    service: { photo: null },
    productId: null,
    product: null,
    grams: null,
    quote: null,
    productName: 'Quraşdırma',
    productName_ru: 'Монтаж',
    productName_en: 'Mounting',
  }
  const lines = [
    { item, count: 1, comment: '', price: 12_000, priceReason: 'Razılaşdıq' },
    { item, count: 2, comment: '' },
  ]
  const common = { userId: customer.id, actorId: staff, language: null, tellsCompany: false }
  const before = await counts()
  const write = (fails: boolean) =>
    deps.db.$transaction(async (tx) => {
      const written = await writePurchase(deps, tx, { ...common, at: deps.now(), lines })
      if (fails) throw new Error('later')
      return written
    })
  await expect(write(true)).rejects.toThrow('later')
  expect(await counts()).toEqual(before)
  const { orders } = await write(false)
  expect(orders).toMatchObject([
    { status: 'Accepted', price: 120, serviceType: { id: 0, name: 'Quraşdırma', name_ru: 'Монтаж' } },
    { status: 'Pending', price: null },
  ])
  const events = await deps.db.orderEvent.findMany({
    where: { orderId: orders[0]?.id ?? 0 },
    orderBy: { id: 'asc' },
  })
  expect(events).toMatchObject([
    { actorId: staff, from: null, to: 'Pending', price: null },
    { actorId: staff, from: 'Pending', to: 'Accepted', price: 12_000 },
  ])
  expect(await emailsOf(orders.map(({ id }) => id))).toEqual(['purchaseReceived'])
  // The reason is for staff only.
  const [first] = orders
  const read = await app.trpc(await app.signIn(['orders'])).orders.byId.query({ id: first?.id ?? 0 })
  expect(read).toMatchObject({ priceReason: 'Razılaşdıq', serviceType: { name: 'Quraşdırma' } })
  expect(JSON.stringify(await app.trpc(token).orders.byId.query({ id: first?.id ?? 0 }))).not.toContain(
    'Razılaşdıq',
  )
})
