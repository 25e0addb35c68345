import { randomUUID } from 'node:crypto'
import type { DeliveryChoice } from '../../../src/domains/order-shipment/choice-input.ts'
import type { StaffShipment } from '../../../src/domains/shipments/staff-shipment.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

/** Where Nərimanov's courier goes. */
export const address = {
  place: 'Nərimanov',
  street: 'Təbriz küçəsi',
  building: '44',
  landmark: 'Gənclik metrosu',
  phoneNumber: '+994501234567',
}

export type DeliveryShop = Awaited<ReturnType<typeof openDeliveryShop>>

/**
 * An app whose ways are shown: to pick up, by courier (Nərimanov 5.00 up to 5 kg, 8.00 up to 20 kg, above it staff say
 * the price; free from 500.00), and by post. A card weighs 3.16 g, 500 of them cost 100.00.
 */
export async function openDeliveryShop() {
  const app = await startTestApp()
  const { db } = app.deps
  const owner = app.trpc(await app.signIn(['orders', 'newOrders', 'discounts']))
  const staffToken = await app.signIn(['orders', 'newOrders'])
  const staff = app.trpc(staffToken, 'en')
  for (const { id } of (await owner.delivery.all.query()).ways) await owner.delivery.deleteWay.mutate({ id })
  const pickup = await owner.delivery.createWay.mutate({
    kind: 'pickup',
    name: 'Özüm götürəcəm',
    isShown: true,
  })
  const courier = await owner.delivery.createWay.mutate({
    kind: 'ownCourier',
    name: 'Kuryer',
    name_ru: 'Курьер',
    isShown: true,
    daysFrom: 1,
    daysTo: 1,
    maxGrams: 60_000,
  })
  const post = await owner.delivery.createWay.mutate({
    kind: 'post',
    name: 'Poçt',
    isShown: true,
    daysFrom: 3,
    daysTo: 5,
    maxGrams: 30_000,
    prepaidOnly: true,
  })
  const bands = [
    { upTo: 5000, price: 5 },
    { upTo: 20_000, price: 8 },
  ]
  const zone = await owner.delivery.createZone.mutate({
    wayId: courier.id,
    name: 'Bakı 2',
    places: [{ name: 'Nərimanov', name_ru: 'Нариманов' }],
    bands,
    freeFrom: 500,
  })
  const far = await owner.delivery.createZone.mutate({
    wayId: courier.id,
    name: 'Abşeron',
    places: [{ name: 'Xırdalan' }, { name: 'Yeni Nərimanov' }],
    bands: [{ upTo: 5000, price: 10 }],
  })
  await owner.delivery.createZone.mutate({
    wayId: post.id,
    name: 'Ölkə',
    bands: [{ upTo: 30_000, price: 4 }],
  })
  const point = await owner.delivery.createPoint.mutate({
    address: 'Nizami küçəsi 96',
    hours: '09:00–19:00',
    phoneNumber: '+994125550142',
  })
  await owner.payments.updateTerms.mutate({ deposit: 0, daysToPay: 5 })
  const service = await makeService(db, { name: 'Vizit kartları' })
  const product = await makeProduct(db, service.id, {
    name: 'Mat',
    weightOf100: 316,
    prices: [{ count: 500, price: 10_000 }],
  })
  const line = { serviceId: service.id, serviceTypeId: product.id, count: 500 }

  const newCustomer = async () => {
    const user = await makeUser(db, 'Client')
    const token = await makeToken(db, user.id)
    return { id: user.id, token, phoneNumber: user.phoneNumber, trpc: app.trpc(token) }
  }
  const byCourier = { wayId: courier.id, address }
  const byPickup = { wayId: pickup.id, pointId: point.id }
  /** Orders of a new customer that go a way, as they are just placed. */
  const placed = async (delivery: object | null = byCourier, lines = 1) => {
    const customer = await newCustomer()
    const { orders } = await customer.trpc.purchases.place.mutate({
      lines: Array.from({ length: lines }, () => line),
      ...(delivery && { delivery: delivery as DeliveryChoice }),
    })
    return { customer, orderIds: orders.map(({ id }) => id) }
  }
  const shipmentOf = async (orderId: number): Promise<StaffShipment> => {
    const { shipmentId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    return staff.shipments.one.query({ id: shipmentId ?? 0 })
  }
  const accept = async (ids: readonly number[]) => {
    for (const id of ids) await staff.orders.confirm.mutate({ id, price: 100 })
  }
  const makeReady = async (ids: readonly number[]) => {
    for (const id of ids)
      for (const status of ['InProduction', 'Ready'] as const) await staff.orders.move.mutate({ id, status })
  }
  /** The same, accepted and made. */
  const ready = async (delivery: object = byCourier, lines = 1) => {
    const made = await placed(delivery, lines)
    await accept(made.orderIds)
    await makeReady(made.orderIds)
    const [first = 0] = made.orderIds
    return { ...made, first, shipment: await shipmentOf(first) }
  }
  const pay = (customerId: number, orderId: number, amount: number) =>
    staff.payments.record.mutate({
      appUserId: customerId,
      way: 'cash',
      amount,
      orders: [{ orderId, amount }],
    })
  const moneyOf = (id: number) => staff.payments.ofOrder.query({ id })
  return {
    app,
    db,
    owner,
    staff,
    staffToken,
    ways: { pickup, courier, post },
    zones: { zone, far },
    point,
    line,
    byCourier,
    byPickup,
    newCustomer,
    placed,
    accept,
    makeReady,
    ready,
    shipmentOf,
    pay,
    moneyOf,
    key: () => randomUUID(),
    close: () => app.close(),
  }
}

export const rest = (app: TestApp, token: string, language = 'en') => ({
  put: (path: string, json: object) =>
    app.rest('PUT', path, { token, json, headers: { 'x-language': language } }),
  post: (path: string, json: object) =>
    app.rest('POST', path, { token, json, headers: { 'x-language': language } }),
  get: async (path: string) => (await app.rest('GET', path, { token })).body,
})
