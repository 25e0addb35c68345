import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeliveryShop, openDeliveryShop, rest } from './delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
})
afterAll(() => shop.close())

// DEL-67
test('open shipments with a price are counted by zone, on both faces', async () => {
  const [first] = (await shop.placed()).orderIds
  await shop.placed()
  const { orderIds: cancelled } = await shop.placed()
  await shop.placed(shop.byPickup)
  const far = { wayId: shop.ways.courier.id, address: { ...shop.byCourier.address, place: 'Xırdalan' } }
  await shop.placed(far)
  const { id: over } = await shop.shipmentOf(cancelled[0] ?? 0)
  await shop.staff.shipments.cancel.mutate({ id: over })
  const { id: unpriced } = await shop.shipmentOf(first ?? 0)
  const { zone, far: farZone } = shop.zones
  const counted = [
    { zoneId: zone.id, shipments: 2 },
    { zoneId: farZone.id, shipments: 1 },
  ]
  expect(await shop.staff.shipments.pricedByZone.query()).toEqual(counted)
  await shop.db.shipment.update({ where: { id: unpriced }, data: { price: null } })
  const { data } = await rest(shop.app, shop.staffToken).get('/shipments/by-zone')
  expect(data).toEqual([{ zoneId: zone.id, shipments: 1 }, counted[1]])
})

// DEL-57, DEL-13
test('a charge that is the price of a shipment says of which, and changed prices of its zone leave it alone', async () => {
  const { orderIds, customer } = await shop.placed()
  await shop.accept(orderIds)
  const [orderId = 0] = orderIds
  await shop.staff.charges.add.mutate({ id: orderId, kind: 'design', amount: 7 })
  const { id } = await shop.shipmentOf(orderId)
  await shop.owner.delivery.updateZone.mutate({ id: shop.zones.zone.id, bands: [{ upTo: 5000, price: 9 }] })
  const { charges } = await shop.moneyOf(orderId)
  expect(charges.map(({ kind, amount, shipmentId }) => ({ kind, amount, shipmentId }))).toEqual([
    { kind: 'delivery', amount: 5, shipmentId: id },
    { kind: 'design', amount: 7, shipmentId: null },
  ])
  const theirs = await rest(shop.app, customer.token).get(`/order/${orderId}/money`)
  expect(theirs.data).toMatchObject({ charges: [{ shipmentId: id }, { shipmentId: null }] })
})
