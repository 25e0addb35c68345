import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderMoneyOf } from '../../../src/domains/order-money/order-money.ts'
import { orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { moneyState } from '../../../src/domains/orders/orders-of-money.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let cards: Awaited<ReturnType<typeof makeService>>
let banners: Awaited<ReturnType<typeof makeService>>
let leyla: Awaited<ReturnType<typeof makeUser>>
let orxan: Awaited<ReturnType<typeof makeUser>>
const ids: Record<'first' | 'night' | 'day' | 'banner', number> = { first: 0, night: 0, day: 0, banner: 0 }

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  staff = await app.signIn(['orders'])
  cards = await makeService(db, { name: 'Vizit kartları' })
  banners = await makeService(db, { name: 'Bannerlər' })
  leyla = await makeUser(db, 'Client', { name: 'Leyla' })
  orxan = await makeUser(db, 'Client', { name: 'Orxan' })
  const place = async (
    who: { id: number },
    what: typeof cards,
    createdAt: string,
    data: Parameters<typeof makeOrder>[3] = {},
  ) => (await makeOrder(db, who.id, what, { createdAt: new Date(createdAt), ...data })).id
  ids.first = await place(leyla, cards, '2026-11-01T10:00:00Z', { status: 'Accepted', price: 4000 })
  // 00:30 on the 20th in Baku, though the 19th in UTC.
  ids.night = await place(leyla, cards, '2026-11-19T20:30:00Z')
  ids.day = await place(orxan, cards, '2026-11-20T19:59:59Z', { status: 'Accepted', price: 6050 })
  ids.banner = await place(orxan, banners, '2026-11-20T20:00:00Z', { status: 'Ready', price: 900 })
})
afterAll(() => app.close())

async function listed(query: Record<string, string | number>): Promise<number[]> {
  const answer = await app.rest('GET', '/Order/GetOrders', { token: staff, query })
  const rest = (answer.body.data as { id: number }[]).map(({ id }) => id)
  const { items } = await app.trpc(staff).orders.list.query(query as never)
  expect(items.map(({ id }) => id)).toEqual(rest)
  return rest
}

describe('all orders are filtered', () => {
  test('by service and by customer, together with the status', async () => {
    expect(await listed({ serviceId: cards.id })).toEqual([ids.day, ids.night, ids.first])
    expect(await listed({ appUserId: leyla.id })).toEqual([ids.night, ids.first])
    expect(await listed({ serviceId: cards.id, appUserId: orxan.id })).toEqual([ids.day])
    expect(await listed({ serviceId: cards.id, status: 'Accepted' })).toEqual([ids.day, ids.first])
    expect(await listed({ serviceId: 2147483647 })).toEqual([])
  })

  // ORD-17
  test('by days in Baku, both included', async () => {
    expect(await listed({ from: '2026-11-20', to: '2026-11-20' })).toEqual([ids.day, ids.night])
    expect(await listed({ from: '2026-11-21' })).toEqual([ids.banner])
    expect(await listed({ to: '2026-11-19' })).toEqual([ids.first])
    expect(await listed({ from: '2026-11-21', to: '2026-11-20' })).toEqual([])
  })

  // ORD-17
  test('by the days of completion', async () => {
    const { db } = app.deps
    const id = ids.banner
    const completed = { orderId: id, actorId: leyla.id, from: 'Ready', to: 'Completed' } as const
    await db.orderEvent.create({ data: { ...completed, createdAt: new Date('2026-11-30T20:30:00Z') } })
    const days = { days: 'completed', from: '2026-12-01', to: '2026-12-01' }
    expect(await listed(days)).toEqual([])
    await db.order.update({ where: { id }, data: { status: 'Completed' } })
    expect(await listed(days)).toEqual([id])
    expect(await listed({ ...days, status: 'Accepted' })).toEqual([])
    expect(await listed({ ...days, from: '2026-12-02', to: '2026-12-31' })).toEqual([])
    await db.order.update({ where: { id }, data: { status: 'Ready' } })
  })

  // ORD-17
  test('by price, both ends included, without those that have none yet; and sorted by customer', async () => {
    expect(await listed({ minPrice: 9, maxPrice: 40 })).toEqual([ids.banner, ids.first])
    expect(await listed({ minPrice: '40,01' })).toEqual([ids.day])
    expect(await listed({ maxPrice: 8.99 })).toEqual([])
    const sorted = { sort: 'customer', direction: 'asc' }
    expect(await listed(sorted)).toEqual([ids.first, ids.night, ids.day, ids.banner])
    expect(await listed({ sort: 'customer' })).toEqual([ids.banner, ids.day, ids.night, ids.first])
    expect(await listed({ ...sorted, page: 2, pageSize: 3 })).toEqual([ids.banner])
  })

  // PAY-53
  test('by how their money stands, exactly as each of them says it', async () => {
    const { db } = app.deps
    const facts = { total: 4000, depositBp: 5000 }
    await db.orderMoney.create({ data: { orderId: ids.first, ...facts, dueOn: new Date('2026-11-10') } })
    await db.orderMoney.create({ data: { orderId: ids.day, total: 6050, depositBp: 0, paid: 6050 } })
    await db.orderMoney.create({ data: { orderId: ids.banner, total: 900, depositBp: 0, paid: 1000 } })
    app.setNow(new Date('2026-11-20T08:00:00Z'))
    expect(await listed({ money: 'depositDue' })).toEqual([ids.first])
    expect(await listed({ money: 'overdue' })).toEqual([ids.first])
    expect(await listed({ money: 'paid', status: 'Accepted' })).toEqual([ids.day])
    expect(await listed({ money: 'overpaid', name: 'orxan' })).toEqual([ids.banner])
    expect(await listed({ money: 'refunded' })).toEqual([])
    const counts = await app.trpc(staff).orders.statusCounts.query({ money: 'paid' })
    expect(counts.find(({ status }) => status === 'Accepted')?.count).toBe(1)
    app.setNow(null)
    const sums = [0, 1, 10, 50, 99, 100, 101]
    for (const total of [0, 1, 99, 100])
      for (const paid of sums)
        for (const [refunded, refunding, kept, depositBp, isOnTerms] of [
          [0, 0, 0, 0, false],
          [0, 0, 0, 5000, false],
          [0, 0, 0, 10_000, true],
          [10, 0, 0, 5000, false],
          [10, 0, total, 0, false],
          [0, 10, 0, 5000, false],
        ] as const) {
          const of = { total, paid, refunded, refunding, kept, depositBp, isOnTerms }
          await db.orderMoney.update({ where: { orderId: ids.first }, data: of })
          const { state } = orderMoneyOf({ ...of, dueOn: null }, '2026-11-20')
          const [row] = await db.$queryRaw<{ state: string }[]>`
            SELECT ${moneyState} AS state FROM order_money WHERE order_id = ${ids.first}`
          expect(row?.state, JSON.stringify(of)).toBe(state)
        }
    await db.orderMoney.deleteMany()
  })

  test('by what is searched for, as the search finds it, and paged', async () => {
    expect(await listed({ name: 'leyla' })).toEqual([ids.night, ids.first])
    expect(await listed({ name: 'LEYLA vizit' })).toEqual([])
    expect(await listed({ name: `№ ${ids.banner}` })).toEqual([ids.banner])
    expect(
      await listed({ name: 'vizit kartlari', sort: 'price', direction: 'asc', pageSize: 2, page: 2 }),
    ).toEqual([ids.night])
    expect(await listed({ name: ' ' })).toHaveLength(4)
  })

  test('and sorted by status in the order of the work', async () => {
    expect(await listed({ sort: 'status', direction: 'asc' })).toEqual([
      ids.night,
      ids.first,
      ids.day,
      ids.banner,
    ])
  })

  test.each([
    { from: 'yesterday' },
    { to: '2026-02-30' },
    { serviceId: 'abc' },
    { appUserId: 0 },
    { money: 'rich' },
  ])('but not by %o', async (query) => {
    const answer = await app.rest('GET', '/Order/GetOrders', { token: staff, query: query as never })
    expect(answer.status).toBe(400)
  })

  test('the counts by status follow the filter and say what the orders cost', async () => {
    const counts = await app.trpc(staff).orders.statusCounts.query({ serviceId: cards.id })
    expect(counts.map(({ status }) => status)).toEqual(orderStatusNames)
    const found = counts.filter(({ status }) => status !== 'NotApproved' && status !== 'Completed')
    expect(found.flatMap(({ status, count, total }) => (count > 0 ? [[status, count, total]] : []))).toEqual([
      ['Pending', 1, 0],
      ['Accepted', 2, 100.5],
    ])
    const rest = await app.rest('GET', '/Order/GetOrderStatusCounts', {
      token: staff,
      query: { serviceId: cards.id, status: 'Ready' },
    })
    expect(rest.body.data).toEqual(counts)
  })
})

describe('what can be filtered by', () => {
  test('services that were ordered, the most ordered first, also those that are gone', async () => {
    await app.deps.db.service.update({ where: { id: banners.id }, data: { deletedAt: new Date() } })
    const services = await app.trpc(staff).orders.services.query()
    expect(services).toEqual([
      {
        id: cards.id,
        name: 'Vizit kartları',
        name_ru: 'Vizit kartları ru',
        name_en: 'Vizit kartları en',
        count: 3,
      },
      expect.objectContaining({ id: banners.id, count: 1 }),
    ])
    expect((await app.rest('GET', '/Order/GetOrderServices', { token: staff })).body.data).toEqual(services)
  })

  test('customers who have ordered, by name or phone or id, without their e-mail', async () => {
    await makeUser(app.deps.db, 'Client', { name: 'Leyla' })
    const found = await app.trpc(staff).orders.customers.query({ name: 'leyla' })
    const { id, name, surname, phoneNumber } = leyla
    expect(found).toEqual([{ id, name, surname, phoneNumber, count: 2 }])
    const byId = await app.rest('GET', '/Order/GetOrderCustomers', { token: staff, query: { appUserId: id } })
    expect(byId.body.data).toEqual(found)
    expect(await app.trpc(staff).orders.customers.query({})).toHaveLength(2)
  })
})
