import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CourierShop, openCourierShop } from './courier-shop.ts'

let shop: CourierShop
let readerToken: string
beforeAll(async () => {
  shop = await openCourierShop()
  readerToken = await shop.app.signIn(['newOrders'])
})
afterAll(() => shop.close())
beforeEach(() => shop.gate('off'))
afterEach(() => shop.app.setNow(null))

const post = (path: string, json: object = {}) =>
  shop.app.rest('POST', path, { token: shop.staffToken, json, headers: { 'x-language': 'en' } })

// DEL-40
describe('a courier’s day', () => {
  test('takes packed shipments along, and its token is answered once and stored nowhere', async () => {
    const [one, other] = [await shop.packed(), await shop.packed()]
    const made = await post('/courier-days', {
      name: 'Samir',
      phoneNumber: '0503334455',
      shipmentIds: [one.id],
    })
    expect(made.status, made.body.message).toBe(201)
    const day = made.body.data as { id: number; token: string; url: string }
    expect(day).toMatchObject({
      name: 'Samir',
      state: 'open',
      addresses: 1,
      left: 1,
      toCollect: 105,
      collected: 0,
      shipmentIds: [one.id],
      url: `http://shop.test/k/${day.token}`,
    })
    const more = await post(`/courier-days/${day.id}/shipments`, { shipmentIds: [other.id] })
    expect(more.body.data, more.body.message).toMatchObject({ addresses: 2, left: 2, toCollect: 210 })
    expect(await Promise.all([one.id, other.id].map(shop.statusOf))).toEqual(['HandedOver', 'HandedOver'])
    const read = await shop.app.rest('GET', `/courier-days/${day.id}`, { token: readerToken })
    expect(read.body.data).toMatchObject({ id: day.id, left: 2 })
    const list = await shop.app.trpc(readerToken).courierDays.list.query({})
    expect(list.map(({ id }) => id)).toContain(day.id)
    expect(JSON.stringify(list)).not.toContain(day.token)
    const rows = await shop.db.$queryRaw<{ row: string }[]>`SELECT d::text AS row FROM courier_days d`
    expect(JSON.stringify(rows)).not.toContain(day.token)
  })

  test('takes only what is packed for the courier of the house, all of it or nothing', async () => {
    const [good, early, collected] = [
      await shop.packed(),
      await shop.ready(),
      await shop.ready(shop.byPickup),
    ]
    const days = await shop.db.courierDay.count()
    const ids = [good.id, early.shipment.id, collected.shipment.id]
    const refused = await post('/courier-days', { name: 'Samir', shipmentIds: ids })
    shop.expectRefused(
      refused,
      409,
      new RegExp(`these don’t: ${early.shipment.number}, ${collected.shipment.number}\\.`),
    )
    expect(await shop.statusOf(good.id)).toBe('Packed')
    expect(await shop.db.courierDay.count()).toBe(days)
    expect((await post('/courier-days', { name: '', shipmentIds: [] })).status).toBe(400)
    expect((await post('/courier-days', { name: 'x'.repeat(61), shipmentIds: [] })).status).toBe(400)
  })

  test('of two couriers one gets a shipment', async () => {
    const { id } = await shop.packed()
    const answers = await Promise.all(
      ['Samir', 'Rəşad'].map((name) => post('/courier-days', { name, shipmentIds: [id] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await shop.db.shipmentEvent.count({ where: { shipmentId: id, to: 'HandedOver' } })).toBe(1)
  })

  test('its link works on its own day in Baku, and no longer', async () => {
    shop.app.setNow(new Date('2020-12-01T19:59:00Z'))
    const { token, id } = await shop.begin([])
    expect((await shop.byLink(token, 'GET')).status).toBe(200)
    shop.app.setNow(new Date('2020-12-01T20:00:00Z'))
    shop.expectRefused(await shop.byLink(token, 'GET'), 404, /closed/)
    expect((await post(`/courier-days/${id}/link`)).status).toBe(409)
    const [day] = await shop.staff.courierDays.list.query({ day: '2020-12-01' })
    expect(day).toMatchObject({ id, state: 'over' })
  })

  test('its link is revoked at once and renewed, and the first one never works again', async () => {
    const { token, id } = await shop.begin([])
    const answer = await shop.app.rest('DELETE', `/courier-days/${id}/link`, { token: shop.staffToken })
    expect(answer.body.data).toMatchObject({ state: 'revoked' })
    shop.expectRefused(await shop.byLink(token, 'GET'), 404, /closed/)
    expect((await post(`/courier-days/${id}/shipments`, { shipmentIds: [] })).status).toBe(409)
    const renewed = await post(`/courier-days/${id}/link`)
    const next = (renewed.body.data as { token: string }).token
    expect((await shop.byLink(next, 'GET')).status).toBe(200)
    expect((await shop.byLink(token, 'GET')).status).toBe(404)
  })

  test('is nobody’s without its token', async () => {
    for (const token of ['', 'x'.repeat(43), 'x'.repeat(4000)])
      expect((await shop.byLink(token, 'GET')).status).toBe(404)
    expect((await shop.app.rest('GET', '/courier-days/0')).status).not.toBe(200)
    expect((await shop.app.rest('GET', '/courier-days/99999999', { token: shop.staffToken })).status).toBe(
      404,
    )
    for (const [method, path] of [
      ['POST', '/courier-days/99999999/link'],
      ['DELETE', '/courier-days/99999999/link'],
      ['GET', '/courier-days/99999999/list'],
    ] as const)
      expect((await shop.app.rest(method, path, { token: shop.staffToken })).status).toBe(404)
  })
})

// DEL-42
test('by link the list stands by zone with what there is to find, to collect and to ask', async () => {
  const far = { wayId: shop.ways.courier.id, address: { ...shop.byCourier.address, place: 'Xırdalan' } }
  const [near, other] = [await shop.packed(), await shop.packed(far)]
  const { token } = await shop.begin([near.id, other.id])
  const answer = await shop.byLink(token, 'GET')
  const { stops, ...sums } = answer.body.data as { stops: { id: number; zone: { name: string } }[] }
  expect(sums).toMatchObject({ name: 'Samir', addresses: 2, left: 2, toCollect: 215, collected: 0 })
  expect(stops.map(({ id, zone }) => [id, zone.name])).toEqual([
    [other.id, 'Abşeron'],
    [near.id, 'Bakı 2'],
  ])
  expect(stops[1]).toMatchObject({
    address: { place: 'Nərimanov', landmark: 'Gənclik metrosu' },
    recipient: 'Aysel Əliyeva',
    boxes: 2,
    owed: 105,
    status: 'HandedOver',
  })
  expect(Object.keys(stops[1] ?? {})).not.toContain('code')
})

// DEL-43
describe('an act by link', () => {
  test('delivers with the cash, completes the order, and is by no account', async () => {
    const { id, orderId } = await shop.packed()
    const { token, id: dayId } = await shop.begin([id])
    const answer = await shop.deliver(token, { id, collected: 105 })
    expect(answer.body.data, answer.body.message).toMatchObject({ left: 0, toCollect: 0, collected: 105 })
    expect((answer.body.data as { stops: object[] }).stops[0]).toMatchObject({
      status: 'Delivered',
      takenBy: 'Günel xanım',
      collected: 105,
      owed: 0,
    })
    const order = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } })
    expect(order.status).toBe('Completed')
    const event = await shop.db.shipmentEvent.findFirstOrThrow({ where: { shipmentId: id, to: 'Delivered' } })
    expect(event.actorId).toBeNull()
    const payment = await shop.db.payment.findUniqueOrThrow({ where: { source: `shipment:${id}` } })
    expect(payment).toMatchObject({ amount: 10_500, courierDayId: dayId, way: 'cash' })
  })

  test('counts once, however often it is repeated with its key and at once', async () => {
    const { id } = await shop.packed()
    const { token } = await shop.begin([id])
    const act = { id, key: shop.key(), collected: 105 }
    const answers = await Promise.all([1, 2, 3].map(() => shop.deliver(token, act)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await shop.deliver(token, act)).body.data).toMatchObject({ collected: 105 })
    expect(await shop.db.payment.count({ where: { source: `shipment:${id}` } })).toBe(1)
    expect(await shop.db.shipmentEvent.count({ where: { shipmentId: id, to: 'Delivered' } })).toBe(1)
    shop.expectRefused(await shop.deliver(token, { id, collected: 105 }), 409, /doesn’t allow that any more/)
  })

  test('says why nobody took it, and a repeat after it was planned anew changes nothing', async () => {
    const { id } = await shop.packed()
    const { token } = await shop.begin([id])
    const act = { id, key: shop.key(), failure: 'wrongAddress', note: 'Belə bina yoxdur' }
    const answer = await shop.fail(token, act)
    expect((answer.body.data as { stops: object[] }).stops[0], answer.body.message).toMatchObject({
      status: 'Failed',
      failure: 'wrongAddress',
      failureNote: 'Belə bina yoxdur',
    })
    await shop.staff.shipments.replan.mutate({ id })
    expect((await shop.fail(token, act)).body.data).toMatchObject({ addresses: 0 })
    expect(await shop.statusOf(id)).toBe('Planned')
    shop.expectRefused(await shop.deliver(token, { id }), 409, /taken this address off your list/)
  })

  test('reaches no shipment of another list, and none that there isn’t', async () => {
    const [own, foreign] = [await shop.packed(), await shop.packed()]
    const { token } = await shop.begin([own.id])
    await shop.begin([foreign.id], 'Rəşad')
    for (const id of [foreign.id, 99_999_999])
      shop.expectRefused(await shop.deliver(token, { id }), 409, /taken this address off your list/)
    expect(await shop.statusOf(foreign.id)).toBe('HandedOver')
  })

  test('is refused once the link is revoked, and nothing of it is written', async () => {
    const { id } = await shop.packed()
    const { token, id: dayId } = await shop.begin([id])
    await shop.staff.courierDays.revoke.mutate({ id: dayId })
    for (const act of [shop.deliver, shop.fail]) shop.expectRefused(await act(token, { id }), 404, /closed/)
    expect(await shop.statusOf(id)).toBe('HandedOver')
  })

  test('says what is missing where it must be paid before, and takes nothing', async () => {
    const { id, orderId } = await shop.packed()
    const { token } = await shop.begin([id])
    await shop.gate('whole')
    const refused = await shop.deliver(token, { id, collected: 40 })
    shop.expectRefused(refused, 409, /^105\.00 AZN must be paid .* and 40\.00 AZN were collected/)
    expect(await shop.statusOf(id)).toBe('HandedOver')
    expect(await shop.db.paymentAllocation.count({ where: { orderId } })).toBe(0)
    expect((await shop.deliver(token, { id, collected: 105 })).status).toBe(200)
  })

  test('takes no words that are too long, and no sum that is none', async () => {
    const { id } = await shop.packed()
    const { token } = await shop.begin([id])
    for (const wrong of [
      { takenBy: 'x'.repeat(101) },
      { takenBy: ' ' },
      { collected: -5 },
      { collected: 1e12 },
      { key: 'short' },
      { key: 'x'.repeat(101) },
    ])
      expect((await shop.deliver(token, { id, ...wrong })).status).toBe(400)
    for (const wrong of [{ failure: 'lazy' }, { note: 'x'.repeat(301) }])
      expect((await shop.fail(token, { id, ...wrong })).status).toBe(400)
    expect(await shop.statusOf(id)).toBe('HandedOver')
  })

  test('finds a customer who is erased while it is under way, without address and phone', async () => {
    const { id } = await shop.packed()
    const { token } = await shop.begin([id])
    await shop.db.$executeRaw`UPDATE shipments SET address = NULL, recipient = '' WHERE id = ${id}`
    const answer = await shop.byLink(token, 'GET')
    expect((answer.body.data as { stops: object[] }).stops[0]).toMatchObject({ id, address: null })
    expect((await shop.deliver(token, { id })).status).toBe(200)
  })
})

// DEL-41
describe('the cash of a day', () => {
  const till = () => shop.staff.till.read.query({})

  test('is with the courier until it is taken, then once in the till', async () => {
    const { id, orderId } = await shop.packed()
    const { token, id: dayId } = await shop.begin([id])
    const before = await till()
    await shop.deliver(token, { id, collected: 105 })
    const under = await till()
    expect(under.mustBe).toBe(before.mustBe)
    expect(under.atCouriers.find((one) => one.id === dayId)).toMatchObject({
      name: 'Samir',
      amount: 105,
      orderIds: [orderId],
    })
    const put = (collected: number) =>
      shop.app.rest('PUT', `/courier-days/${dayId}/cash`, {
        token: shop.staffToken,
        json: { collected },
        headers: { 'x-language': 'en' },
      })
    shop.expectRefused(await put(100), 409, /^105\.00 AZN of this list are written down/)
    const answers = await Promise.all([put(105), put(105)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const after = await till()
    expect(after.mustBe).toBe(Math.round(before.mustBe * 100 + 10_500) / 100)
    expect(after.atCouriers.map((one) => one.id)).not.toContain(dayId)
    expect(after.movements.find(({ what }) => what === 'courier')).toMatchObject({
      amount: 105,
      note: 'Samir',
      orderIds: [orderId],
    })
    expect((await shop.byLink(token, 'GET')).status).toBe(404)
  })

  test('what staff write down after it was taken is in the till at once', async () => {
    const { id } = await shop.packed()
    const { id: dayId } = await shop.begin([id])
    await shop.staff.courierDays.handIn.mutate({ id: dayId, collected: 0 })
    const before = await till()
    await shop.staff.shipments.deliver.mutate({ id, takenBy: 'Aysel', collected: 105 })
    const after = await till()
    expect(after.mustBe).toBe(Math.round(before.mustBe * 100 + 10_500) / 100)
    expect(after.atCouriers).toEqual(before.atCouriers)
  })

  test('can’t be taken back out of the till as an entry', async () => {
    const { id } = await shop.packed()
    const { token, id: dayId } = await shop.begin([id])
    await shop.deliver(token, { id, collected: 105 })
    await shop.staff.courierDays.handIn.mutate({ id: dayId, collected: 105 })
    const { movements } = await till()
    const entryId = movements.find(({ what }) => what === 'courier')?.entryId ?? 0
    expect((await post(`/till/entry/${entryId}/undo`)).status).toBe(404)
  })
})
