import { expect } from 'vitest'
import { openDeliveryShop } from '../shipments/delivery-shop.ts'

export type CourierShop = Awaited<ReturnType<typeof openCourierShop>>

/** {@link openDeliveryShop} with what is packed for couriers, and their lists. */
export async function openCourierShop() {
  const shop = await openDeliveryShop()
  const { app, staff } = shop
  /** A shipment of 100.00 AZN and 5.00 for its delivery, packed. */
  const packed = async (delivery: object = shop.byCourier) => {
    const made = await shop.ready(delivery)
    await staff.shipments.pack.mutate({ id: made.shipment.id, boxes: 2, weighed: 1700 })
    return { id: made.shipment.id, orderId: made.first, customer: made.customer }
  }
  const begin = (shipmentIds: number[], name = 'Samir') =>
    staff.courierDays.begin.mutate({ name, shipmentIds })
  const byLink = (token: string, method: 'GET' | 'POST', path = '', json?: object) =>
    app.rest(method, `/courier-days/linked${path}`, {
      headers: { 'x-courier-link': token },
      query: { language: 'en' },
      ...(json && { json }),
    })
  const deliver = (token: string, json: { id: number; key?: string; takenBy?: string; collected?: number }) =>
    byLink(token, 'POST', '/deliver', { key: shop.key(), takenBy: 'Günel xanım', ...json })
  const fail = (token: string, json: { id: number; key?: string; failure?: string; note?: string }) =>
    byLink(token, 'POST', '/fail', { key: shop.key(), failure: 'noAnswer', ...json })
  const gate = (beforeHandover: 'off' | 'whole') =>
    shop.owner.payments.updateSettings.mutate({ beforeProduction: 'off', beforeHandover })
  const statusOf = async (id: number) =>
    (await shop.db.shipment.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
  const expectRefused = (
    answer: { status: number; body: { message: string } },
    status: number,
    said: RegExp,
  ) => {
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(said)])
  }
  return Object.assign(shop, { packed, begin, byLink, deliver, fail, gate, statusOf, expectRefused })
}
