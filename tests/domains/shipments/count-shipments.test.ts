import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../../../src/db/generated/client.ts'
import type { OrderStatus } from '../../../src/domains/order-status/statuses.ts'
import type { ShipmentCounts } from '../../../src/domains/shipments/count-shipments.ts'
import type { ShipmentList } from '../../../src/domains/shipments/list-shipments.ts'
import { makeOrder, makeService, makeUser, signInAs } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const day = 24 * 60 * 60 * 1000
let app: TestApp
let token: string
let orderOf: Awaited<ReturnType<typeof ordering>>
beforeAll(async () => {
  app = await startTestApp()
  token = await signInAs(app.deps.db, [8])
  orderOf = await ordering()
})
afterAll(() => app.close())

type Made = Partial<Prisma.ShipmentUncheckedCreateInput>
type MadeOrder = { status?: OrderStatus; promisedOn?: Date }

/** Makes shipments with one order each. */
async function ordering() {
  const { db } = app.deps
  const user = await makeUser(db)
  const service = await makeService(db)
  const way = await db.deliveryWay.findFirstOrThrow({ where: { kind: 'ownCourier' } })
  const post = await db.deliveryWay.findFirstOrThrow({ where: { kind: 'post' } })
  return async (more: Made, { status = 'Ready', promisedOn }: MadeOrder = {}) => {
    const { kind = 'ownCourier' } = more
    const shipment = await db.shipment.create({
      data: {
        userId: user.id,
        kind,
        wayId: kind === 'post' ? post.id : way.id,
        wayName: 'Yol',
        wayName_ru: '',
        wayName_en: '',
        status: 'Planned',
        statusSince: new Date(),
        createdAt: new Date(),
        ...more,
      },
    })
    const { id } = await makeOrder(db, user.id, service, { status })
    await db.order.update({
      where: { id },
      data: { shipmentId: shipment.id, promisedOn: promisedOn ?? null },
    })
    return shipment.id
  }
}

const counts = async () =>
  (await app.rest('GET', '/overview/delivery', { token })).body.data as ShipmentCounts
const list = async () => (await app.rest('GET', '/shipments', { token })).body.data as ShipmentList

// DEL-50
test('what there is to do is counted as the list groups it, and what waits counts from its second day on', async () => {
  expect(await counts()).toMatchObject({ open: 0, toPack: 0, uncollected: 0, longest: 0 })
  const since = (days: number) => new Date(Date.now() - days * day)
  const promisedOn = new Date(Date.now() - 3 * day)
  await orderOf({}, { promisedOn })
  await orderOf({}, { status: 'InProduction' })
  await orderOf({ status: 'Packed' })
  await orderOf({ status: 'HandedOver' })
  await orderOf({ status: 'Failed', failure: 'noAnswer' })
  await orderOf({ kind: 'pickup', status: 'Waiting', code: '4817', statusSince: since(1) })
  await orderOf({ kind: 'pickup', status: 'Waiting', code: '4818', statusSince: since(11) })
  await orderOf({ status: 'Delivered', takenBy: 'Günel' })
  expect(await counts()).toEqual({
    open: 7,
    toPack: 1,
    toHandOver: 1,
    leavesToday: 1,
    failed: 1,
    uncollected: 1,
    longest: 11,
  })
  expect((await list()).counts).toMatchObject({ toPack: 1, coming: 1, toHandOver: 1, uncollected: 2 })
})

// DEL-51, DEL-53
test('a shipment says when it should leave, and why its next step is refused', async () => {
  const promisedOn = new Date('2026-11-27')
  const ready = await orderOf({ price: 500 }, { promisedOn })
  const unpriced = await orderOf({ price: null })
  const unagreed = await orderOf({ price: 500, isAgreed: false })
  const early = await orderOf({ price: 500 }, { status: 'InProduction' })
  const { shipments } = await list()
  const of = (id: number) => shipments.find((one) => one.id === id)
  expect(of(ready)).toMatchObject({ hindrance: null, leaves: { day: '2026-11-27', by: '14:00' } })
  expect(of(unpriced)).toMatchObject({ hindrance: 'noPrice', leaves: null })
  expect(of(unagreed)?.hindrance).toBe('notAgreed')
  expect(of(early)?.hindrance).toBe('notReady')
  const post = await orderOf({ kind: 'post', price: 500, status: 'Packed' })
  const money = { depositBp: 0, total: 10_000, paid: 4000 }
  const { id: orderId } = await app.deps.db.order.findFirstOrThrow({ where: { shipmentId: post } })
  await app.deps.db.orderMoney.create({ data: { orderId, ...money } })
  expect((await list()).shipments.find((one) => one.id === post)).toMatchObject({
    hindrance: 'unpaid',
    missing: 60,
    prepaidOnly: true,
  })
})
