import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string[]
let userId: number
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  staff = [await app.signIn(['newOrders', 'orders']), await app.signIn('SuperAdmin')]
  userId = (await makeUser(app.deps.db)).id
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())

const makePending = async () => (await makeOrder(app.deps.db, userId, service)).id
const eventsOf = (orderId: number) => app.deps.db.orderEvent.findMany({ where: { orderId } })

// ORD-7
test('of 50 confirmations at once exactly one wins with its price, the others get 409', async () => {
  const id = await makePending()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      app.rest('PUT', '/order', { token: staff[index % 2], json: { Id: id, price: index + 1 } }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(49).fill(409)])
  const winner = answers.findIndex((answer) => answer.status === 200)
  const order = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
  expect(order.price).toBe((winner + 1) * 100)
  expect(await eventsOf(id)).toMatchObject([{ to: 'Accepted', price: order.price }])
  const [mails] = await app.deps.db.$queryRawUnsafe<{ count: number }[]>(
    `SELECT count(*)::int FROM pgboss.job WHERE name = 'mail' AND (data->>'orderId')::int = $1`,
    id,
  )
  expect(mails?.count).toBe(1)
})

// ORD-7
test('a new order that is confirmed and cancelled at once is one of both, with as many events as answers', async () => {
  for (let round = 0; round < 15; round++) {
    const id = await makePending()
    const [confirmed, cancelled] = await Promise.all([
      app.rest('PUT', '/order', { token: staff[0], json: { Id: id, price: 20 } }),
      app.rest('DELETE', `/order/${id}`, { token: staff[1] }),
    ])
    const order = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
    const succeeded = [confirmed, cancelled].filter((answer) => answer.status === 200)
    expect([200, 409]).toContain(confirmed?.status)
    expect([200, 409]).toContain(cancelled?.status)
    expect(await eventsOf(id)).toHaveLength(succeeded.length)
    expect(succeeded.length).toBeGreaterThan(0)
    // Both may succeed one after the other: an accepted order may be cancelled, a cancelled one not accepted.
    expect(order.status).toBe(cancelled.status === 200 ? 'NotApproved' : 'Accepted')
    expect(order.price).toBe(confirmed.status === 200 ? 2000 : null)
  }
})

test('of 10 moves to the next status at once one wins', async () => {
  const { id } = await makeOrder(app.deps.db, userId, service, { status: 'Accepted' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.rest('PUT', `/order/${id}/status`, { token: staff[index % 2], json: { status: 'InProduction' } }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await eventsOf(id)).toHaveLength(1)
})
