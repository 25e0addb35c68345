import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let customer: Awaited<ReturnType<typeof makeUser>>
let token: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  customer = await makeUser(app.deps.db)
  token = await makeToken(app.deps.db, customer.id)
  service = await makeService(app.deps.db, {
    name: 'Vizit kartı',
    prices: [
      { count: 100, price: 1500 },
      { count: 500, price: 5000 },
    ],
  })
})
afterAll(() => app.close())

const place = (json: object, options: { token?: string; key?: string } = {}) =>
  app.rest('POST', '/order', {
    token: options.token ?? token,
    json,
    headers: options.key ? { 'idempotency-key': options.key } : {},
  })

const ordersInTable = () => app.deps.db.order.count()

async function emailsOf(orderId: number): Promise<string[]> {
  const jobs = await app.deps.db.$queryRawUnsafe<{ kind: string }[]>(
    `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' AND (data->>'orderId')::int = $1`,
    orderId,
  )
  return jobs.map((job) => job.kind).sort()
}

describe('an order is placed', () => {
  // ORD-1
  test('with all fields of the contract, by the token, at the time of the server', async () => {
    const before = Date.now()
    const answer = await place({
      APPUSERID: customer.id,
      serviceId: String(service.id),
      serviceTypeId: null,
      orderDate: '1999-01-01T00:00:00.000Z',
      price: 1,
      status: 'Accepted',
      comment: '  Mat laminasiya  ',
      Count: '200',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      appUser: {
        id: customer.id,
        name: customer.name,
        surname: customer.surname,
        phoneNumber: customer.phoneNumber,
      },
      orderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      service: {
        id: service.id,
        name: 'Vizit kartı',
        name_ru: 'Vizit kartı ru',
        name_en: 'Vizit kartı en',
      },
      serviceType: null,
      count: 200,
      price: null,
      comment: 'Mat laminasiya',
      orderStatus: { id: 1, name: 'Gözləmədə', name_ru: 'В ожидании', name_en: 'Pending' },
      status: 'Pending',
      photoUrl: null,
      quote: {
        tier: { count: 100, price: 15 },
        base: 30,
        percentage: 0,
        kind: null,
        total: 30,
        saving: 0,
      },
      reason: null,
    })
    const { id, orderDate } = answer.body.data as { id: number; orderDate: string }
    expect(Date.parse(orderDate)).toBeGreaterThanOrEqual(before)
    expect(await app.deps.db.orderEvent.findMany({ where: { orderId: id } })).toMatchObject([
      { actorId: customer.id, from: null, to: 'Pending', price: null },
    ])
    expect(await emailsOf(id)).toEqual(['orderReceived', 'orderReceivedCompany'])
  })

  test('through tRPC with the same answer', async () => {
    const order = await app.trpc(token).orders.place.mutate({ serviceId: service.id, count: 100 })
    expect(order).toMatchObject({ status: 'Pending', comment: '', count: 100, price: null })
    expect(order.appUser.id).toBe(customer.id)
  })

  test('with empty fields, but not as a form', async () => {
    const fields = { serviceId: service.id, serviceTypeId: '', count: 1, comment: '' }
    expect((await app.rest('POST', '/order', { token, json: fields })).status).toBe(201)
    expect((await app.rest('POST', '/order', { token, form: fields })).status).toBe(415)
  })

  // ORD-3
  test('of a product, whose names and price it keeps, whatever becomes of it', async () => {
    const other = await makeService(app.deps.db, { prices: [{ count: 1, price: 100 }] })
    const product = await makeProduct(app.deps.db, other.id, {
      name: 'Kubok',
      prices: [{ count: 10, price: 4000 }],
    })
    await app.deps.db.discount.create({ data: { limit: 1, percentageBp: 500 } })
    await app.deps.db.campaign.create({
      data: {
        title: 'a',
        description: 'b',
        percentageBp: 1250,
        services: { create: { serviceId: other.id } },
      },
    })
    const answer = await place({ serviceId: other.id, serviceTypeId: product.id, count: 10 })
    expect(answer.body.data).toMatchObject({
      serviceType: { id: product.id, name: 'Kubok', name_ru: 'Kubok ru', name_en: 'Kubok en' },
      quote: { base: 40, percentage: 12.5, kind: 'campaign', total: 35, saving: 5 },
    })
    const { id } = answer.body.data as { id: number }
    await app.deps.db.product.update({
      where: { id: product.id },
      data: { name: 'x', deletedAt: new Date() },
    })
    await app.deps.db.service.update({ where: { id: other.id }, data: { name: 'y', deletedAt: new Date() } })
    expect(await app.trpc(token).orders.byId.query({ id })).toMatchObject({
      service: { name: other.name },
      serviceType: { name: 'Kubok' },
      quote: { total: 35 },
    })
  })
})

describe('an order is refused', () => {
  // ORD-1
  test('for somebody else: 403, whether or not he exists', async () => {
    const other = await makeUser(app.deps.db)
    const before = await ordersInTable()
    for (const appUserId of [other.id, 2147483647]) {
      expect((await place({ appUserId, serviceId: service.id, count: 1 })).status).toBe(403)
    }
    expect(await ordersInTable()).toBe(before)
  })

  test('without a token: 401', async () => {
    expect((await app.rest('POST', '/order', { json: {} })).status).toBe(401)
  })

  test('for a service that is unknown, switched off or deleted: 400', async () => {
    const hidden = await makeService(app.deps.db, { state: false })
    const deleted = await makeService(app.deps.db)
    await app.deps.db.service.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } })
    for (const serviceId of [2147483647, hidden.id, deleted.id]) {
      const answer = await place({ serviceId, count: 1 })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toMatchObject([{ path: 'serviceId' }])
    }
  })

  // ORD-2
  test('without a product where the service has visible ones: 400; with hidden ones only it is not needed', async () => {
    const withProducts = await makeService(app.deps.db)
    const product = await makeProduct(app.deps.db, withProducts.id)
    const answer = await place({ serviceId: withProducts.id, count: 1 })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path: 'serviceTypeId' }])
    await app.deps.db.product.update({ where: { id: product.id }, data: { state: false } })
    expect((await place({ serviceId: withProducts.id, count: 1 })).status).toBe(201)
    const hidden = await place({ serviceId: withProducts.id, serviceTypeId: product.id, count: 1 })
    expect(hidden.status).toBe(400)
  })

  // ORD-2
  test('for a product of another service: 400', async () => {
    const other = await makeService(app.deps.db)
    const product = await makeProduct(app.deps.db, other.id)
    expect((await place({ serviceId: service.id, serviceTypeId: product.id, count: 1 })).status).toBe(400)
  })

  // ORD-2
  test.each([0, -1, 1.5, 'many', null, undefined, 2147483648])('for the count %s: 400', async (count) => {
    const answer = await place({ serviceId: service.id, count })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path: 'count' }])
  })

  // ORD-2
  test('for a comment over 2000 characters: 400', async () => {
    expect((await place({ serviceId: service.id, count: 1, comment: 'a'.repeat(2001) })).status).toBe(400)
    expect((await place({ serviceId: service.id, count: 1, comment: 'ə'.repeat(2000) })).status).toBe(201)
  })
})

// ORD-9
describe('an Idempotency-Key', () => {
  test('makes a repeat answer the first order with the same body, even after staff accepted it', async () => {
    const json = { serviceId: service.id, count: 7, comment: 'bir' }
    const first = await place(json, { key: 'repeat' })
    const staff = await app.signIn(['newOrders'])
    const { id } = first.body.data as { id: number }
    await app.rest('PUT', '/order', { token: staff, json: { Id: id, price: 12 } })
    const again = await place({ ...json, orderDate: 'later', appUserId: customer.id }, { key: 'repeat' })
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(await emailsOf(id)).toEqual(['orderAccepted', 'orderReceived', 'orderReceivedCompany'])
  })

  test('makes 20 placings at once one order with equal bodies', async () => {
    const before = await ordersInTable()
    const json = { serviceId: service.id, count: 9 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(json, { key: 'at once' })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await ordersInTable()).toBe(before + 1)
    const first = answers.map((answer) => answer.body.data as { id: number })[0]
    expect(await app.deps.db.orderEvent.count({ where: { orderId: first?.id } })).toBe(1)
    expect(await emailsOf(first?.id ?? 0)).toHaveLength(2)
  })

  test('with another body is 409, also when both run at once', async () => {
    expect((await place({ serviceId: service.id, count: 1 }, { key: 'other' })).status).toBe(201)
    for (const change of [{ count: 2 }, { comment: 'x' }]) {
      const answer = await place({ serviceId: service.id, count: 1, ...change }, { key: 'other' })
      expect(answer.status).toBe(409)
      expect(answer.body.code).toBe('CONFLICT')
    }
    const answers = await Promise.all(
      [1, 2, 3, 4].map((count) => place({ serviceId: service.id, count }, { key: 'race' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
  })

  test('is not used up by a refused call', async () => {
    expect((await place({ serviceId: 2147483647, count: 1 }, { key: 'refused' })).status).toBe(400)
    expect((await place({ serviceId: service.id, count: 3 }, { key: 'refused' })).status).toBe(201)
  })

  test('belongs to its caller', async () => {
    const json = { serviceId: service.id, count: 11 }
    const mine = await place(json, { key: 'same' })
    const other = await place(json, { key: 'same', token: await app.signIn('Client') })
    expect(other.status).toBe(201)
    expect((other.body.data as { id: number }).id).not.toBe((mine.body.data as { id: number }).id)
  })

  test('still answers when the service is no longer on sale', async () => {
    const gone = await makeService(app.deps.db)
    const json = { serviceId: gone.id, count: 1 }
    const first = await place(json, { key: 'gone' })
    await app.deps.db.service.update({ where: { id: gone.id }, data: { state: false } })
    expect((await place(json, { key: 'gone' })).body).toEqual(first.body)
  })

  test('of more than 255 characters is 400', async () => {
    expect((await place({ serviceId: service.id, count: 1 }, { key: 'k'.repeat(256) })).status).toBe(400)
    expect((await place({ serviceId: service.id, count: 1 }, { key: 'k'.repeat(255) })).status).toBe(201)
  })
})
