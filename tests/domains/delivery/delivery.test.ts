import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliver } from '../../../src/domains/delivery/deliver.ts'
import type { ShownDelivery, WayView, ZoneView } from '../../../src/domains/delivery/delivery-output.ts'
import { locatePlace } from '../../../src/domains/delivery/locate-place.ts'
import { readWireWays } from '../../../src/domains/delivery/wire-ways.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['orders', 'discounts'])
})
afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const send = (method: Method, path: string, json?: object, language = 'en') =>
  app.rest(method, `/delivery${path}`, { token, json, headers: { 'x-language': language } })
async function make<Made>(path: string, json: object): Promise<Made> {
  const { status, body } = await send('POST', path, json)
  expect(status, body.message).toBe(201)
  return body.data as Made
}
const newWay = (changes: object = {}) =>
  make<WayView>('/ways', { kind: 'courierFirm', name: 'Kuryer firması', ...changes })
const newZone = (wayId: number, changes: object = {}) =>
  make<ZoneView>('/zones', { wayId, name: 'Mərkəz', ...changes })
const shown = async (language = 'az') =>
  (await app.rest('GET', `/delivery?language=${language}`)).body.data as ShownDelivery
const nesimi = { name: 'Nəsimi', name_ru: 'Насими', name_en: 'Nasimi' }

// DEL-3
describe('a new installation', () => {
  test('has ways to begin with, all of them hidden, so that orders go on without delivery', async () => {
    expect(await shown()).toEqual({ ways: [], points: [], closed: [] })
    const { ways, points } = await app.trpc(token).delivery.all.query()
    expect(ways.map(({ kind, isShown }) => [kind, isShown])).toEqual([
      ['pickup', false],
      ['ownCourier', false],
      ['post', false],
    ])
    expect(points).toHaveLength(1)
  })

  test('shows a way to everyone, in their language, once staff show it', async () => {
    const { ways } = await app.trpc(token).delivery.all.query()
    const own = ways.find(({ kind }) => kind === 'ownCourier')
    const { status, body } = await send('PUT', `/ways/${own?.id}`, {
      isShown: true,
      updatedAt: own?.updatedAt,
    })
    expect(status, body.message).toBe(200)
    const az = await shown()
    expect(az.ways).toHaveLength(1)
    expect(az.ways[0]).toMatchObject({
      id: own?.id,
      name: 'Kuryer, Bakı və ətrafı',
      weekdays: [1, 2, 3, 4, 5, 6],
    })
    expect((await shown('ru')).ways[0]?.zones[0]?.name).toBe('Баку 1')
    expect(await app.trpc('').delivery.shown.query({ language: 'az' })).toEqual(az)
    await send('PUT', `/ways/${own?.id}`, { isShown: false })
    expect((await shown()).ways).toEqual([])
  })

  test('offers picking up only while there is a point, with the points', async () => {
    const { ways, points } = await app.trpc(token).delivery.all.query()
    const pickup = ways.find(({ kind }) => kind === 'pickup')
    await send('PUT', `/ways/${pickup?.id}`, { isShown: true })
    expect(await shown()).toMatchObject({ ways: [{ kind: 'pickup' }], points: [{ id: points[0]?.id }] })
    await send('DELETE', `/points/${points[0]?.id}`)
    expect(await shown()).toEqual({ ways: [], points: [], closed: [] })
    const point = { address: 'Bakı, Nizami küçəsi 114', address_ru: 'Баку, Низами 114', hours: '09:00–19:00' }
    const map = { mapLink: 'maps.example.com/n114', phoneNumber: '012 498 12 34' }
    const { id } = await make<{ id: number }>('/points', { ...point, ...map })
    expect((await shown('ru')).points).toEqual([
      {
        id,
        address: 'Баку, Низами 114',
        hours: '09:00–19:00',
        mapLink: 'https://maps.example.com/n114',
        phoneNumber: '+994 12 498 12 34',
      },
    ])
    await send('PUT', `/ways/${pickup?.id}`, { isShown: false })
  })
})

// DEL-1, DEL-7
test('what is shown is what the browser reckons prices and days with', async () => {
  const way = await newWay({
    isShown: true,
    daysFrom: 1,
    daysTo: 2,
    weekdays: [1, 2, 3, 4, 5],
    maxGrams: 30_000,
  })
  await newZone(way.id, {
    places: [nesimi],
    bands: [{ upTo: 5000, price: '4,50' }],
    perKg: 0.4,
    freeFrom: 150,
  })
  await app.deps.db.closedDay.create({ data: { day: new Date('2099-01-01'), name: 'Yeni il' } })
  await app.deps.contentChanged(['production'])
  const { ways, zones, index, closed } = readWireWays(await shown())
  const located = locatePlace(index, 'nesmi r.')
  const asked = { ways, zones, located, when: { now: app.deps.now(), ready: '2098-12-31', closed } }
  const price = (grams: number, sum = 1000) =>
    deliver({ ...asked, goods: { grams, millimetres: null, sum } }).find(({ wayId }) => wayId === way.id)
  const days = { from: '2099-01-02', to: '2099-01-05' }
  expect(price(4999)).toMatchObject({ state: 'possible', price: 450, days })
  expect(price(6200)).toMatchObject({ price: 450 + 2 * 40 })
  expect(price(6200, 15_000)).toMatchObject({ price: 0 })
  expect(price(30_001)).toMatchObject({ state: 'impossible', reason: 'tooHeavy' })
  await send('DELETE', `/ways/${way.id}`)
})

// DEL-4
describe('staff', () => {
  test('add, change and delete a way with its zones; each change stands in the history', async () => {
    const way = await newWay({ name_ru: 'Курьерская фирма', daysFrom: 1, daysTo: 2 })
    const zone = await newZone(way.id, { places: [nesimi], bands: [{ upTo: 5000, price: 0 }] })
    expect(zone.bands).toEqual([{ upTo: 5000, price: 0 }])
    const changed = await send('PUT', `/zones/${zone.id}`, { name: 'Bakı 1', updatedAt: zone.updatedAt })
    expect(changed.body.data).toMatchObject({ name: 'Bakı 1', places: [{ name: 'Nəsimi', spellings: [] }] })
    expect((await send('PUT', `/zones/${zone.id}`, { name: 'B', updatedAt: zone.updatedAt })).status).toBe(
      409,
    )
    expect((await send('PUT', `/ways/${way.id}`, { hint: 'Sabah', updatedAt: way.updatedAt })).status).toBe(
      200,
    )
    expect((await send('PUT', `/ways/${way.id}`, { hint: 'B', updatedAt: way.updatedAt })).status).toBe(409)
    expect((await send('DELETE', `/ways/${way.id}`)).status).toBe(204)
    for (const path of [`/ways/${way.id}`, `/zones/${zone.id}`]) {
      expect((await send('DELETE', path)).status).toBe(404)
      expect((await send('PUT', path, { name: 'B' })).status).toBe(404)
    }
    const entries = await app.deps.db.auditEntry.findMany({
      where: {
        OR: [
          { kind: 'deliveryWay', recordId: way.id },
          { kind: 'deliveryZone', recordId: zone.id },
        ],
      },
      orderBy: { id: 'asc' },
    })
    const acts = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ act }) => act)
    expect(acts('deliveryWay')).toEqual(['created', 'changed', 'deleted'])
    expect(acts('deliveryZone')).toEqual(['created', 'changed', 'deleted'])
    expect(JSON.stringify(entries)).toContain('Nəsimi, Насими, Nasimi')
  })

  test('with area 7 or 8 read all of it; only areas 8 and 9 together change it', async () => {
    for (const area of ['newOrders', 'orders'] as const) {
      const some = await app.signIn([area])
      expect((await app.rest('GET', '/delivery/ways', { token: some })).status).toBe(200)
      const json = { kind: 'post', name: 'Poçt' }
      expect((await app.rest('POST', '/delivery/ways', { token: some, json })).status).toBe(403)
    }
  })

  test('leave a zone’s prices alone that they don’t send, and take its limits away with null', async () => {
    const way = await newWay({ maxGrams: 1000 })
    const zone = await newZone(way.id, { perKg: 1, freeFrom: 100, bands: [{ upTo: 1000, price: 3 }] })
    const kept = await send('PUT', `/zones/${zone.id}`, { freeFrom: null })
    expect(kept.body.data).toMatchObject({ perKg: 1, freeFrom: null, bands: [{ upTo: 1000, price: 3 }] })
    expect((await send('PUT', `/ways/${way.id}`, { maxGrams: '' })).body.data).toMatchObject({
      maxGrams: null,
    })
  })
})

const band = (upTo: unknown, price: unknown) => ({ bands: [{ upTo, price }] })
const long = 'ə'.repeat(500)

// DEL-4
describe('what can’t be is refused with the field', () => {
  test.each<[string, object, string]>([
    ['a name of 500 signs', { name: long }, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a price of three decimals', band(5000, 4.005), 'bands'],
    ['a price of three decimals as text', band(5000, '4,005'), 'bands'],
    ['a negative price', band(5000, -1), 'bands'],
    ['a weight of 0', band(0, 4), 'bands'],
    ['a huge weight', band(1e12, 4), 'bands'],
    ['a weight that isn’t whole', band(1.5, 4), 'bands'],
    ['a price that is no figure', band(5000, 'dörd'), 'bands'],
    ['a kg of a negative price', { perKg: -0.4 }, 'perKg'],
    ['a sum of three decimals', { freeFrom: 150.005 }, 'freeFrom'],
    ['a sum of 0', { freeFrom: 0 }, 'freeFrom'],
    ['a place without a letter', { places: [{ name: '—' }] }, 'places'],
    ['a place of 500 signs', { places: [{ name: long }] }, 'places'],
    [
      'bands out of order',
      {
        bands: [
          { upTo: 5000, price: 4 },
          { upTo: 5000, price: 5 },
        ],
      },
      'bands',
    ],
  ])('of a zone: %s', async (_, fields, path) => {
    const { id: wayId } = await newWay()
    const before = await app.deps.db.deliveryZone.count()
    const { status, body } = await send('POST', '/zones', { wayId, name: 'Bakı 1', ...fields })
    expect([status, body.errors?.[0]?.path?.split('.')[0]]).toEqual([400, path])
    expect(body.errors?.[0]?.message).not.toBe('')
    const { id } = await newZone(wayId)
    expect((await send('PUT', `/zones/${id}`, fields)).status).toBe(400)
    expect(await app.deps.db.deliveryZone.count()).toBe(before + 1)
  })

  test.each<[string, object, string]>([
    ['a name of 500 signs', { name: long }, 'name'],
    ['a hint of 500 signs', { hint: long }, 'hint'],
    ['a last day before the first', { daysFrom: 3, daysTo: 1 }, 'daysTo'],
    ['days below 0', { daysFrom: -1 }, 'daysFrom'],
    ['no weekday', { weekdays: [] }, 'weekdays'],
    ['an eighth weekday', { weekdays: [8] }, 'weekdays'],
    ['an hour that isn’t one', { cutOff: '25:00' }, 'cutOff'],
    ['a weight of 0', { maxGrams: 0 }, 'maxGrams'],
    ['a huge weight', { maxGrams: 1e15 }, 'maxGrams'],
    ['a length of 0', { maxCentimetres: 0 }, 'maxCentimetres'],
  ])('of a way: %s', async (_, fields, path) => {
    const { status, body } = await send('POST', '/ways', { kind: 'post', name: 'Poçt', ...fields })
    expect([status, body.errors?.[0]?.path?.split('.')[0]]).toEqual([400, path])
    const { id } = await newWay()
    expect((await send('PUT', `/ways/${id}`, fields)).status).toBe(400)
  })

  test('a last day before the first that is stored already', async () => {
    const { id } = await newWay({ daysFrom: 2, daysTo: 3 })
    expect((await send('PUT', `/ways/${id}`, { daysTo: 1 })).body.errors?.[0]?.path).toBe('daysTo')
    expect((await app.deps.db.deliveryWay.findUniqueOrThrow({ where: { id } })).daysTo).toBe(3)
  })

  test.each([
    ['a map that is no address', { mapLink: 'javascript:alert(1)' }, 'mapLink'],
    ['half a phone number', { phoneNumber: '12' }, 'phoneNumber'],
    ['no address', { address: '' }, 'address'],
  ])('of a point: %s', async (_, fields, path) => {
    const { status, body } = await send('POST', '/points', { address: 'Nizami 114', ...fields })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  test.each([
    ['az', 'Çəkilər artan sıra ilə gedir: hər biri özündən əvvəlkindən böyük olmalıdır.'],
    ['ru', 'Веса идут по возрастанию: каждый больше предыдущего.'],
    ['en', 'The weights go up: each one is more than the one before it.'],
  ])('in the caller’s language (%s)', async (language, message) => {
    const { id: wayId } = await newWay()
    const json = {
      wayId,
      name: 'Bakı 1',
      bands: [
        { upTo: 10_000, price: 5 },
        { upTo: 5000, price: 4 },
      ],
    }
    const { body } = await send('POST', '/zones', json, language)
    expect(body.errors).toEqual([{ path: 'bands', message }])
  })
})

// DEL-5
describe('places of one way', () => {
  test('are in one zone only, in whatever language they are written; the zone is named', async () => {
    const { id: wayId } = await newWay()
    await newZone(wayId, { name: 'Bakı 1', places: [nesimi] })
    const taken = await send('POST', '/zones', { wayId, name: 'Bakı 2', places: [{ name: 'НАСИМИ' }] })
    const message = '“НАСИМИ” is already in the zone “Bakı 1” of this way. Take it out there first.'
    expect([taken.status, taken.body.errors]).toEqual([400, [{ path: 'places', message }]])
    const other = await newZone(wayId, { name: 'Bakı 2', places: [{ name: 'Xəzər' }] })
    expect((await send('PUT', `/zones/${other.id}`, { places: [nesimi] })).status).toBe(400)
    expect((await send('PUT', `/zones/${other.id}`, { places: [{ name: 'Khazar' }] })).status).toBe(200)
    const { id: another } = await newWay()
    await newZone(another, { places: [nesimi] })
  })

  test('may have one zone for everywhere else', async () => {
    const { id: wayId } = await newWay()
    await newZone(wayId, { name: 'Ölkə' })
    const second = await send('POST', '/zones', { wayId, name: 'Başqa' })
    expect([second.status, second.body.errors?.[0]?.path]).toEqual([400, 'places'])
    expect(second.body.message).toContain('Ölkə')
  })

  test('of two zones that are added at once, one has the place', async () => {
    const { id: wayId } = await newWay()
    const add = (name: string) => send('POST', '/zones', { wayId, name, places: [nesimi] })
    const statuses = (await Promise.all([add('A'), add('B'), add('C')])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 400, 400])
  })

  test('a way to pick up has none, nor has a way that isn’t there', async () => {
    const { id: wayId } = await newWay({ kind: 'pickup' })
    const { status, body } = await send('POST', '/zones', { wayId, name: 'Bakı' })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'wayId'])
    expect((await send('POST', '/zones', { wayId: 999_999, name: 'Bakı' })).status).toBe(404)
  })
})
