import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArtworkOrder } from '../../support/artwork.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: ReturnType<TestApp['trpc']>
let token: string
let kind: { id: number }
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['newOrders', 'orders', 'services'])
  staff = app.trpc(token)
  customer = await makeUser(app.deps.db)
})
afterAll(() => app.close())
// A service of a kind of work of its own, whose days hold one order of 100 pieces and not two.
beforeEach(async () => {
  // Tuesday, 24 November 2020, 10:00 in Baku.
  app.setNow(new Date('2020-11-24T06:00:00Z'))
  await staff.production.updateSettings.mutate({ byCapacity: false })
  kind = await staff.production.createKind.mutate({ name: 'Tikiş', capacityMinutes: 100 })
  service = await makeService(app.deps.db, { prices: [{ count: 100, price: 1500 }] })
  const work = { id: service.id, workKindId: kind.id, productionDays: 0, minutesPer1000: 600 }
  await staff.production.updateServiceWork.mutate(work)
})

const order = async (count = 100) => (await makeOrder(app.deps.db, customer.id, service, { count })).id
const promisedOf = async (id: number) => (await staff.orders.byId.query({ id })).promise.promisedOn
const accepted = async (more: { byCapacity?: boolean } = {}) => {
  const id = await order()
  await staff.orders.confirm.mutate({ id, price: 15, ...more })
  return promisedOf(id)
}
const line = (count = 100) => ({ serviceId: service.id, count })
const roomOf = async (ids: number[], lines: ReturnType<typeof line>[] = []) =>
  (await app.rest('POST', '/production/room', { token, json: { ids, lines } })).body.data

// PROD-13
describe('a day that is full', () => {
  test('is said before orders are accepted, with the next free day, counting those beside it', async () => {
    const [first, second, third] = [await order(), await order(), await order()]
    const free = { usual: '2020-11-24', day: '2020-11-24', isFull: false, room: '2020-11-24', roomDays: 0 }
    const full = { usual: '2020-11-24', day: '2020-11-24', isFull: true }
    const rooms = await roomOf([second, first], [line()])
    expect(rooms).toMatchObject({
      orders: [
        { id: second, ...free, kind: { name: 'Tikiş' } },
        { id: first, ...full, room: '2020-11-25', roomDays: 1 },
      ],
      lines: [{ ...full, room: '2020-11-26', roomDays: 2 }],
    })
    expect(await staff.production.room.query({ ids: [second, first], lines: [line()] })).toEqual(rooms)
    await staff.orders.confirm.mutate({ id: third, price: 15 })
    expect(await roomOf([first])).toMatchObject({ orders: [{ ...full, room: '2020-11-25' }] })
  })

  test('is promised all the same, unless staff say otherwise: one, many, at the counter', async () => {
    expect(await accepted()).toBe('2020-11-24')
    expect(await accepted()).toBe('2020-11-24')
    expect(await accepted({ byCapacity: true })).toBe('2020-11-25')
    const two = [await order(), await order()]
    for (const id of two) await app.deps.db.order.update({ where: { id }, data: { quote: quoteOf(15) } })
    await app.rest('PUT', '/order/many', { token, json: { ids: two, byCapacity: true } })
    expect(await Promise.all(two.map(promisedOf))).toEqual(['2020-11-26', '2020-11-27'])
    const taken = await staff.purchases.take.mutate({
      customerId: customer.id,
      byCapacity: true,
      lines: [line(), line()],
    })
    const days = await Promise.all(taken.orders.map(({ id }) => promisedOf(id)))
    expect(days).toEqual(['2020-11-30', '2020-12-01'])
  })

  test('goes to the next with room everywhere once promises go by capacity', async () => {
    const changed = await app.rest('PUT', '/production/settings', { token, json: { byCapacity: true } })
    expect(changed.body.data).toMatchObject({ byCapacity: true })
    expect(await accepted()).toBe('2020-11-24')
    const { ready, own, byCapacity } = await app
      .trpc()
      .production.readyDayOfService.query({ id: service.id, count: 100 })
    expect([ready, own, byCapacity]).toEqual([[{ days: 0, day: '2020-11-25' }], '2020-11-25', true])
    const lines = [
      { id: 'a', ...line() },
      { id: 'b', ...line() },
    ]
    const basket = await app.trpc().basket.quote.mutate({ lines, language: 'az' })
    expect(basket.lines.map(({ readyOn }) => readyOn)).toEqual(['2020-11-25', '2020-11-26'])
    expect(await accepted()).toBe('2020-11-25')
  })

  test('is reckoned for an order that waits for its artwork, until its clock starts', async () => {
    const { db } = app.deps
    expect(await accepted()).toBe('2020-11-24')
    const id = await makeArtworkOrder(db, customer.id, { status: 'Accepted' })
    await db.order.update({ where: { id }, data: { serviceId: service.id, productId: null, count: 100 } })
    const said = async () =>
      (await app.trpc(await makeToken(db, customer.id)).orders.byId.query({ id })).promise
    expect(await said()).toMatchObject({ promisedOn: null, readyOn: '2020-11-24' })
    await staff.production.updateSettings.mutate({ byCapacity: true })
    expect(await said()).toMatchObject({ promisedOn: null, readyOn: '2020-11-25' })
    await staff.artwork.skip.mutate({ id })
    expect(await said()).toMatchObject({ promisedOn: '2020-11-25' })
  })

  test('holds one of two that are accepted at the same time', async () => {
    await staff.production.updateSettings.mutate({ byCapacity: true })
    const ids = await Promise.all(Array.from({ length: 6 }, () => order()))
    await Promise.all(ids.map((id) => staff.orders.confirm.mutate({ id, price: 15 })))
    const days = await Promise.all(ids.map(promisedOf))
    expect(new Set(days).size).toBe(6)
  })
})

const quoteOf = (azn: number) => ({
  tier: { count: 100, price: azn * 100 },
  next: null,
  total: azn * 100,
  base: azn * 100,
  saving: 0,
  kind: null,
  percentageBp: 0,
  unitPrice: azn,
})

// PROD-4
test('what the program guesses of a kind of work is a guess until somebody saves it', async () => {
  const [ofset] = await staff.production.kinds.query()
  expect(ofset).toMatchObject({ id: 1, isGuess: true })
  expect((await staff.production.kinds.query()).find(({ id }) => id === kind.id)?.isGuess).toBe(false)
  const saved = await app.rest('PUT', '/production/workkinds/1', { token, json: { capacityMinutes: 480 } })
  expect(saved.body.data).toMatchObject({ id: 1, isGuess: false })
})
