import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type DeliveryShop, openDeliveryShop, rest } from '../shipments/delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
})
afterAll(() => shop.close())

/** On a Friday; staff are signed in at another time. */
async function onFriday<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  shop.app.setNow(new Date('2026-12-04T10:00:00+04:00'))
  return ask().finally(() => shop.app.setNow(null))
}
const read = (...days: string[]) => {
  const asked = days.map((day) => `ready=${day}`).join('&')
  return onFriday(async () => (await shop.app.rest('GET', `/delivery/arrivals?${asked}`)).body.data)
}
const guest = () => shop.app.trpc()

// DEL-39. Courier and post go from Monday to Friday; a courier takes a day, the post three to five.
describe('the earliest days at the customer’s', () => {
  test('are told of several days at once, through both faces', async () => {
    const expected = [
      { ready: '2026-12-08', pickup: '2026-12-08', courier: '2026-12-09', post: '2026-12-11' },
      { ready: '2026-12-11', pickup: '2026-12-11', courier: '2026-12-14', post: '2026-12-16' },
    ]
    expect(await read('2026-12-08', '2026-12-11')).toEqual(expected)
    const ready = ['2026-12-08', '2026-12-11']
    expect(await onFriday(() => guest().delivery.arrivals.query({ ready }))).toEqual(expected)
    expect(await guest().delivery.arrivals.query({ ready: [] })).toEqual([])
  })

  test('of several couriers the fastest counts, and of ways that aren’t shown none', async () => {
    const fast = await shop.owner.delivery.createWay.mutate({
      kind: 'courierFirm',
      name: 'Firma',
      isShown: true,
      daysFrom: 0,
      daysTo: 1,
    })
    expect(await read('2026-12-08')).toMatchObject([{ courier: '2026-12-08' }])
    await shop.owner.delivery.updateWay.mutate({ id: fast.id, isShown: false })
    for (const { id } of [shop.ways.courier, shop.ways.post])
      await shop.owner.delivery.updateWay.mutate({ id, isShown: false })
    onTestFinished(async () => {
      for (const { id } of [shop.ways.courier, shop.ways.post])
        await shop.owner.delivery.updateWay.mutate({ id, isShown: true })
    })
    expect(await read('2026-12-08')).toEqual([
      { ready: '2026-12-08', pickup: '2026-12-08', courier: null, post: null },
    ])
  })

  test('what can’t be a day is refused', async () => {
    expect((await shop.app.rest('GET', '/delivery/arrivals?ready=nonsense')).status).toBe(400)
  })
})

// DEL-39
describe('beside the orders of a customer', () => {
  test('each shipment that isn’t over is told with its days, to its customer alone', async () => {
    const { customer, orderIds } = await shop.placed(shop.byCourier, 2)
    const own = async (token: string) => rest(shop.app, token).get('/order/mine/deliveries')
    expect((await own(customer.token)).data).toMatchObject([
      { orderIds, kind: 'ownCourier', status: 'Planned', days: null },
    ])
    const ready = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const data = { promisedOn: new Date(ready) }
    await shop.db.order.updateMany({ where: { id: { in: orderIds } }, data })
    const [first] = await customer.trpc.shipments.own.query()
    const [arrival] = await guest().delivery.arrivals.query({ ready: [ready] })
    expect(first?.days).toEqual({ from: arrival?.courier, to: arrival?.courier })
    expect((await own((await shop.newCustomer()).token)).data).toEqual([])
    for (const id of orderIds) await shop.owner.orders.cancel.mutate({ id, reason: 'Sınaq' })
    expect(await customer.trpc.shipments.own.query()).toEqual([])
  })
})
