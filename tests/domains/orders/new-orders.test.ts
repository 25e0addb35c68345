import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

// ORD-12
test('GetNewOrders: at most the 500 oldest, or a page with its header', async () => {
  const { db } = app.deps
  const customer = await makeUser(db)
  const service = await makeService(db)
  const { id: _, ...one } = await makeOrder(db, customer.id, service)
  const data = Array.from({ length: 519 }, (_, index) => ({
    ...one,
    quote: undefined,
    options: undefined,
    createdAt: new Date(one.createdAt.getTime() + (index + 1) * 1000),
  }))
  await db.order.createMany({ data })
  const ids = (await db.order.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)
  const token = await app.signIn(['newOrders'])
  const read = async (query: Record<string, string | number> = {}) => {
    const { headers, body } = await app.rest('GET', '/order/getneworders', { token, query })
    const header = headers.get('pagination')
    return { ids: (body.data as { id: number }[]).map(({ id }) => id), header: header && JSON.parse(header) }
  }
  expect(await read()).toEqual({ ids: ids.slice(0, 500).toReversed(), header: null })
  expect((await app.trpc(token).orders.new.query()).map(({ id }) => id)).toEqual(
    ids.slice(0, 500).toReversed(),
  )
  expect(await read({ PageIndex: 2, pageSize: 50 })).toEqual({
    ids: ids.toReversed().slice(50, 100),
    header: { totalItems: 520, itemsPerPage: 50, currentPage: 2, totalPages: 11 },
  })
  expect((await read({ page: 99, pageSize: 50 })).ids).toEqual([])
  expect((await app.rest('GET', '/order/getneworders', { token, query: { page: 'x' } })).status).toBe(400)
})
