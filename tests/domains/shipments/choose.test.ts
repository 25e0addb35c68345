import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShipmentView } from '../../../src/domains/order-shipment/shipment-output.ts'
import { address, type DeliveryShop, openDeliveryShop, rest } from './delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
})
afterAll(() => shop.close())

const detail = async (token: string, id: number) => {
  const { data } = await rest(shop.app, token).get(`/order/${id}`)
  return data as { shipment: ShipmentView | null }
}

// DEL-10
describe('with an order', () => {
  test('its way is chosen, priced as the page showed it, and read by its customer', async () => {
    const customer = await shop.newCustomer()
    const delivery = {
      wayId: shop.ways.courier.id,
      address,
      recipient: 'Aysel Əliyeva',
      note: 'Domofon işləmir',
      expectedPrice: 5,
    }
    const { body, status } = await rest(shop.app, customer.token).post('/order', { ...shop.line, delivery })
    expect(status, body.message).toBe(201)
    const { shipment } = await detail(customer.token, (body.data as { id: number }).id)
    expect(shipment).toMatchObject({
      status: 'Planned',
      kind: 'ownCourier',
      way: { name: 'Kuryer', name_ru: 'Курьер' },
      zone: { name: 'Bakı 2' },
      district: 'Nərimanov',
      address: { ...address, entrance: '', postalCode: '' },
      recipient: 'Aysel Əliyeva',
      note: 'Domofon işləmir',
      price: 5,
      isAgreed: true,
      grams: 1659,
      canChoose: true,
      code: null,
    })
  })

  test('several lines go together: one shipment, one price', async () => {
    const { customer, orderIds } = await shop.placed(shop.byCourier, 3)
    const { shipment } = await detail(customer.token, orderIds[2] ?? 0)
    expect(shipment).toMatchObject({ price: 5, grams: 3 * 1659 })
    expect(shipment?.orders.map(({ id }) => id)).toEqual(orderIds)
  })

  test('to pick up it has a code and the point', async () => {
    const { customer, orderIds } = await shop.placed(shop.byPickup)
    const { shipment } = await detail(customer.token, orderIds[0] ?? 0)
    expect(shipment).toMatchObject({
      kind: 'pickup',
      price: 0,
      address: null,
      point: { address: 'Nizami küçəsi 96' },
      code: expect.stringMatching(/^\d{4}$/),
    })
  })

  test('an order without a way goes as before', async () => {
    const { customer, orderIds } = await shop.placed(null)
    const [id = 0] = orderIds
    expect((await detail(customer.token, id)).shipment).toBeNull()
    await shop.accept([id])
    await shop.makeReady([id])
    expect(await shop.staff.orders.move.mutate({ id, status: 'Completed' })).toMatchObject({
      status: 'Completed',
    })
  })

  test('an address of the customer’s own is copied, and stays when it is removed there', async () => {
    const customer = await shop.newCustomer()
    const { id: addressId } = await customer.trpc.delivery.addAddress.mutate({ ...address, label: 'Ofis' })
    const order = await customer.trpc.orders.place.mutate({
      ...shop.line,
      delivery: { wayId: shop.ways.courier.id, addressId },
    })
    await customer.trpc.delivery.removeAddress.mutate({ id: addressId })
    expect((await detail(customer.token, order.id)).shipment).toMatchObject({
      address: { street: 'Təbriz küçəsi' },
    })
  })

  test('a repeat with the same key answers the same order, of another way it is refused', async () => {
    const customer = await shop.newCustomer()
    const headers = { 'Idempotency-Key': shop.key() }
    const send = (delivery: object) =>
      shop.app.rest('POST', '/order', { token: customer.token, headers, json: { ...shop.line, delivery } })
    const first = await send(shop.byCourier)
    const again = await send(shop.byCourier)
    expect((again.body.data as { id: number }).id).toBe((first.body.data as { id: number }).id)
    expect((await send(shop.byPickup)).status).toBe(409)
    expect(await shop.db.shipment.count({ where: { userId: customer.id } })).toBe(1)
  })
})

// DEL-10
describe('what is refused, with its field and nothing ordered', () => {
  const refusals: [string, (on: DeliveryShop) => object, number, string, RegExp][] = [
    ['a way without an address', (on) => ({ wayId: on.ways.courier.id }), 400, 'delivery.address', /address/],
    [
      'an address without a street',
      (on) => ({ wayId: on.ways.courier.id, address: { ...address, street: ' ' } }),
      400,
      'delivery.address.street',
      /./,
    ],
    [
      'another customer’s address',
      (on) => ({ wayId: on.ways.courier.id, addressId: 999_999 }),
      409,
      'delivery.addressId',
      /not among yours/,
    ],
    ['a way that isn’t there', () => ({ wayId: 999_999 }), 409, 'delivery.wayId', /any more/],
    [
      'a point that isn’t there',
      (on) => ({ wayId: on.ways.pickup.id, pointId: 999_999 }),
      409,
      'delivery.pointId',
      /picked up here/,
    ],
    [
      'a price that was shown and has changed',
      (on) => ({ ...on.byCourier, expectedPrice: 4 }),
      409,
      'delivery.expectedPrice',
      /5\.00 AZN/,
    ],
    [
      'a price that was known and now isn’t',
      (on) => ({ wayId: on.ways.courier.id, address: { ...address, place: 'Ağdam' }, expectedPrice: 5 }),
      409,
      'delivery.expectedPrice',
      /for us to say/,
    ],
    ['what nobody knows', (on) => ({ ...on.byCourier, courier: 'Samir' }), 400, 'delivery.courier', /./],
  ]
  test.each(refusals)('%s', async (_name, delivery, status, path, message) => {
    const customer = await shop.newCustomer()
    for (const [where, json] of [
      ['/order', { ...shop.line, delivery: delivery(shop) }],
      ['/purchase', { lines: [shop.line], delivery: delivery(shop) }],
    ] as const) {
      const answer = await rest(shop.app, customer.token).post(where, json)
      expect(answer.status, answer.body.message).toBe(status)
      const error = answer.body.errors?.find((one) => one.path === path)
      expect(error?.message, JSON.stringify(answer.body.errors)).toMatch(message)
    }
    expect(await shop.db.order.count({ where: { userId: customer.id } })).toBe(0)
  })

  test('a way that is hidden, for customers; staff can still choose it', async () => {
    const customer = await shop.newCustomer()
    const way = await shop.owner.delivery.createWay.mutate({ kind: 'courierFirm', name: 'Firma', daysTo: 1 })
    const delivery = { wayId: way.id, address }
    const refused = await rest(shop.app, customer.token).post('/order', { ...shop.line, delivery })
    expect(refused.status).toBe(409)
    const taken = await shop.staff.purchases.take.mutate({
      customerId: customer.id,
      lines: [{ ...shop.line }],
      delivery,
    })
    expect(taken.orders).toHaveLength(1)
  })

  test('what is heavier than the way takes', async () => {
    const customer = await shop.newCustomer()
    const heavy = { ...shop.line, count: 50_000, delivery: shop.byCourier }
    const answer = await rest(shop.app, customer.token).post('/order', heavy)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This way takes at most 60\u00a0kg. Choose another one: we have not changed it.',
    ])
  })

  test('a place in two zones asks which one, and takes the one that is said', async () => {
    const other = await shop.owner.delivery.createWay.mutate({
      kind: 'courierFirm',
      name: 'İki zona',
      isShown: true,
      daysTo: 1,
    })
    const made = []
    for (const [name, price] of [
      ['Bir', 3],
      ['İki', 6],
    ] as const)
      made.push(
        await shop.owner.delivery.createZone.mutate({
          wayId: other.id,
          name,
          places: [{ name: name === 'Bir' ? 'Yasamal' : 'Yasamali' }],
          bands: [{ upTo: 5000, price }],
        }),
      )
    const customer = await shop.newCustomer()
    const typed = { wayId: other.id, address: { ...address, place: 'Yasamalı, Yasamal' } }
    const asked = await rest(shop.app, customer.token).post('/order', { ...shop.line, delivery: typed })
    expect([asked.status, asked.body.errors?.[0]?.path]).toEqual([400, 'delivery.zoneId'])
    const order = await customer.trpc.orders.place.mutate({
      ...shop.line,
      delivery: { ...typed, zoneId: made[1]?.id },
    })
    expect((await detail(customer.token, order.id)).shipment).toMatchObject({
      price: 6,
      zone: { name: 'İki' },
    })
    // None of them: the price is for staff to say.
    const elsewhere = await customer.trpc.orders.place.mutate({
      ...shop.line,
      delivery: { ...typed, zoneId: null, expectedPrice: null },
    })
    expect((await detail(customer.token, elsewhere.id)).shipment).toMatchObject({ price: null, zone: null })
  })
})

// DEL-12
describe('later', () => {
  test('a customer chooses for all orders of the purchase, changes it, and what it costs is owed', async () => {
    const { customer, orderIds } = await shop.placed(null, 2)
    const [first = 0, second = 0] = orderIds
    await shop.accept(orderIds)
    const { status, body } = await rest(shop.app, customer.token).put(`/order/${second}/delivery`, {
      delivery: { ...shop.byCourier, expectedPrice: 5 },
    })
    expect(status, body.message).toBe(200)
    expect((body.data as { orders: { id: number }[] }).orders.map(({ id }) => id)).toEqual(orderIds)
    expect((await shop.moneyOf(first)).money).toMatchObject({ total: 105 })
    expect((await shop.moneyOf(second)).money).toMatchObject({ total: 100 })
    await shop.pay(customer.id, first, 105)
    await customer.trpc.shipments.choose.mutate({ id: first, delivery: shop.byPickup })
    expect((await shop.moneyOf(first)).money).toMatchObject({ total: 100, over: 5 })
    expect(await shop.db.shipment.count({ where: { userId: customer.id } })).toBe(1)
  })

  test('until it is packed; then it is said whom to call', async () => {
    const { customer, first, shipment } = await shop.ready()
    await shop.staff.shipments.pack.mutate({ id: shipment.id, boxes: 2 })
    const { status, body } = await rest(shop.app, customer.token).put(`/order/${first}/delivery`, {
      delivery: shop.byPickup,
    })
    expect([status, body.message]).toEqual([
      409,
      `${shipment.number} is packed already or under way. Call us, so that it goes another way.`,
    ])
  })

  test('what waits to be picked up can go by courier, and what failed by any way', async () => {
    const { customer, first, shipment } = await shop.ready(shop.byPickup)
    await shop.staff.shipments.pack.mutate({ id: shipment.id, shelf: 'B-3' })
    const chosen = await customer.trpc.shipments.choose.mutate({ id: first, delivery: shop.byCourier })
    expect(chosen).toMatchObject({ status: 'Planned', kind: 'ownCourier', code: null, price: 5 })
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    await shop.staff.shipments.handOver.mutate({ id: shipment.id })
    await shop.staff.shipments.fail.mutate({ id: shipment.id, failure: 'noAnswer' })
    const again = await customer.trpc.shipments.choose.mutate({ id: first, delivery: shop.byPickup })
    expect(again).toMatchObject({ status: 'Planned', kind: 'pickup', failure: null })
    expect(again.events.map(({ to }) => to)).toEqual([
      'Planned',
      'Waiting',
      'Planned',
      'Packed',
      'HandedOver',
      'Failed',
      'Planned',
    ])
  })

  test('only by its customer or staff, and not once it is over', async () => {
    const { first } = await shop.ready()
    const stranger = await shop.newCustomer()
    const json = { delivery: shop.byPickup }
    expect((await rest(shop.app, stranger.token).put(`/order/${first}/delivery`, json)).status).toBe(404)
    const { customer, orderIds } = await shop.placed(null)
    const [gone = 0] = orderIds
    await shop.staff.orders.cancel.mutate({ id: gone })
    const refused = await rest(shop.app, customer.token).put(`/order/${gone}/delivery`, json)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This order is handed over or given up: nothing more goes out for it.',
    ])
  })

  test('staff put other orders of the customer along, never another customer’s', async () => {
    const { customer, orderIds } = await shop.placed(null)
    const [first = 0] = orderIds
    const later = await customer.trpc.orders.place.mutate(shop.line)
    const { orderIds: foreign } = await shop.placed(null)
    const chosen = await shop.staff.shipments.choose.mutate({
      id: first,
      delivery: shop.byCourier,
      orderIds: [later.id],
    })
    expect(chosen.orders.map(({ id }) => id)).toEqual([first, later.id])
    await expect(
      shop.staff.shipments.choose.mutate({
        id: first,
        delivery: shop.byCourier,
        orderIds: [foreign[0] ?? 0],
      }),
    ).rejects.toThrow(/one customer/)
  })
})

// DEL-15
test('by link of an order its district is read, and neither address nor code', async () => {
  const { first } = await shop.ready()
  const { token } = await shop.staff.orderLinks.create.mutate({ id: first })
  const { body } = await shop.app.rest('GET', '/order/linked', { headers: { 'x-order-link': token } })
  expect(body.data).toMatchObject({
    shipment: { district: 'Nərimanov', address: null, recipient: '', code: null, price: 5 },
  })
  expect(JSON.stringify(body.data)).not.toContain('Təbriz')
})

// DEL-12
test('what goes together is told, so that a page reckons with it', async () => {
  const { customer, orderIds } = await shop.placed(null, 2)
  await shop.accept(orderIds)
  const { data } = await rest(shop.app, customer.token).get(`/order/${orderIds[1]}/delivery`)
  expect(data).toEqual({
    orderIds,
    grams: 2 * 1659,
    millimetres: null,
    sum: 200,
    ready: null,
  })
  for (const [index, day] of ['2090-12-04', '2090-12-07'].entries())
    await shop.db.order.update({ where: { id: orderIds[index] ?? 0 }, data: { promisedOn: new Date(day) } })
  const promised = await rest(shop.app, customer.token).get(`/order/${orderIds[0]}/delivery`)
  expect(promised.data).toMatchObject({ ready: '2090-12-07' })
  const stranger = await shop.newCustomer()
  expect((await rest(shop.app, stranger.token).get(`/order/${orderIds[0]}/delivery`)).statusCode).toBe(404)
})
