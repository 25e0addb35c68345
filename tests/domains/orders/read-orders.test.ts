import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
let token: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db)
  token = await makeToken(app.deps.db, customer.id)
})

type Row = { id: number }
const idsOf = (answer: { body: { data: never } }) => (answer.body.data as Row[]).map((order) => order.id)
const make = (data: Parameters<typeof makeOrder>[3] = {}) =>
  makeOrder(app.deps.db, customer.id, service, data)

describe("a user's orders", () => {
  test('are his own, newest first, through both faces and both addresses', async () => {
    const other = await makeUser(app.deps.db)
    await makeOrder(app.deps.db, other.id, service)
    const older = await make({ createdAt: new Date('2026-01-01') })
    const newer = await make({ status: 'NotApproved' })
    const expected = [newer.id, older.id]
    expect(idsOf(await app.rest('GET', `/order/getuserorders/${customer.id}`, { token }))).toEqual(expected)
    expect(idsOf(await app.rest('GET', '/order/mine', { token }))).toEqual(expected)
    expect((await app.trpc(token).orders.mine.query()).map((order) => order.id)).toEqual(expected)
    const ofUser = await app.trpc(token).orders.ofUser.query({ userId: customer.id })
    expect(ofUser.map((order) => order.id)).toEqual(expected)
  })

  // ORD-10
  test("somebody else's are 403, whether or not he exists, and need area 8", async () => {
    const other = await makeUser(app.deps.db)
    for (const userId of [other.id, 2147483647]) {
      expect((await app.rest('GET', `/order/getuserorders/${userId}`, { token })).status).toBe(403)
      await expect(app.trpc(token).orders.ofUser.query({ userId })).rejects.toMatchObject({
        data: { code: 'FORBIDDEN' },
      })
    }
    const order = await make()
    const onlyNew = await app.signIn(['newOrders'])
    const get = (caller?: string, id: unknown = customer.id) =>
      app.rest('GET', `/order/getuserorders/${id}`, { token: caller })
    expect((await get(onlyNew)).status).toBe(403)
    expect((await get()).status).toBe(401)
    expect(idsOf(await get(staff))).toEqual([order.id])
    expect((await get(staff, 2147483647)).status).toBe(404)
    expect((await get(staff, 'abc')).status).toBe(400)
  })
})

describe('one order', () => {
  // ORD-8
  test('shows its owner the moves without names, staff with them', async () => {
    const { id } = await make()
    await app.rest('PUT', '/order', { token: staff, json: { Id: id, price: 30 } })
    await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status: 'InProduction' } })
    const own = await app.trpc(token).orders.byId.query({ id })
    const plain = { id: expect.any(Number), kind: 'moved', oldPrice: null, reason: null, isUndone: false }
    expect(own.events).toEqual([
      {
        from: expect.objectContaining({ name_en: 'Pending' }),
        to: expect.objectContaining({ name_en: 'Accepted', name_ru: 'Принят' }),
        at: expect.stringMatching(/Z$/),
        price: 30,
        ...plain,
      },
      {
        from: expect.objectContaining({ name_en: 'Accepted' }),
        to: expect.objectContaining({ name_en: 'In production' }),
        at: expect.stringMatching(/Z$/),
        price: null,
        ...plain,
      },
    ])
    const seen = await app.rest('GET', `/order/${id}`, { token: staff })
    expect(seen.body.data).toMatchObject({ id, price: 30, events: [{ actor: { name: 'Aysel' } }, {}] })
  })

  test("is 404 for a customer when it is somebody else's, as when there is none", async () => {
    const { id } = await make()
    const other = await app.signIn('Client')
    for (const unseen of [id, 2147483647]) {
      expect((await app.rest('GET', `/order/${unseen}`, { token: other })).status).toBe(404)
    }
    expect((await app.rest('GET', `/order/${id}`, { token: await app.signIn(['newOrders']) })).status).toBe(
      200,
    )
    expect((await app.rest('GET', `/order/${id}`)).status).toBe(401)
    expect((await app.rest('GET', '/order/abc', { token })).status).toBe(400)
  })
})

describe('new orders', () => {
  // ORD-12
  test('are the pending ones, with what the customer ordered and spent before', async () => {
    await make({ status: 'Completed', price: 12_345, acceptedAt: new Date() })
    await make({ status: 'Accepted', price: 999, acceptedAt: new Date('2020-01-01') })
    await make({ status: 'NotApproved', price: 777 })
    const first = await make()
    const second = await make()
    const answer = await app.rest('GET', '/order/getneworders', { token: staff })
    const rows = (answer.body.data as (Row & { appUser: Row })[]).filter(
      (order) => order.appUser.id === customer.id,
    )
    expect(rows).toMatchObject([
      { id: second.id, price: null, customer: { orders: 5, budget: 123.45 } },
      { id: first.id, status: 'Pending', customer: { orders: 5, budget: 123.45 } },
    ])
  })

  test('are counted cheaply for the sidebar, and both need area 7', async () => {
    const list = await app.trpc(staff).orders.new.query()
    const { count } = await app.trpc(staff).orders.newCount.query()
    expect(count).toBe(list.length)
    const rest = await app.rest('GET', '/Order/GetNewOrdersCount', { token: staff })
    expect(rest.body.data).toEqual({ count })
    const without = await app.signIn(['orders'])
    for (const path of ['/Order/GetNewOrders', '/Order/GetNewOrdersCount']) {
      expect((await app.rest('GET', path, { token: without })).status).toBe(403)
    }
  })
})

describe('all orders', () => {
  test('are paged, newest first, in every status, for area 8', async () => {
    const made = [await make({ status: 'Completed' }), await make({ status: 'NotApproved' }), await make()]
    const total = await app.deps.db.order.count()
    const answer = await app.rest('GET', '/Order/GetOrders', {
      token: staff,
      query: { page: 1, pageSize: 2 },
    })
    expect(idsOf(answer)).toEqual([made[2]?.id, made[1]?.id])
    expect(JSON.parse(answer.headers.get('pagination') ?? '')).toEqual({
      totalItems: total,
      itemsPerPage: 2,
      currentPage: 1,
      totalPages: Math.ceil(total / 2),
    })
    const second = await app.trpc(staff).orders.list.query({ page: 2, pageSize: 2 })
    expect(second.items[0]?.id).toBe(made[0]?.id)
    expect(second.pagination.totalItems).toBe(total)
    expect(
      (await app.rest('GET', '/Order/GetOrders', { token: await app.signIn(['newOrders']) })).status,
    ).toBe(403)
  })

  test('show the picture of the product, else of the service', async () => {
    const { db } = app.deps
    const picture = (key: string) =>
      db.media.create({ data: { key, extension: 'webp', width: 1, height: 1, bytes: 1 } })
    const pictured = await db.service.create({
      data: { name: 'Stend', photoId: (await picture('service')).id },
    })
    const product = await makeProduct(db, pictured.id)
    await db.product.update({ where: { id: product.id }, data: { photoId: (await picture('product')).id } })
    const ofService = await makeOrder(db, customer.id, pictured)
    const ofProduct = await app.trpc(token).orders.place.mutate({
      serviceId: pictured.id,
      serviceTypeId: product.id,
      count: 1,
    })
    const photos = new Map(
      (await app.trpc(token).orders.mine.query()).map((order) => [order.id, order.photoUrl]),
    )
    expect(photos.get(ofService.id)).toBe('/media/service.webp')
    expect(photos.get(ofProduct.id)).toBe('/media/product.webp')
  })

  // ORD-3
  test('of a deleted customer stay, with his name', async () => {
    const order = await make()
    await app.deps.db.user.update({ where: { id: customer.id }, data: { deletedAt: new Date() } })
    const found = await app.trpc(staff).orders.list.query({})
    expect(found.items[0]).toMatchObject({ id: order.id, appUser: { name: customer.name } })
  })
})
