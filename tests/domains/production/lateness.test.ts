import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { daysLateOn, shownDaysLate } from '../../../src/domains/production/lateness.ts'
import { bakuDate } from '../../../src/lib/days.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const rules = { weekdays: [1, 2, 3, 4, 5], closed: new Set(['2026-11-26']) }
const promised = (promisedOn: string | null, status: OrderStatus = 'InProduction') => ({ status, promisedOn })

// PROD-5
describe('late is an order', () => {
  test.each([
    ['on its promised day', '2026-11-24', 0],
    ['on the next working day', '2026-11-25', 1],
    ['on a closed day after it', '2026-11-26', 1],
    ['on the working day after that', '2026-11-27', 2],
    ['on the Sunday after', '2026-11-29', 2],
  ])('promised for Tuesday, %s: by %s, %i', (_, today, late) => {
    expect(daysLateOn(promised('2026-11-24'), { today, rules })).toBe(late)
  })

  test('from the Saturday after a Friday on', () => {
    expect(daysLateOn(promised('2026-11-27'), { today: '2026-11-28', rules })).toBe(1)
  })

  test('from midnight in Baku on, four hours before midnight UTC', () => {
    const at = (moment: string) =>
      daysLateOn(promised('2026-11-24'), { today: bakuDate(new Date(moment)), rules })
    expect(at('2026-11-24T19:59:59Z')).toBe(0)
    expect(at('2026-11-24T20:00:00Z')).toBe(1)
  })

  test('only while the workshop is not done', () => {
    const late = orderStatusNames.filter(
      (status) => daysLateOn(promised('2026-11-24', status), { today: '2026-11-25', rules }) > 0,
    )
    expect(late).toEqual(['Pending', 'Accepted', 'InProduction'])
  })

  test('never without a promise', () => {
    expect(daysLateOn(promised(null), { today: '2026-11-25', rules })).toBe(0)
  })
})

// PROD-5
test('a page that was read before midnight says late after it, and otherwise what the server said', () => {
  const read = { ...promised('2026-11-24'), daysLate: 0 }
  expect(shownDaysLate(read, '2026-11-24')).toBe(0)
  expect(shownDaysLate(read, '2026-11-25')).toBe(1)
  expect(shownDaysLate({ ...read, daysLate: 3 }, '2026-11-27')).toBe(3)
  expect(shownDaysLate({ ...read, status: 'Ready', daysLate: 3 }, '2026-11-27')).toBe(0)
})

// PROD-5
describe('staff and customer read it with the order', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('in lists, on its page, and by its link, the same figure', async () => {
    const { db } = app.deps
    const customer = await makeUser(db)
    const [own, staff] = [await makeToken(db, customer.id), await app.signIn(['newOrders', 'orders'])]
    const service = await makeService(db)
    const { id } = await makeOrder(db, customer.id, service, { status: 'InProduction' })
    const { id: made } = await makeOrder(db, customer.id, service, { status: 'Ready' })
    const promisedOn = new Date(Date.now() - 9 * 86_400_000)
    await db.order.updateMany({ where: { id: { in: [id, made] } }, data: { promisedOn } })
    const { daysLate } = await app.trpc(staff).orders.byId.query({ id })
    expect(daysLate).toBeGreaterThanOrEqual(5)
    const lateOf = (orders: readonly { id: number; daysLate: number }[]) =>
      Object.fromEntries(orders.map((order) => [order.id, order.daysLate]))
    const all = { [id]: daysLate, [made]: 0 }
    expect(lateOf(await app.trpc(own).orders.mine.query())).toEqual(all)
    expect(lateOf((await app.trpc(staff).orders.list.query({ appUserId: customer.id })).items)).toEqual(all)
    expect((await app.trpc(own).orders.byId.query({ id })).promise.daysLate).toBe(daysLate)
    const { url } = await app.trpc(own).orderLinks.create.mutate({ id })
    const headers = { 'x-order-link': url.split('/').at(-1) ?? '' }
    const linked = await app.rest('GET', '/order/linked', { headers })
    expect(linked.body.data).toMatchObject({ id, daysLate })
  })
})
