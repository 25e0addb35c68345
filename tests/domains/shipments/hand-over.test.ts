import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queuedEmails } from '../../support/accounts.ts'
import { type DeliveryShop, openDeliveryShop, rest } from './delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
})
afterAll(() => shop.close())

type BeforeHandover = 'off' | 'deposit' | 'whole'
const gate = (beforeHandover: BeforeHandover) =>
  shop.owner.payments.updateSettings.mutate({ beforeProduction: 'off', beforeHandover })
beforeEach(() => gate('off'))

const statusOf = async (id: number) =>
  (await shop.db.order.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
const staff = () => rest(shop.app, shop.staffToken)
const mailsOf = async (kind: Parameters<typeof queuedEmails>[1], shipmentId: number) =>
  (await queuedEmails(shop.db, kind)).filter((job) => 'shipmentId' in job && job.shipmentId === shipmentId)

// DEL-16, DEL-17, DEL-18
test('by courier: packed, handed over, delivered, and its orders are completed with it', async () => {
  const { orderIds, first, shipment } = await shop.ready(shop.byCourier, 2)
  expect(shipment).toMatchObject({ group: 'toPack', acts: ['pack', 'cancel'], grams: 3318, owed: 205 })
  const packed = await staff().put(`/shipments/${shipment.id}/pack`, {
    weighed: 3400,
    boxes: 2,
    shelf: 'A-1',
  })
  expect(packed.body.data, packed.body.message).toMatchObject({
    status: 'Packed',
    group: 'toHandOver',
    weighed: 3400,
    boxes: 2,
    shelf: 'A-1',
  })
  const given = await staff().put(`/shipments/${shipment.id}/hand-over`, {
    carrier: 'Ekspres',
    waybill: 'E-118',
    trackingLink: 'https://ekspres.example/E-118',
  })
  expect(given.body.data, given.body.message).toMatchObject({ status: 'HandedOver', waybill: 'E-118' })
  expect(await mailsOf('shipmentOnWay', shipment.id)).toHaveLength(1)
  const taken = await staff().put(`/shipments/${shipment.id}/deliver`, {
    takenBy: 'Günel xanım',
    collected: 205,
  })
  expect(taken.body.data, taken.body.message).toMatchObject({
    status: 'Delivered',
    takenBy: 'Günel xanım',
    owed: 0,
    acts: [],
  })
  expect(await Promise.all(orderIds.map(statusOf))).toEqual(['Completed', 'Completed'])
  expect((await shop.moneyOf(first)).money).toMatchObject({ paid: 105, left: 0 })
  expect(await shop.db.payment.count({ where: { source: `shipment:${shipment.id}`, way: 'cash' } })).toBe(1)
})

// DEL-16
test('more than a way takes isn’t packed for it, whatever was reckoned', async () => {
  const { shipment } = await shop.ready(shop.byCourier)
  const { maxGrams } = await shop.db.deliveryWay.findUniqueOrThrow({ where: { id: shop.ways.courier.id } })
  const pack = (weighed: number) => staff().put(`/shipments/${shipment.id}/pack`, { weighed, boxes: 1 })
  const refused = await pack(900_000)
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'weighed' }]])
  expect(refused.body.message).toContain(`${(maxGrams ?? 0) / 1000}\u00a0kg`)
  expect((await pack((maxGrams ?? 0) + 1)).status).toBe(400)
  const packed = await pack(maxGrams ?? 0)
  expect(packed.body.data, packed.body.message).toMatchObject({ status: 'Packed', weighed: maxGrams })
})

// DEL-18
describe('picked up', () => {
  test('the customer gets the code once it lies there; code and name hand it out', async () => {
    const { customer, first, shipment } = await shop.ready(shop.byPickup)
    expect(await mailsOf('shipmentWaiting', shipment.id)).toHaveLength(0)
    expect(shipment.code).toBeNull()
    const waiting = await staff().put(`/shipments/${shipment.id}/pack`, { shelf: 'B-3' })
    expect(waiting.body.data).toMatchObject({
      status: 'Waiting',
      group: 'uncollected',
      shelf: 'B-3',
      code: null,
    })
    expect(await mailsOf('shipmentWaiting', shipment.id)).toHaveLength(1)
    const { shipment: own } = await customer.trpc.orders.byId.query({ id: first })
    const code = own?.code ?? ''
    const wrong = await staff().put(`/shipments/${shipment.id}/pick-up`, {
      code: code === '0000' ? '0001' : '0000',
      takenBy: 'Aysel',
    })
    expect([wrong.status, wrong.body.errors?.[0]?.path, wrong.body.message]).toEqual([
      400,
      'code',
      'The code isn’t right: ask for the last 4 digits of the phone number.',
    ])
    const done = await staff().put(`/shipments/${shipment.id}/pick-up`, { code, takenBy: 'Aysel Əliyeva' })
    expect(done.body.data, done.body.message).toMatchObject({ status: 'PickedUp', takenBy: 'Aysel Əliyeva' })
    expect(await statusOf(first)).toBe('Completed')
  })

  test('the end of the phone number does as well', async () => {
    const { customer, first, shipment } = await shop.ready(shop.byPickup)
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    const code = customer.phoneNumber.slice(-5)
    await shop.staff.shipments.pickUp.mutate({ id: shipment.id, code, takenBy: 'Qardaşı', collected: 100 })
    expect((await shop.moneyOf(first)).money).toMatchObject({ left: 0 })
  })

  test('six wrong codes lock it, also for the right one, until it is planned with another code', async () => {
    const { customer, first, shipment } = await shop.ready(shop.byPickup)
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    const code = (await customer.trpc.orders.byId.query({ id: first })).shipment?.code ?? ''
    const wrong = code === '1111' ? '2222' : '1111'
    const say = (typed: string) =>
      staff().put(`/shipments/${shipment.id}/pick-up`, { code: typed, takenBy: 'Kimsə' })
    const answers = []
    for (let attempt = 0; attempt < 6; attempt++) answers.push((await say(wrong)).status)
    expect(answers).toEqual([400, 400, 400, 400, 400, 400])
    const locked = await say(code)
    expect([locked.status, locked.body.message]).toEqual([
      409,
      'Six wrong codes. Call the customer; planned once more, it gets another code.',
    ])
    expect(await statusOf(first)).toBe('Ready')
    await shop.staff.shipments.replan.mutate({ id: shipment.id })
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    const { shipment: fresh } = await customer.trpc.orders.byId.query({ id: first })
    await shop.staff.shipments.pickUp.mutate({ id: shipment.id, code: fresh?.code ?? '', takenBy: 'Aysel' })
    expect(await statusOf(first)).toBe('Completed')
  })
})

// DEL-18
describe('the gates of the orders hold', () => {
  test('nothing is handed out without its money where the house wants it before; with the cash it is', async () => {
    await gate('whole')
    const { first, shipment } = await shop.ready()
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    await shop.staff.shipments.handOver.mutate({ id: shipment.id })
    const refused = await staff().put(`/shipments/${shipment.id}/deliver`, {
      takenBy: 'Aysel',
      collected: 50,
    })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The money that is due before handing over has not come in. Wait for it, or hand it over without it and say why.',
    ])
    expect(await shop.db.payment.count({ where: { source: `shipment:${shipment.id}` } })).toBe(0)
    expect((await shop.shipmentOf(first)).status).toBe('HandedOver')
    await shop.staff.shipments.deliver.mutate({ id: shipment.id, takenBy: 'Aysel', collected: 105 })
    expect(await statusOf(first)).toBe('Completed')
  })

  test('what is collected above what is owed is the customer’s balance', async () => {
    const { customer, shipment } = await shop.ready()
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    await shop.staff.shipments.handOver.mutate({ id: shipment.id })
    await shop.staff.shipments.deliver.mutate({ id: shipment.id, takenBy: 'Aysel', collected: 110 })
    expect(await customer.trpc.payments.mine.query()).toMatchObject({ balance: 5 })
  })

  test('only what is paid goes a way for which money comes first', async () => {
    const post = { ...shop.byCourier, wayId: shop.ways.post.id }
    const { customer, first, shipment } = await shop.ready(post)
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    const refused = await staff().put(`/shipments/${shipment.id}/hand-over`, { carrier: 'Azərpoçt' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Only what is paid goes this way: 104.00 AZN are missing.',
    ])
    await shop.pay(customer.id, first, 104)
    expect(
      await shop.staff.shipments.handOver.mutate({ id: shipment.id, carrier: 'Azərpoçt' }),
    ).toMatchObject({
      status: 'HandedOver',
    })
  })

  test('staff complete an order with its shipment only, on every way', async () => {
    const { first, shipment } = await shop.ready()
    const alone = await staff().put(`/order/${first}/status`, { status: 'Completed' })
    expect(alone.status).toBe(409)
    const { body } = await shop.app.rest('PUT', '/order/many/status', {
      token: shop.staffToken,
      json: { ids: [first], status: 'Completed' },
    })
    expect(body.data).toMatchObject([{ order: null, error: { code: 'CONFLICT' } }])
    await shop.staff.shipments.cancel.mutate({ id: shipment.id })
    expect(await shop.staff.orders.move.mutate({ id: first, status: 'Completed' })).toMatchObject({
      status: 'Completed',
    })
  })
})

// DEL-16
describe('what isn’t ready isn’t packed', () => {
  test('while one of its orders is still made', async () => {
    const { orderIds } = await shop.placed(shop.byCourier, 2)
    const [first = 0, second = 0] = orderIds
    await shop.accept(orderIds)
    await shop.makeReady([first])
    const { id, group } = await shop.shipmentOf(first)
    expect(group).toBe('coming')
    const { status, body } = await staff().put(`/shipments/${id}/pack`, {})
    expect([status, body.message]).toEqual([409, `Order No. ${second} of this shipment isn’t ready yet.`])
  })
})

// DEL-13
describe('a price that staff say', () => {
  const unknown = () => ({ ...shop.byCourier, address: { ...shop.byCourier.address, place: 'Ağdam' } })

  test('is nothing that anybody owes before the customer says yes', async () => {
    const { customer, first, shipment } = await shop.ready(unknown())
    expect(shipment).toMatchObject({ price: null, zone: null, owed: 100 })
    expect((await staff().put(`/shipments/${shipment.id}/pack`, {})).status).toBe(409)
    await staff().put(`/shipments/${shipment.id}/price`, { price: 12 })
    expect(await mailsOf('shipmentPriced', shipment.id)).toHaveLength(1)
    expect((await shop.moneyOf(first)).money).toMatchObject({ total: 100 })
    expect((await staff().put(`/shipments/${shipment.id}/pack`, {})).status).toBe(409)
    const other = await rest(shop.app, customer.token).post(`/order/${first}/delivery/agree`, { price: 10 })
    expect([other.status, other.body.message]).toEqual([
      409,
      'This delivery now costs 12.00 AZN. Look at it once more.',
    ])
    const yes = await rest(shop.app, customer.token).post(`/order/${first}/delivery/agree`, { price: 12 })
    expect(yes.body.data, yes.body.message).toMatchObject({ price: 12, isAgreed: true })
    expect((await shop.moneyOf(first)).money).toMatchObject({ total: 112 })
    expect((await staff().put(`/shipments/${shipment.id}/pack`, {})).status).toBe(200)
  })

  test('needs no yes where it was said on the phone, or is less than before', async () => {
    const { first, shipment } = await shop.ready(unknown())
    await shop.staff.shipments.price.mutate({ id: shipment.id, price: 12, isAgreed: true })
    expect((await shop.moneyOf(first)).money).toMatchObject({ total: 112 })
    await shop.staff.shipments.price.mutate({ id: shipment.id, price: 9 })
    expect((await shop.moneyOf(first)).money).toMatchObject({ total: 109 })
    await shop.staff.shipments.price.mutate({ id: shipment.id, price: 15 })
    expect((await shop.moneyOf(first)).money).toMatchObject({ total: 100 })
  })

  test('is said by staff, and agreed to by the customer alone', async () => {
    const { first, shipment } = await shop.ready(unknown())
    const agree = await staff().post(`/order/${first}/delivery/agree`, { price: 12 })
    expect(agree.status).toBe(403)
    const stranger = await shop.newCustomer()
    const foreign = await rest(shop.app, stranger.token).post(`/order/${first}/delivery/agree`, { price: 12 })
    expect(foreign.status).toBe(404)
    expect(
      (await rest(shop.app, stranger.token).put(`/shipments/${shipment.id}/price`, { price: 1 })).status,
    ).toBe(403)
  })
})

// DEL-13
test('the price of a shipment is no charge that staff take away beside it', async () => {
  const { first } = await shop.ready()
  const [charge] = (await shop.moneyOf(first)).charges
  const { status, body } = await shop.app.rest('DELETE', `/order/${first}/charge/${charge?.id}`, {
    token: shop.staffToken,
    headers: { 'x-language': 'en' },
  })
  expect([status, body.message]).toEqual([
    409,
    'This is the price of the delivery: change it with the shipment.',
  ])
  expect((await shop.moneyOf(first)).money).toMatchObject({ total: 105 })
})

// DEL-14
describe('what is cancelled', () => {
  test('of two orders leaves the price with the other one; of all, the shipment is cancelled', async () => {
    const { orderIds } = await shop.placed(shop.byCourier, 2)
    const [first = 0, second = 0] = orderIds
    await shop.accept(orderIds)
    await shop.staff.orders.cancel.mutate({ id: first })
    expect((await shop.moneyOf(second)).money).toMatchObject({ total: 105 })
    const shipment = await shop.shipmentOf(second)
    expect(shipment).toMatchObject({ status: 'Planned', owed: 105 })
    await shop.staff.orders.cancel.mutate({ id: second })
    expect(await shop.shipmentOf(second)).toMatchObject({ status: 'Cancelled' })
    await shop.staff.orders.undo.mutate({ id: second })
    expect(await shop.shipmentOf(second)).toMatchObject({ status: 'Planned' })
    expect((await shop.moneyOf(second)).money).toMatchObject({ total: 105 })
  })

  test('is nothing that is with the courier', async () => {
    const { orderIds } = await shop.placed()
    await shop.accept(orderIds)
    const [id = 0] = orderIds
    const { id: shipmentId } = await shop.shipmentOf(id)
    await shop.db.shipment.update({ where: { id: shipmentId }, data: { status: 'HandedOver' } })
    const { status, body } = await shop.app.rest('DELETE', `/order/${id}`, {
      token: shop.staffToken,
      headers: { 'x-language': 'en' },
    })
    expect([status, body.message]).toEqual([
      409,
      'This order is with the courier. Write down first that it was delivered or came back.',
    ])
  })

  test('a step of an order can’t be undone once its shipment is packed with it', async () => {
    const { first, shipment } = await shop.ready()
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    await expect(shop.staff.orders.undo.mutate({ id: first })).rejects.toThrow(/packed or handed over/)
  })
})

// DEL-19
describe('what failed', () => {
  test('says why, and is planned once more or comes back into the house', async () => {
    const { first, shipment } = await shop.ready()
    await shop.staff.shipments.pack.mutate({ id: shipment.id, boxes: 3 })
    await shop.staff.shipments.handOver.mutate({ id: shipment.id })
    const failed = await staff().put(`/shipments/${shipment.id}/fail`, {
      failure: 'noAnswer',
      note: 'Qapı açılmadı',
    })
    expect(failed.body.data, failed.body.message).toMatchObject({
      status: 'Failed',
      group: 'failed',
      failure: 'noAnswer',
      failureNote: 'Qapı açılmadı',
      acts: ['replan', 'takeBack'],
    })
    expect(await mailsOf('shipmentFailed', shipment.id)).toHaveLength(1)
    expect(await statusOf(first)).toBe('Ready')
    await shop.staff.shipments.takeBack.mutate({ id: shipment.id })
    expect(await shop.staff.orders.move.mutate({ id: first, status: 'Completed' })).toMatchObject({
      status: 'Completed',
    })
  })
})

// DEL-11
test('of two people who hand over one shipment, one does', async () => {
  const { first, shipment } = await shop.ready()
  await shop.staff.shipments.pack.mutate({ id: shipment.id })
  await shop.staff.shipments.handOver.mutate({ id: shipment.id })
  const both = await Promise.all(
    ['Aysel', 'Günel'].map((takenBy) =>
      staff().put(`/shipments/${shipment.id}/deliver`, { takenBy, collected: 105 }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await shop.moneyOf(first)).money).toMatchObject({ paid: 105, left: 0, over: 0 })
})

// DEL-16
test('the list has each group, counts them all, and finds by number, name and end of phone', async () => {
  const { customer, first, shipment } = await shop.ready()
  const list = (query: object) => shop.staff.shipments.list.query(query)
  const all = await list({})
  expect(all.counts.toPack).toBeGreaterThan(0)
  expect(all.shipments.map(({ id }) => id)).toContain(shipment.id)
  for (const q of [shipment.number, String(first), customer.phoneNumber.slice(-6), 'Aysel'])
    expect(
      (await list({ q })).shipments.map(({ id }) => id),
      q,
    ).toContain(shipment.id)
  expect((await list({ group: 'failed' })).shipments.map(({ id }) => id)).not.toContain(shipment.id)
  expect((await list({ wayId: shop.ways.post.id })).shipments.map(({ id }) => id)).not.toContain(shipment.id)
  await shop.staff.shipments.cancel.mutate({ id: shipment.id })
  expect((await list({ q: shipment.number })).shipments).toEqual([])
  expect((await list({ group: 'over' })).shipments[0]).toMatchObject({ id: shipment.id, status: 'Cancelled' })
})
