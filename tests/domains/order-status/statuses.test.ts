import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gateNames } from '../../../src/domains/order-status/gates.ts'
import {
  areasFor,
  gatesOf,
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
  spendStatuses,
  transitions,
  unpricedStatuses,
} from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let userId: number
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
  userId = (await makeUser(app.deps.db)).id
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())

const makeIn = async (status: OrderStatus) => (await makeOrder(app.deps.db, userId, service, { status })).id
const statusOf = async (id: number) => (await app.deps.db.order.findUniqueOrThrow({ where: { id } })).status
const eventsOf = (orderId: number) =>
  app.deps.db.orderEvent.findMany({ where: { orderId }, orderBy: { id: 'asc' } })

async function emailsOf(orderId: number): Promise<string[]> {
  const jobs = await app.deps.db.$queryRawUnsafe<{ kind: string }[]>(
    `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' AND (data->>'orderId')::int = $1`,
    orderId,
  )
  return jobs.map((job) => job.kind)
}

// ORD-4, CUS-1
describe('the table of statuses agrees with the database', () => {
  const named = (text: string | undefined) =>
    text?.match(/'\w+'::order_status/g)?.map((name) => name.split("'")[1])

  test('the same statuses, in the same order', async () => {
    const rows = await app.deps.db.$queryRaw<{ name: string }[]>`
      SELECT enumlabel AS name FROM pg_enum WHERE enumtypid = 'order_status'::regtype ORDER BY enumsortorder`
    expect(rows.map(({ name }) => name)).toEqual(orderStatusNames)
  })

  test('what counts as spent has a price, and is indexed', async () => {
    const [row] = await app.deps.db.$queryRaw<{ index: string; check: string }[]>`
      SELECT pg_get_indexdef('orders_spend_idx'::regclass) AS index,
        (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'orders_price_check') AS check`
    expect(named(row?.index)).toEqual(spendStatuses)
    const [, mustHave, mustNot] = row?.check.match(/status <> ALL \((.*?)\)\).*status <> (.*)/s) ?? []
    expect(named(mustHave)).toEqual(spendStatuses)
    expect(named(mustNot)).toEqual(unpricedStatuses)
  })
})

// PRO-6
test('every gate stands before a status', () => {
  expect(new Set(orderStatusNames.flatMap(gatesOf))).toEqual(new Set(gateNames))
})

/** What a call tries: the same acts through REST. */
const attempts: { name: string; to: OrderStatus; act: string; send: (id: number) => Promise<number> }[] = [
  {
    name: 'PUT /order',
    to: 'Accepted',
    act: 'confirm',
    send: async (id) =>
      (await app.rest('PUT', '/order', { token: staff, json: { Id: id, price: 10 } })).status,
  },
  {
    name: 'DELETE /order/{id}',
    to: 'NotApproved',
    act: 'cancel',
    send: async (id) => (await app.rest('DELETE', `/order/${id}`, { token: staff })).status,
  },
  ...orderStatusNames.map((to) => ({
    name: `PUT /order/{id}/status ${to}`,
    to,
    act: 'move',
    send: async (id: number) =>
      (await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status: to } })).status,
  })),
]

describe('the table of transitions', () => {
  // ORD-4
  test('is the one of the contract', () => {
    expect([...new Set(transitions.map(({ from, to }) => `${from} → ${to}`))]).toEqual([
      'Pending → Accepted',
      'Pending → NotApproved',
      'Accepted → NotApproved',
      'Accepted → InProduction',
      'InProduction → Ready',
      'Ready → Completed',
    ])
    expect(Object.values(orderStatuses).map((status) => status.name_en)).toEqual([
      'Pending',
      'Accepted',
      'In production',
      'Ready',
      'Completed',
      'Not approved',
    ])
    expect(areasFor('cancel')).toEqual(['newOrders', 'orders'])
  })
})

describe.each(orderStatusNames)('an order in %s', (from) => {
  // ORD-4
  test.each(attempts)(
    '$name: as the table says, with an event, else 409 and nothing changed',
    async (attempt) => {
      const { to, act, send } = attempt
      const id = await makeIn(from)
      const isAllowed = transitions.some((way) => way.from === from && way.to === to && way.act === act)
      expect(await send(id)).toBe(isAllowed ? 200 : 409)
      expect(await statusOf(id)).toBe(isAllowed ? to : from)
      const events = await eventsOf(id)
      expect(events.map((event) => [event.from, event.to])).toEqual(isAllowed ? [[from, to]] : [])
    },
  )
})

describe('confirming', () => {
  // ORD-5
  test('sets the price, the time and the actor, tells the customer, and answers the order', async () => {
    const id = await makeIn('Pending')
    const answer = await app.rest('PUT', '/order', { token: staff, json: { Id: id, Price: '12,35' } })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      id,
      price: 12.35,
      orderStatus: { id: 2, name: 'Qəbul edilib', name_ru: 'Принят', name_en: 'Accepted' },
    })
    const row = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ price: 1235, status: 'Accepted', acceptedAt: expect.any(Date) })
    const [event] = await eventsOf(id)
    expect(event).toMatchObject({ price: 1235, from: 'Pending', to: 'Accepted' })
    expect(event?.createdAt).toEqual(row.acceptedAt)
    expect(event?.actorId).not.toBe(userId)
    expect(await emailsOf(id)).toEqual(['orderAccepted'])
  })

  // ORD-5
  test.each([undefined, null, ''])('without a price (%s) is 400 with "Qiyməti daxil edin"', async (price) => {
    const id = await makeIn('Pending')
    const answer = await app.rest('PUT', '/order', { token: staff, json: { Id: id, price } })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([{ path: 'price', message: answer.body.message }])
    expect(answer.body.message).toMatch(/^(Enter the price|Qiyməti daxil edin)$/)
    expect(await statusOf(id)).toBe('Pending')
  })

  test.each([0, -1, 'much', 0.001, 10_000_001])('at the price %s is 400', async (price) => {
    const id = await makeIn('Pending')
    expect((await app.rest('PUT', '/order', { token: staff, json: { Id: id, price } })).status).toBe(400)
    expect(await statusOf(id)).toBe('Pending')
  })

  test('an unknown order is 404, a malformed id 400', async () => {
    const put = (Id: unknown) => app.rest('PUT', '/order', { token: staff, json: { Id, price: 1 } })
    expect((await put(2147483647)).status).toBe(404)
    expect((await put('abc')).status).toBe(400)
    expect((await put(undefined)).status).toBe(400)
  })
})

describe('cancelling', () => {
  // ORD-6
  test('keeps the order, its price and its events, and tells the customer', async () => {
    const id = await makeIn('Accepted')
    const answer = await app.rest('DELETE', `/ORDER/${id}`, { token: staff })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ id, price: 50, orderStatus: { name_en: 'Not approved' } })
    expect(await emailsOf(id)).toEqual(['orderNotApproved'])
  })

  // ORD-6
  test('a new order needs area 7, an accepted one area 8, and neither may do what the other may', async () => {
    const forNew = await app.signIn(['newOrders'])
    const forOrders = await app.signIn(['orders'])
    const remove = async (token: string, status: OrderStatus) =>
      (await app.rest('DELETE', `/order/${await makeIn(status)}`, { token })).status
    expect(await remove(forNew, 'Accepted')).toBe(403)
    expect(await remove(forOrders, 'Pending')).toBe(403)
    expect(await remove(forNew, 'Pending')).toBe(200)
    expect(await remove(forOrders, 'Accepted')).toBe(200)
    expect(await remove(await app.signIn(['users']), 'Pending')).toBe(403)
    expect((await app.rest('DELETE', '/order/2147483647', { token: staff })).status).toBe(404)
  })
})

describe('moving on', () => {
  test('goes step by step, an unknown status is 400, an unknown order 404', async () => {
    const id = await makeIn('Accepted')
    const put = (path: string, status: unknown) => app.rest('PUT', path, { token: staff, json: { status } })
    for (const status of ['InProduction', 'Ready', 'Completed']) {
      const answer = await put(`/order/${id}/status`, status)
      expect(answer.body.data).toMatchObject({ id, status })
    }
    expect((await eventsOf(id)).map((event) => event.to)).toEqual(['InProduction', 'Ready', 'Completed'])
    for (const status of ['Lost', '', undefined, 3, '__proto__']) {
      expect((await put(`/order/${id}/status`, status)).status).toBe(400)
    }
    expect((await put('/order/2147483647/status', 'Ready')).status).toBe(404)
  })

  // ORD-8
  test('events are append-only: the database refuses to change or erase one, and to erase an order', async () => {
    const id = await makeIn('Accepted')
    await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status: 'InProduction' } })
    const { db } = app.deps
    await expect(
      db.orderEvent.updateMany({ where: { orderId: id }, data: { to: 'Ready' } }),
    ).rejects.toThrow()
    await expect(db.orderEvent.deleteMany({ where: { orderId: id } })).rejects.toThrow()
    await expect(db.order.delete({ where: { id } })).rejects.toThrow()
    expect(await eventsOf(id)).toHaveLength(1)
  })
})

test('all three acts through tRPC, with the same errors', async () => {
  const trpc = app.trpc(staff)
  const id = await makeIn('Pending')
  expect(await trpc.orders.confirm.mutate({ id, price: 5 })).toMatchObject({ status: 'Accepted', price: 5 })
  await expect(trpc.orders.confirm.mutate({ id, price: 5 })).rejects.toMatchObject({
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  expect(await trpc.orders.move.mutate({ id, status: 'InProduction' })).toMatchObject({
    status: 'InProduction',
  })
  await expect(trpc.orders.cancel.mutate({ id })).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
  const other = await makeIn('Pending')
  expect(await trpc.orders.cancel.mutate({ id: other })).toMatchObject({ status: 'NotApproved' })
  const noPrice = trpc.orders.confirm.mutate({ id, price: undefined } as never)
  await expect(noPrice).rejects.toMatchObject({ data: { code: 'VALIDATION', errors: [{ path: 'price' }] } })
})
