import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeliveryShop, openDeliveryShop } from './delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
})
afterAll(() => shop.close())

const delivery = () => ({ ...shop.byCourier, recipient: 'Günel Məmmədova', note: 'Domofon işləmir' })

// DEL-27
test('a customer takes their shipments along, and erased, nothing of where they went is left', async () => {
  const { customer, first, shipment } = await shop.ready(delivery())
  await shop.staff.shipments.pack.mutate({ id: shipment.id })
  await shop.staff.shipments.handOver.mutate({ id: shipment.id })
  await shop.staff.shipments.deliver.mutate({ id: shipment.id, takenBy: 'Günel Məmmədova', collected: 105 })
  const { content } = await customer.trpc.personalData.mine.query()
  const data = JSON.parse(Buffer.from(content, 'base64').toString()) as { shipments: object[] }
  expect(data.shipments).toMatchObject([
    { id: shipment.id, address: { street: 'Təbriz küçəsi' }, takenBy: 'Günel Məmmədova' },
  ])
  const users = shop.app.trpc(await shop.app.signIn(['users']))
  await users.personalData.eraseCustomer.mutate({ id: customer.id })
  const kept = await shop.db.shipment.findUniqueOrThrow({ where: { id: shipment.id } })
  expect(kept).toMatchObject({ status: 'Delivered', address: null, recipient: '', note: '', takenBy: '—' })
  const order = await shop.db.order.findUniqueOrThrow({ where: { id: first } })
  expect(order.status).toBe('Completed')
  const charges = await shop.db.charge.findMany({ where: { shipmentId: shipment.id } })
  expect(charges.map(({ note }) => note)).toEqual([''])
})

// DEL-27
test('of two records of one customer the shipments are one list', async () => {
  const { id: guest } = await shop.staff.customers.add.mutate({ name: 'Elçin', phoneNumber: '+994501234599' })
  const taken = await shop.staff.purchases.take.mutate({
    customerId: guest,
    lines: [shop.line],
    delivery: delivery(),
  })
  const { id: stays } = await shop.newCustomer()
  const merging = shop.app.trpc(await shop.app.signIn(['users', 'orders', 'newOrders', 'discounts']))
  await merging.customers.merge.mutate({ id: stays, otherId: guest })
  const order = await shop.db.order.findUniqueOrThrow({
    where: { id: taken.orders[0]?.id ?? 0 },
    include: { shipment: true },
  })
  expect([order.userId, order.shipment?.userId]).toEqual([stays, stays])
})
