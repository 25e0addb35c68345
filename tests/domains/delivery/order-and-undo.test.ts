import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeliveryShop, openDeliveryShop } from '../shipments/delivery-shop.ts'

let shop: DeliveryShop
let token: string
beforeAll(async () => {
  shop = await openDeliveryShop()
  token = await shop.app.signIn(['orders', 'discounts'])
})
afterAll(() => shop.close())

const all = () => shop.owner.delivery.all.query()
const zonesOf = async (id: number) => (await all()).ways.find((way) => way.id === id)?.zones ?? []
const put = (path: string, ids: readonly number[]) =>
  shop.app.rest('PUT', `/delivery/${path}/order`, {
    token,
    json: { ids },
    headers: { 'x-language': 'en' },
  })
const undo = (kind: string, id: number, by = token) =>
  shop.app.rest('POST', `/history/${kind}/${id}/undodelete`, { token: by, headers: { 'x-language': 'en' } })
const entriesSince = async (at: number) => shop.db.auditEntry.findMany({ where: { id: { gt: at } } })
const lastEntry = async () => (await shop.db.auditEntry.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0

// DEL-66
describe('the order', () => {
  test('of ways is put by one call with one entry in the history, on both faces', async () => {
    const ids = (await all()).ways.map(({ id }) => id)
    const turned = ids.toReversed()
    const before = await lastEntry()
    expect((await put('ways', turned)).status).toBe(204)
    expect((await all()).ways.map(({ id }) => id)).toEqual(turned)
    const entries = await entriesSince(before)
    expect(entries).toMatchObject([{ kind: 'deliveryWay', recordId: 0, act: 'ordered' }])
    expect(JSON.stringify(entries[0]?.fields)).toContain('Kuryer')
    await shop.owner.delivery.orderWays.mutate({ ids })
    expect((await all()).ways.map(({ id }) => id)).toEqual(ids)
  })

  test('of the zones of a way as well, and of one way at a time', async () => {
    const { courier, post } = shop.ways
    const ids = (await zonesOf(courier.id)).map(({ id }) => id)
    const [elsewhere = { id: 0 }] = await zonesOf(post.id)
    const before = await lastEntry()
    await shop.owner.delivery.orderZones.mutate({ ids: ids.toReversed() })
    expect((await zonesOf(courier.id)).map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await entriesSince(before)).toMatchObject([{ kind: 'deliveryZone', recordId: 0, act: 'ordered' }])
    const [one = 0] = ids
    for (const wrong of [[...ids, elsewhere.id], [one, one], [2_147_483_647]]) {
      const { status, body } = await put('zones', wrong)
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'ids'])
    }
    expect((await zonesOf(courier.id)).map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await put('zones', ids)).status).toBe(204)
    expect((await zonesOf(courier.id)).map(({ id }) => id)).toEqual(ids)
  })
})

const withoutVersions = (value: object) =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'updatedAt' ? undefined : one)))

// DEL-65
describe('a deletion that is undone', () => {
  test('brings a way back as it was with its zones, and open shipments go by it again', async () => {
    const way = await shop.owner.delivery.createWay.mutate({
      kind: 'ownCourier',
      name: 'Gecə kuryeri',
      name_ru: 'Ночной курьер',
      hint: 'Axşam 7-dən sonra',
      isShown: true,
      daysFrom: 1,
      daysTo: 3,
      cutOff: '11:30',
      weekdays: [2, 4],
      prepaidOnly: true,
      maxGrams: 12_345,
      maxCentimetres: 210,
    })
    const place = {
      name: 'Nərimanov, r.',
      name_ru: 'Нариманов',
      name_en: '',
      spellings: ['Nəriman', 'n. r.'],
    }
    const zone = await shop.owner.delivery.createZone.mutate({
      wayId: way.id,
      name: 'Mərkəz',
      name_en: 'Centre',
      places: [place, { name: 'Bakı' }],
      bands: [
        { upTo: 1500, price: 0 },
        { upTo: 20_001, price: 1234.5 },
      ],
      perKg: 0.4,
      freeFrom: 150,
    })
    const gone = await shop.owner.delivery.createZone.mutate({
      wayId: way.id,
      name: 'Köhnə',
      places: [{ name: 'Xırdalan' }],
    })
    await shop.owner.delivery.deleteZone.mutate({ id: gone.id })
    const address = { ...shop.byCourier.address, place: 'Bakı' }
    const { orderIds } = await shop.placed({ wayId: way.id, address })
    const before = (await all()).ways.find(({ id }) => id === way.id)
    expect(before?.zones[0]?.places[0]?.name).not.toContain(',')

    await shop.owner.delivery.deleteWay.mutate({ id: way.id })
    const refused = await undo('deliveryZone', zone.id)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('way of this zone')])
    const back = await undo('deliveryWay', way.id)
    expect([back.status, back.body.data]).toEqual([200, { lost: [] }])
    const after = (await all()).ways.find(({ id }) => id === way.id)
    expect(withoutVersions(after ?? {})).toEqual(withoutVersions(before ?? {}))
    const shipment = await shop.db.shipment.findFirstOrThrow({
      where: { orders: { some: { id: { in: orderIds } } } },
    })
    expect(shipment).toMatchObject({ wayId: way.id, zoneId: zone.id })
    expect((await undo('deliveryWay', way.id)).status).toBe(409)
  })

  test('brings a zone back by the other face, but not where another zone has its place by now', async () => {
    const { courier } = shop.ways
    const { zone } = shop.zones
    const before = (await zonesOf(courier.id)).find(({ id }) => id === zone.id)
    await shop.owner.delivery.deleteZone.mutate({ id: zone.id })
    const other = await shop.owner.delivery.createZone.mutate({
      wayId: courier.id,
      name: 'Başqa',
      places: [{ name: 'Нариманов' }],
    })
    const refused = await undo('deliveryZone', zone.id)
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Başqa')])
    await shop.owner.delivery.deleteZone.mutate({ id: other.id })
    const { lost } = await shop.owner.history.undoDelete.mutate({ kind: 'deliveryZone', id: zone.id })
    expect(lost).toEqual([])
    const after = (await zonesOf(courier.id)).find(({ id }) => id === zone.id)
    expect(withoutVersions(after ?? {})).toEqual(withoutVersions(before ?? {}))
  })

  test('brings a point back; whoever can’t change it can’t bring it back, nor is offered to', async () => {
    const { point } = shop
    const { orderIds } = await shop.placed(shop.byPickup)
    await shop.owner.delivery.deletePoint.mutate({ id: point.id })
    const reader = await shop.app.signIn(['orders'])
    expect((await undo('pickupPoint', point.id, reader)).status).toBe(403)
    const of = { kind: 'pickupPoint', id: point.id } as const
    const [seen] = (await shop.app.trpc(reader).history.ofRecord.query(of)).items
    const [offered] = (await shop.owner.history.ofRecord.query(of)).items
    expect([seen?.restorable, offered?.restorable]).toEqual([false, true])
    expect((await undo('pickupPoint', point.id)).status).toBe(200)
    const after = (await all()).points.find(({ id }) => id === point.id)
    expect(withoutVersions(after ?? {})).toEqual(withoutVersions(point))
    const where = { orders: { some: { id: { in: orderIds } } } }
    expect((await shop.db.shipment.findFirstOrThrow({ where })).pointId).toBe(point.id)
  })
})
