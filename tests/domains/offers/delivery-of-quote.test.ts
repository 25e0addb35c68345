import { createTRPCClient, httpLink } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShipmentView } from '../../../src/domains/order-shipment/shipment-output.ts'
import type { AppRouter } from '../../../src/faces/router.ts'
import { byQuoteLink } from '../../support/offers.ts'
import { address, type DeliveryShop, openDeliveryShop, rest } from '../shipments/delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
})
afterAll(() => shop.close())

/** A quote of `lines`, 500 cards for 90.00 unless others are named, with its customer's calls and those of its link. */
async function quoted(lines: object[] = [{ ...shop.line, price: 90, priceReason: 'Daimi müştəri' }]) {
  const customer = await shop.newCustomer()
  const { id } = await shop.staff.offers.create.mutate({ userId: customer.id, lines: lines as never })
  await shop.staff.offers.send.mutate({ id })
  const link = (await shop.staff.offers.link.mutate({ id })).url.split('/').at(-1) ?? ''
  const own = byQuoteLink(shop.app, link, { authorization: `Bearer ${customer.token}` })
  return { customer, link, own, guest: byQuoteLink(shop.app, link) }
}
type Quoted = Awaited<ReturnType<typeof quoted>>

async function shipmentOf({ customer, own }: Quoted) {
  const [order] = (await own.read()).orders
  const { data } = await rest(shop.app, customer.token).get(`/order/${order?.id}`)
  return (data as { shipment: ShipmentView | null }).shipment
}

/** Nothing was ordered of it. */
const isOpen = async ({ customer, own }: Quoted) =>
  (await own.read()).stand === 'waiting' &&
  (await shop.db.order.count({ where: { userId: customer.id } })) === 0

// DEL-36
describe('with the acceptance of a quote its customer chooses how it comes', () => {
  test('over REST: its orders go together, at the price that was shown and with the weight of its lines', async () => {
    const line = { ...shop.line, price: 90, priceReason: 'Daimi müştəri' }
    const quote = await quoted([line, line])
    expect(await quote.own.read()).toMatchObject({
      goods: { grams: 2 * 1659, millimetres: null },
      lines: [{ grams: 1659 }, { grams: 1659 }],
    })
    const { status, body } = await quote.own.accept({ delivery: { ...shop.byCourier, expectedPrice: 5 } })
    expect(status, body.message).toBe(201)
    const shipment = await shipmentOf(quote)
    expect(shipment).toMatchObject({ kind: 'ownCourier', price: 5, grams: 2 * 1659, address })
    const ids = (await quote.own.read()).orders.map(({ id }) => id)
    expect(shipment?.orders.map(({ id }) => id)).toEqual(ids)
    const charges = await shop.db.charge.findMany({ where: { orderId: { in: ids } } })
    expect(charges).toMatchObject([{ orderId: ids[0], kind: 'delivery', amount: 500 }])
  })

  test('over tRPC, to pick up', async () => {
    const quote = await quoted()
    const { revision, hash } = await quote.own.read()
    const headers = { authorization: `Bearer ${quote.customer.token}`, 'x-quote-link': quote.link }
    const by = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${shop.app.url}/trpc`, headers })] })
    await by.offers.accept.mutate({ revision, hash, name: 'Elçin Quliyev', delivery: shop.byPickup })
    expect(await shipmentOf(quote)).toMatchObject({ kind: 'pickup', price: 0 })
  })

  test('without one its orders are handed over as before, and the way is chosen on their page', async () => {
    const quote = await quoted()
    expect((await quote.own.accept()).status).toBe(201)
    expect(await shipmentOf(quote)).toBeNull()
    const [order] = (await quote.own.read()).orders
    const { body } = await rest(shop.app, quote.customer.token).put(`/order/${order?.id}/delivery`, {
      delivery: shop.byCourier,
    })
    expect(body.data).toMatchObject({ price: 5, grams: 1659 })
  })

  test('what staff wrote freely has no weight: its price is for staff to say', async () => {
    const quote = await quoted([{ serviceId: shop.line.serviceId, title: 'Lövhə', count: 1, price: 40 }])
    expect(await quote.own.read()).toMatchObject({ goods: { grams: null }, lines: [{ grams: null }] })
    const { status } = await quote.own.accept({ delivery: { ...shop.byCourier, expectedPrice: null } })
    expect([status, (await shipmentOf(quote))?.price]).toEqual([201, null])
  })

  test('a repeat whose answer was lost makes no second shipment, whatever it costs by now', async () => {
    const quote = await quoted()
    const delivery = { ...shop.byCourier, expectedPrice: 5 }
    await quote.own.accept({ delivery })
    expect((await quote.own.accept({ delivery: { ...delivery, expectedPrice: 4 } })).status).toBe(201)
    expect(await shop.db.shipment.count({ where: { userId: quote.customer.id } })).toBe(1)
  })
})

// DEL-36
describe('what is refused in words, with the quote still to be answered', () => {
  const refusals: [string, () => object, number, string, RegExp][] = [
    [
      'a price that has changed',
      () => ({ ...shop.byCourier, expectedPrice: 4 }),
      409,
      'delivery.expectedPrice',
      /5\.00 AZN/,
    ],
    ['a way that fell away', () => ({ wayId: 999_999 }), 409, 'delivery.wayId', /any more/],
    ['a way without an address', () => ({ wayId: shop.ways.courier.id }), 400, 'delivery.address', /address/],
  ]
  test.each(refusals)('%s', async (_, delivery, status, path, words) => {
    const quote = await quoted()
    const { body, status: answered } = await quote.own.accept({ delivery: delivery() })
    expect([answered, body.errors?.[0]?.path]).toEqual([status, path])
    expect(body.errors?.[0]?.message).toMatch(words)
    expect(await isOpen(quote)).toBe(true)
  })

  test('a choice by the link alone, or of another customer', async () => {
    const quote = await quoted()
    const other = byQuoteLink(shop.app, quote.link, {
      authorization: `Bearer ${(await shop.newCustomer()).token}`,
    })
    for (const caller of [quote.guest, other]) {
      const { body, status } = await caller.accept({ delivery: shop.byPickup })
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'delivery'])
      expect(body.errors?.[0]?.message).toMatch(/Log in/)
    }
    expect(await isOpen(quote)).toBe(true)
  })
})
