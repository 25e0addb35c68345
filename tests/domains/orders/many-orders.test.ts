import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { readPdf } from '../../support/read-pdf.ts'

let app: TestApp
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
let customerToken: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
  customer = await makeUser(app.deps.db)
  customerToken = await makeToken(app.deps.db, customer.id)
  service = await makeService(app.deps.db, { prices: [{ count: 100, price: 2550 }] })
})
afterAll(() => app.close())

const makeIn = async (status: OrderStatus) =>
  (await makeOrder(app.deps.db, customer.id, service, { status })).id
const place = async (count = 100) =>
  (await app.trpc(customerToken).orders.place.mutate({ serviceId: service.id, count })).id
const emailsOf = async (id: number) =>
  (
    await app.deps.db.$queryRawUnsafe<{ kind: string }[]>(
      `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' AND (data->>'orderId')::int = $1`,
      id,
    )
  ).map(({ kind }) => kind)

describe('several orders at once', () => {
  // ORD-20
  test('are accepted at their suggested prices; each tells what became of it', async () => {
    const ids = [await place(), await place(200)]
    const unpriced = await makeIn('Pending')
    const accepted = await makeIn('Accepted')
    const asked = [...ids, unpriced, accepted, 2147483647]
    const answer = await app.rest('PUT', '/order/many', { token: staff, json: { Ids: asked } })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject([
      { id: ids[0], order: { status: 'Accepted', price: 25.5 }, error: null },
      { id: ids[1], order: { status: 'Accepted', price: 51 }, error: null },
      { id: unpriced, order: null, error: { code: 'VALIDATION', message: 'Qiyməti daxil edin' } },
      { id: accepted, order: null, error: { code: 'CONFLICT' } },
      { id: 2147483647, order: null, error: { code: 'NOT_FOUND' } },
    ])
    const { items } = await app.trpc(staff).history.ofRecord.query({ kind: 'order', id: ids[0] ?? 0 })
    expect(items).toHaveLength(1)
  })

  test('a double click does nothing twice: one event and one mail each', async () => {
    const ids = [await place(), await place(), await place()]
    const { orders } = app.trpc(staff)
    const answers = await Promise.all([
      orders.confirmMany.mutate({ ids: [...ids, ...ids] }),
      orders.confirmMany.mutate({ ids }),
    ])
    const results = answers.flat()
    expect(results).toHaveLength(6)
    expect(results.filter(({ error }) => error === null)).toHaveLength(3)
    for (const id of ids) {
      expect(await app.deps.db.orderEvent.count({ where: { orderId: id, to: 'Accepted' } })).toBe(1)
      expect((await emailsOf(id)).filter((kind) => kind === 'orderAccepted')).toHaveLength(1)
    }
  })

  test('are moved on, and back again within the time of an undo', async () => {
    const ids = [await makeIn('Accepted'), await makeIn('Accepted')]
    const ready = await makeIn('Ready')
    const moved = await app.rest('PUT', '/order/many/status', {
      token: staff,
      json: { ids: [...ids, ready], status: 'InProduction' },
    })
    expect(moved.body.data).toMatchObject([
      { order: { status: 'InProduction' } },
      { order: { status: 'InProduction' } },
      { order: null, error: { code: 'CONFLICT' } },
    ])
    const undone = await app.rest('POST', '/order/many/undo', { token: staff, json: { ids } })
    expect(undone.body.data).toMatchObject([
      { order: { status: 'Accepted' } },
      { order: { status: 'Accepted' } },
    ])
  })

  test('are cancelled for one reason, each only with the area that its status needs', async () => {
    const onlyNew = await app.signIn(['newOrders'])
    const [pending, accepted] = [await makeIn('Pending'), await makeIn('Accepted')]
    const answer = await app.rest('DELETE', '/order/many', {
      token: onlyNew,
      json: { ids: [pending, accepted], reason: 'Maşın təmirdədir' },
    })
    expect(answer.body.data).toMatchObject([
      { id: pending, order: { status: 'NotApproved', reason: 'Maşın təmirdədir' } },
      { id: accepted, order: null, error: { code: 'FORBIDDEN' } },
    ])
    expect((await app.deps.db.order.findUniqueOrThrow({ where: { id: accepted } })).status).toBe('Accepted')
    expect(await emailsOf(pending)).toEqual(['orderNotApproved'])
  })

  // ORD-20
  test('none, more than 100, or malformed ids are 400; without the area nothing is read (403)', async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    for (const ids of [undefined, [], many, ['abc'], [0], [1.5]]) {
      for (const [method, path] of [
        ['PUT', '/order/many'],
        ['PUT', '/order/many/status'],
        ['DELETE', '/order/many'],
        ['POST', '/order/many/undo'],
      ] as const) {
        const answer = await app.rest(method, path, { token: staff, json: { ids, status: 'Ready' } })
        expect(answer.status, `${method} ${path} ${JSON.stringify(ids)}`).toBe(400)
      }
    }
    const keeper = await app.signIn(['orders'])
    const id = await makeIn('Pending')
    expect((await app.rest('PUT', '/order/many', { token: keeper, json: { ids: [id] } })).status).toBe(403)
    expect(
      (await app.rest('DELETE', '/order/many', { token: customerToken, json: { ids: [id] } })).status,
    ).toBe(403)
  })

  test('their job tickets are one PDF, a page each', async () => {
    const ids = [await makeIn('Accepted'), await makeIn('Ready'), await makeIn('InProduction')]
    const answer = await app.trpc(staff).orders.jobTickets.query({ ids })
    const { pages, lines } = readPdf(Buffer.from(answer.content, 'base64'))
    expect(pages).toBe(3)
    for (const id of ids) expect(lines).toContain(String(id))
    const onlyNew = await app.signIn(['newOrders'])
    const query = { ids: `[${ids}]` }
    expect((await app.rest('GET', '/order/jobtickets.pdf', { token: onlyNew, query })).status).toBe(403)
    const missing = { ids: '[2147483647]' }
    expect((await app.rest('GET', '/order/jobtickets.pdf', { token: staff, query: missing })).status).toBe(
      404,
    )
  })
})
