import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, type DeliveryShop, openDeliveryShop, rest } from './delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
})
afterAll(() => shop.close())

// DEL-38
test('the last way of a customer is told with its point or its address, through both faces, to them alone', async () => {
  const customer = await shop.newCustomer()
  const last = async () => (await rest(shop.app, customer.token).get('/delivery/last')).data
  expect(await last()).toBeNull()
  const { id: addressId } = await customer.trpc.delivery.addAddress.mutate(address)
  await customer.trpc.delivery.addAddress.mutate({ ...address, building: '45' })
  const order = (delivery: object) => customer.trpc.orders.place.mutate({ ...shop.line, delivery } as never)

  await order(shop.byPickup)
  expect(await last()).toEqual({ wayId: shop.ways.pickup.id, pointId: shop.point.id, addressId: null })
  // Typed again, it is the same address all the same.
  await order(shop.byCourier)
  expect(await customer.trpc.shipments.last.query()).toEqual({
    wayId: shop.ways.courier.id,
    pointId: null,
    addressId,
  })
  await customer.trpc.delivery.removeAddress.mutate({ id: addressId })
  expect(await last()).toEqual({ wayId: shop.ways.courier.id, pointId: null, addressId: null })
  const other = await shop.newCustomer()
  expect(await other.trpc.shipments.last.query()).toBeNull()
})

// DEL-38
test('a way that was deleted is nobody’s last one', async () => {
  const way = await shop.owner.delivery.createWay.mutate({ kind: 'pickup', name: 'Köhnə', isShown: true })
  const { customer } = await shop.placed({ wayId: way.id })
  expect(await customer.trpc.shipments.last.query()).toMatchObject({ wayId: way.id })
  await shop.owner.delivery.deleteWay.mutate({ id: way.id })
  expect(await customer.trpc.shipments.last.query()).toBeNull()
})
