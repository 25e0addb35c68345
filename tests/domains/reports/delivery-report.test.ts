import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bakuDate } from '../../../src/lib/days.ts'
import { type CourierShop, openCourierShop } from '../courier-days/courier-shop.ts'

let shop: CourierShop
let owner: string
beforeAll(async () => {
  shop = await openCourierShop()
  owner = await shop.app.signIn(['orders', 'discounts'])
})
afterAll(() => shop.close())

const today = () => bakuDate(shop.app.deps.now())
const span = () => ({ from: today(), to: today() })
const report = (asked: { from: string; to: string } = span()) => shop.owner.reports.delivery.query(asked)
const rowOf = async (id: number | null) => (await report()).rows.find((row) => row.id === id)
const sum = (values: readonly number[]) => Math.round(values.reduce((all, one) => all + one, 0) * 100) / 100

// DEL-56
describe('the report of deliveries', () => {
  test('is empty where nothing went', async () => {
    const { rows, ...total } = await report()
    expect(rows).toEqual([])
    expect(total).toMatchObject({
      shipments: 0,
      delivered: 0,
      failed: 0,
      failedShare: null,
      charged: 0,
      cash: 0,
    })
  })

  test('says by way what was delivered, failed, was charged and what couriers collected', async () => {
    const { courier, pickup } = shop.ways
    const [one, two, three] = [await shop.packed(), await shop.packed(), await shop.packed()]
    const { token } = await shop.begin([one.id, two.id, three.id])
    expect((await shop.deliver(token, { id: one.id, collected: 105 })).status).toBe(200)
    expect((await shop.fail(token, { id: two.id })).status).toBe(200)
    const collected = await shop.ready(shop.byPickup)
    await shop.staff.shipments.pack.mutate({ id: collected.shipment.id })
    const phoneEnd = collected.customer.phoneNumber.replaceAll(/\D/g, '').slice(-4)
    await shop.staff.shipments.pickUp.mutate({
      id: collected.shipment.id,
      code: phoneEnd,
      takenBy: 'Günel',
      collected: 100,
    })
    expect(await rowOf(courier.id)).toMatchObject({
      kind: 'ownCourier',
      name: 'Kuryer',
      name_ru: 'Курьер',
      shipments: 2,
      delivered: 1,
      failed: 1,
      failedShare: 50,
      charged: 15,
      cash: 105,
    })
    // What is paid at the counter is no courier's cash.
    expect(await rowOf(pickup.id)).toMatchObject({
      shipments: 1,
      delivered: 1,
      failed: 0,
      charged: 0,
      cash: 0,
    })
    const { status, body } = await shop.app.rest('GET', `/report/delivery?${new URLSearchParams(span())}`, {
      token: owner,
    })
    expect([status, body.data]).toEqual([200, await report()])
  })

  test('counts one that failed and was delivered then as both, once', async () => {
    const { id } = await shop.packed()
    const first = await shop.begin([id])
    await shop.fail(first.token, { id })
    await shop.staff.shipments.replan.mutate({ id })
    await shop.staff.shipments.pack.mutate({ id })
    const second = await shop.begin([id])
    await shop.fail(second.token, { id })
    await shop.staff.shipments.replan.mutate({ id })
    await shop.staff.shipments.pack.mutate({ id })
    const before = await rowOf(shop.ways.courier.id)
    const third = await shop.begin([id])
    expect((await shop.deliver(third.token, { id })).status).toBe(200)
    const after = await rowOf(shop.ways.courier.id)
    expect([before?.shipments, before?.delivered, before?.failed]).toEqual([3, 1, 2])
    expect([after?.shipments, after?.delivered, after?.failed, after?.failedShare]).toEqual([3, 2, 2, 66.7])
  })

  test('adds up to the charges of shipments and to the cash of couriers in the ledger', async () => {
    const lives = [
      await shop.packed(),
      await shop.packed({ wayId: shop.ways.post.id, address: shop.byCourier.address }),
      await shop.placed(),
    ]
    await shop.owner.delivery.deleteWay.mutate({ id: shop.ways.post.id })
    expect(lives).toHaveLength(3)
    const charges = await shop.db.charge.findMany({ where: { shipmentId: { not: null }, removedAt: null } })
    const cash = await shop.db.payment.findMany({ where: { courierDayId: { not: null } } })
    const { rows, ...total } = await report()
    for (const name of ['shipments', 'delivered', 'failed', 'charged', 'cash'] as const)
      expect(sum(rows.map((row) => row[name]))).toBe(total[name])
    expect(total.charged).toBe(sum(charges.map(({ amount }) => amount / 100)))
    expect(total.cash).toBe(sum(cash.map(({ amount }) => amount / 100)))
    expect(total.charged).toBeGreaterThan(20)
    expect(rows.find(({ id }) => id === null)).toMatchObject({ kind: 'post', name: 'Poçt', charged: 4 })
    const { name } = shop.ways.post
    const csv = await fetch(
      `${shop.app.url}/api/report/export?${new URLSearchParams({ ...span(), report: 'delivery', format: 'csv' })}`,
      { headers: { authorization: `Bearer ${owner}` } },
    )
    expect(await csv.text()).toContain(name)
  })

  test('stands beside the span before, and is for areas 8 and 9', async () => {
    const day = (offset: number) =>
      bakuDate(new Date(shop.app.deps.now().getTime() + offset * 24 * 60 * 60 * 1000))
    const { shipments, charged } = await report()
    // From the first of a month on it would be compared with the month before.
    const ahead = day(1).endsWith('-01') ? { from: day(2), to: day(3) } : { from: day(1), to: day(1) }
    expect(await report(ahead)).toMatchObject({
      shipments: 0,
      shipmentsBefore: shipments,
      charged: 0,
      chargedBefore: charged,
      cash: 0,
    })
    const cashier = await shop.app.signIn(['orders'])
    const asked = `/report/delivery?${new URLSearchParams(span())}`
    expect((await shop.app.rest('GET', asked, { token: cashier })).status).toBe(403)
  })
})
