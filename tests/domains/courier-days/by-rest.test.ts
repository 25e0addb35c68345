import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, type DeliveryShop, openDeliveryShop } from '../shipments/delivery-shop.ts'

let shop: DeliveryShop
let customer: Awaited<ReturnType<DeliveryShop['newCustomer']>>
beforeAll(async () => {
  shop = await openDeliveryShop()
  await shop.owner.payments.updateSettings.mutate({ beforeProduction: 'off', beforeHandover: 'whole' })
  customer = await shop.newCustomer()
})
afterAll(() => shop.close())

type Called = { token?: string; json?: object; language?: string; link?: string }

/** What is answered, where it is no refusal. */
async function call<Data>(
  method: string,
  path: string,
  { token, json, language = 'az', link }: Called,
): Promise<Data> {
  const headers: Record<string, string> = { 'x-language': language }
  if (link !== undefined) headers['x-courier-link'] = link
  const { status, body } = await shop.app.rest(method, path, {
    ...(token !== undefined && { token }),
    ...(json && { json }),
    headers,
  })
  expect(status, `${path}: ${body.message}`).toBeLessThan(300)
  return body.data
}
const byCustomer = <Data>(method: string, path: string, json?: object) =>
  call<Data>(method, path, { token: customer.token, ...(json && { json }), language: 'ru' })
const byStaff = <Data>(method: string, path: string, json?: object) =>
  call<Data>(method, path, { token: shop.staffToken, ...(json && { json }) })

type Placed = { orders: { id: number }[] }
type Order = { status: string; shipment: { id: number; status: string; code: string | null; price: number } }
type Till = { mustBe: number; atCouriers: { id: number; amount: number }[] }

/** The basket is ordered, accepted, made and packed. */
async function packed(delivery: object) {
  const { version } = await byCustomer<{ version: number }>('GET', '/basket')
  const line = { ...shop.line, id: shop.key(), comment: '' }
  await byCustomer('PUT', '/basket', { version, lines: [line] })
  const { orders } = await byCustomer<Placed>('POST', '/purchase', { lines: [shop.line], delivery })
  const id = orders[0]?.id ?? 0
  await byStaff('PUT', '/order', { id, price: 100 })
  for (const status of ['InProduction', 'Ready']) await byStaff('PUT', `/order/${id}/status`, { status })
  const { shipment } = await byCustomer<Order>('GET', `/order/${id}`)
  await byStaff('PUT', `/shipments/${shipment.id}/pack`, { boxes: 1, weighed: 1700, shelf: 'B-3' })
  return { id, shipmentId: shipment.id }
}

// DEL-10, DEL-16, DEL-40, DEL-41, DEL-43
test('by REST alone an order goes from the basket by courier into the till', async () => {
  const { ways } = await call<{ ways: { id: number; kind: string; zones: unknown[] }[] }>(
    'GET',
    '/delivery',
    { language: 'ru' },
  )
  const wayId = ways.find(({ kind }) => kind === 'ownCourier')?.id
  const { id, shipmentId } = await packed({ wayId, address, expectedPrice: 5 })
  const before = await byStaff<Till>('GET', '/till')
  const day = await byStaff<{ id: number; token: string; toCollect: number }>('POST', '/courier-days', {
    name: 'Samir',
    shipmentIds: [shipmentId],
  })
  expect(day.toCollect).toBe(105)
  const link = day.token
  const list = await call<{ stops: { id: number; owed: number }[] }>('GET', '/courier-days/linked', { link })
  expect(list.stops).toMatchObject([{ id: shipmentId, owed: 105 }])
  const taken = { id: shipmentId, key: shop.key(), takenBy: 'Günel xanım', collected: 105 }
  await call('POST', '/courier-days/linked/deliver', { link, json: taken })
  expect(await byCustomer<Order>('GET', `/order/${id}`)).toMatchObject({
    status: 'Completed',
    shipment: { status: 'Delivered', takenBy: 'Günel xanım', owed: 0 },
  })
  const held = await byStaff<Till>('GET', '/till')
  expect(held).toMatchObject({ mustBe: before.mustBe, atCouriers: [{ id: day.id, amount: 105 }] })
  await byStaff('PUT', `/courier-days/${day.id}/cash`, { collected: 105 })
  expect(await byStaff<Till>('GET', '/till')).toMatchObject({ mustBe: before.mustBe + 105, atCouriers: [] })
})

// DEL-10, DEL-18
test('by REST alone an order is picked up by its code', async () => {
  const { id, shipmentId } = await packed({ wayId: shop.ways.pickup.id, pointId: shop.point.id })
  const { code } = (await byCustomer<Order>('GET', `/order/${id}`)).shipment
  expect(code).toMatch(/^\d{4}$/)
  await byStaff('PUT', `/shipments/${shipmentId}/pick-up`, { code, takenBy: 'Qardaşı', collected: 100 })
  expect(await byCustomer<Order>('GET', `/order/${id}`)).toMatchObject({
    status: 'Completed',
    shipment: { status: 'PickedUp', takenBy: 'Qardaşı' },
  })
})
