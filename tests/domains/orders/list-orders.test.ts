import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let make: (data: Parameters<typeof makeOrder>[3]) => ReturnType<typeof makeOrder>

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['orders'])
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.deps
  await db.$executeRaw`TRUNCATE orders CASCADE`
  const service = await makeService(db)
  const customer = await makeUser(db)
  make = (data) => makeOrder(db, customer.id, service, data)
})

async function listed(query: Record<string, string | number>) {
  const answer = await app.rest('GET', '/Order/GetOrders', { token: staff, query })
  const rest = (answer.body.data as { id: number }[]).map(({ id }) => id)
  const { items, pagination } = await app.trpc(staff).orders.list.query(query as never)
  expect(items.map(({ id }) => id)).toEqual(rest)
  expect(JSON.parse(answer.headers.get('pagination') ?? '')).toEqual(pagination)
  return { ids: rest, total: pagination.totalItems }
}

describe('all orders', () => {
  test('of one status are paged by themselves', async () => {
    const ready = await make({ status: 'Ready' })
    const alsoReady = await make({ status: 'Ready' })
    await make({ status: 'Accepted' })
    expect(await listed({ status: 'Ready' })).toEqual({ ids: [alsoReady.id, ready.id], total: 2 })
    expect(await listed({ status: 'Ready', page: 2, pageSize: 1 })).toEqual({ ids: [ready.id], total: 2 })
    expect(await listed({ status: 'Completed' })).toEqual({ ids: [], total: 0 })
    expect((await listed({ status: '' })).total).toBe(3)
  })

  test('are sorted by date, count or price, both ways; without a price they are last', async () => {
    const cheap = await make({
      status: 'Accepted',
      price: 100,
      count: 900,
      createdAt: new Date('2026-01-03'),
    })
    const dear = await make({ status: 'Accepted', price: 9900, count: 5, createdAt: new Date('2026-01-01') })
    const open = await make({ count: 70, createdAt: new Date('2026-01-02') })
    const ids = async (sort: string, direction: string) => (await listed({ sort, direction })).ids
    expect(await ids('date', 'asc')).toEqual([dear.id, open.id, cheap.id])
    expect(await ids('date', 'desc')).toEqual([cheap.id, open.id, dear.id])
    expect(await ids('count', 'asc')).toEqual([dear.id, open.id, cheap.id])
    expect(await ids('count', 'desc')).toEqual([cheap.id, open.id, dear.id])
    expect(await ids('price', 'asc')).toEqual([cheap.id, dear.id, open.id])
    expect(await ids('price', 'desc')).toEqual([dear.id, cheap.id, open.id])
  })

  test('page by page are the whole list, from whichever end a page is read', async () => {
    for (const price of [300, undefined, 100, undefined, 200])
      await make({ ...(price && { status: 'Accepted', price }), createdAt: new Date('2026-01-01') })
    for (const sort of ['date', 'price'])
      for (const direction of ['asc', 'desc']) {
        const { ids } = await listed({ sort, direction })
        const pages = [1, 2, 3, 4].map((page) => listed({ sort, direction, page, pageSize: 2 }))
        expect((await Promise.all(pages)).map(({ ids }) => ids)).toEqual([
          ids.slice(0, 2),
          ids.slice(2, 4),
          ids.slice(4),
          [],
        ])
      }
  })

  test('are counted rightly, whatever their dates say and whatever comes meanwhile', async () => {
    const total = async () => (await listed({ pageSize: 1 })).total
    const [old, now] = [new Date('2026-01-01'), new Date()]
    expect(await total()).toBe(0)
    await make({ createdAt: now })
    await make({ createdAt: old })
    await make({ createdAt: now })
    expect([await total(), await total()]).toEqual([3, 3])
    await make({ createdAt: old })
    expect([await total(), await total()]).toEqual([4, 4])
    await app.deps.db.$executeRaw`TRUNCATE orders CASCADE`
    expect(await total()).toBe(0)
    await make({ createdAt: old })
    expect([await total(), await total()]).toEqual([1, 1])
  })

  test('by an unknown status or sort are refused', async () => {
    const refused: Record<string, string>[] = [{ status: 'Lost' }, { sort: 'colour' }, { direction: 'up' }]
    for (const query of refused) {
      expect((await app.rest('GET', '/Order/GetOrders', { token: staff, query })).status).toBe(400)
    }
  })
})

describe('the counts by status', () => {
  test('name every status in the order of the work, for area 8', async () => {
    await make({ status: 'Ready' })
    await make({})
    await make({})
    const counts = await app.trpc(staff).orders.statusCounts.query()
    const made: Partial<Record<OrderStatus, number>> = { Pending: 2, Ready: 1 }
    expect(counts.map(({ status, count }) => [status, count])).toEqual(
      orderStatusNames.map((status) => [status, made[status] ?? 0]),
    )
    expect(counts.find(({ status }) => status === 'Ready')?.orderStatus).toMatchObject({
      name: 'Hazırdır',
      name_ru: 'Готов',
    })
    const rest = await app.rest('GET', '/Order/GetOrderStatusCounts', { token: staff })
    expect(rest.body.data).toEqual(counts)
    const without = await app.signIn(['newOrders'])
    expect((await app.rest('GET', '/Order/GetOrderStatusCounts', { token: without })).status).toBe(403)
  })
})
