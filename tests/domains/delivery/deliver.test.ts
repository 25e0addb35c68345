import { describe, expect, test } from 'vitest'
import {
  type Delivery,
  deliver,
  type Goods,
  type Way,
  zonePrice,
} from '../../../src/domains/delivery/deliver.ts'
import { type Located, locatePlace, placeIndex } from '../../../src/domains/delivery/locate-place.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { manyZones, place, way, zone } from './sample-ways.ts'

const yasamal = place('Yasamal', 'Ясамал')
const xezer = place('Xəzər', 'Хазар', 'Khazar')
const zones = [
  zone({ id: 1, places: [yasamal] }),
  zone({ id: 2, places: [xezer], bands: [{ upTo: 5000, price: 900 }], perKg: null, freeFrom: null }),
]
const index = placeIndex(zones)
const at = (typed: string): Located => locatePlace(index, typed)
const goods: Goods = { grams: 2000, millimetres: 300, sum: 5000 }
const ask = (changes: Partial<Parameters<typeof deliver>[0]> = {}): Delivery[] =>
  deliver({ ways: [way()], zones, located: at('Yasamal'), goods, when: null, ...changes })
const only = (changes: Parameters<typeof ask>[0]) => ask(changes)[0]

// DEL-1
describe('a way', () => {
  test('has the price of the zone that the place is in', () => {
    expect(only({})).toEqual({ wayId: 1, state: 'possible', zoneId: 1, price: 400, days: null })
    expect(only({ located: at('Khazar') })).toMatchObject({ state: 'possible', zoneId: 2, price: 900 })
  })

  test('to pick up costs nothing, whatever the place and the weight', () => {
    const pickup = way({ kind: 'pickup' })
    for (const located of [null, at('Yasamal'), at('Gəncə')])
      expect(only({ ways: [pickup], located, goods: { grams: null, millimetres: null, sum: 0 } })).toEqual({
        wayId: 1,
        state: 'possible',
        zoneId: null,
        price: 0,
        days: null,
      })
  })

  test.each<[string, Partial<Way>, Partial<Goods>, string]>([
    ['too heavy', { maxGrams: 1999 }, {}, 'tooHeavy'],
    ['too long', { maxCentimetres: 29 }, {}, 'tooLong'],
  ])('is impossible for what is %s, and at the limit itself isn’t', (_, limits, changes, reason) => {
    expect(only({ ways: [way(limits)], goods: { ...goods, ...changes } })).toEqual({
      wayId: 1,
      state: 'impossible',
      reason,
    })
    const [key, value] = Object.entries(limits)[0] ?? []
    const enough = way({ [key ?? '']: Number(value) + 1 })
    expect(only({ ways: [enough] })).toMatchObject({ state: 'possible' })
  })

  test('doesn’t go to a place that only another way knows', () => {
    const other = way({ id: 2 })
    const firm = zone({ id: 3, wayId: 2, places: [place('Gəncə')] })
    const all = [...zones, firm]
    const located = locatePlace(placeIndex(all), 'Gəncə')
    expect(ask({ ways: [way(), other], zones: all, located })).toEqual([
      { wayId: 2, state: 'possible', zoneId: 3, price: 400, days: null },
      { wayId: 1, state: 'impossible', reason: 'notThere' },
    ])
  })

  test('goes everywhere by a zone without places', () => {
    const everywhere = zone({ id: 9, wayId: 1 })
    expect(only({ zones: [...zones, everywhere], located: at('Lerik') })).toMatchObject({ zoneId: 9 })
    expect(only({ zones: [...zones, everywhere] })).toMatchObject({ zoneId: 1 })
  })

  test.each<[string, Parameters<typeof ask>[0], string]>([
    ['no place was given', { located: null }, 'place'],
    ['nobody knows the place', { located: at('Lerik') }, 'place'],
    ['the place may be in two zones', { located: at('Yasamal, Xəzər') }, 'zone'],
    ['the place isn’t sure', { located: at('Yasamal küç. 12') }, 'zone'],
    ['nobody knows the weight', { goods: { ...goods, grams: null } }, 'weight'],
    ['the weight is 0', { goods: { ...goods, grams: 0 } }, 'weight'],
    ['the weight is no figure', { goods: { ...goods, grams: Number.NaN } }, 'weight'],
    [
      'it is above the last band, which says nothing of more',
      { located: at('Xəzər'), goods: { ...goods, grams: 5001 } },
      'price',
    ],
    ['the zone has no prices', { zones: [zone({ places: [yasamal], bands: [] })] }, 'price'],
    ['the weight is huge', { goods: { ...goods, grams: Number.MAX_SAFE_INTEGER } }, 'price'],
    ['it has no zones', { zones: [] }, 'place'],
  ])('has a price that staff say where %s', (_, changes, reason) => {
    expect(only(changes)).toMatchObject({ state: 'unknown', reason })
  })

  test('asks which of two places is meant', () => {
    const answer = only({ located: at('Yasamal, Xəzər') })
    expect(answer?.state === 'unknown' && answer.asks).toEqual([
      { zoneId: 1, place: yasamal },
      { zoneId: 2, place: xezer },
    ])
  })
})

// DEL-2
describe('the price of a zone', () => {
  test.each([
    [1, 400],
    [5000, 400],
    [5001, 500],
    [10_000, 500],
    [10_001, 540],
    [11_000, 540],
    [11_001, 580],
    [48_000, 500 + 38 * 40],
  ])('of %i g is %i', (grams, price) => {
    expect(zonePrice(zone(), { grams, sum: 14_999 })).toBe(price)
  })

  test('is nothing from the sum on', () => {
    expect(zonePrice(zone(), { grams: 48_000, sum: 15_000 })).toBe(0)
    expect(zonePrice(zone({ freeFrom: null }), { grams: 1, sum: 1e9 })).toBe(400)
  })
})

// DEL-1
describe('a way of the same day', () => {
  const sameDay = way({ daysTo: 0 })
  // Thursday; Baku is four hours ahead.
  const when = (now: string, ready = '2026-11-26') => ({
    now: new Date(now),
    ready,
    closed: new Set<string>(),
  })

  test('isn’t possible today once its hour is over, nor on a day on which it doesn’t go', () => {
    const ways = [sameDay]
    expect(only({ ways, when: when('2026-11-26T10:00:00Z') })).toMatchObject({
      state: 'possible',
      days: { from: '2026-11-26', to: '2026-11-26' },
    })
    expect(only({ ways, when: when('2026-11-26T10:00:01Z') })).toMatchObject({ reason: 'notToday' })
    const closed = { ...when('2026-11-26T06:00:00Z'), closed: new Set(['2026-11-26']) }
    expect(only({ ways, when: closed })).toMatchObject({ reason: 'notToday' })
  })

  test('is possible for what becomes ready later', () => {
    expect(only({ ways: [sameDay], when: when('2026-11-26T12:00:00Z', '2026-11-29') })).toMatchObject({
      days: { from: '2026-11-30', to: '2026-11-30' },
    })
  })
})

const random = randomFrom(33)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const whole = (max: number) => Math.floor(random() * max)

const names = 'Yasamal Nəsimi Səbail Xətai Nizami Sabunçu Suraxanı Xəzər Qaradağ Sumqayıt Xırdalan'.split(' ')

function randomCase() {
  const ways = Array.from({ length: 1 + whole(5) }, (_, id) =>
    way({
      id,
      kind: pick(['pickup', 'ownCourier', 'courierFirm', 'post']),
      maxGrams: pick([null, 1000, 30_000]),
      maxCentimetres: pick([null, 60]),
      daysTo: whole(4),
    }),
  )
  const all = ways.flatMap(({ id: wayId }) =>
    Array.from({ length: whole(4) }, (_, at) =>
      zone({
        id: wayId * 10 + at,
        wayId,
        places: at === 3 ? [] : [place(names[at * 3 + whole(3)] ?? '')],
        perKg: pick([null, 0, 55]),
        freeFrom: pick([null, 10_000]),
      }),
    ),
  )
  const located = pick([null, locatePlace(placeIndex(all), pick(names))])
  const some: Goods = {
    grams: pick([null, 0, -5, 1, 900, 25_000, 1e9, Number.NaN]),
    millimetres: pick([null, 50, 601]),
    sum: whole(20_000),
  }
  return { ways, zones: all, located, goods: some, when: null }
}

// DEL-1
test('of 2,000 random askings each names every way once, in order, with whole prices, and a heavier one is never cheaper', () => {
  const rank = { possible: 0, unknown: 1, impossible: 2 }
  for (let count = 0; count < 2000; count += 1) {
    const asked = randomCase()
    const before = structuredClone({ ...asked, located: null })
    const answers = deliver(asked)
    expect(answers.map(({ wayId }) => wayId).sort()).toEqual(asked.ways.map(({ id }) => id).sort())
    const order = answers.map((one) => [rank[one.state], one.state === 'possible' ? one.price : 0] as const)
    expect(order).toEqual(order.toSorted(([a, x], [b, y]) => a - b || x - y))
    for (const one of answers) {
      if (one.state !== 'possible') continue
      expect(Number.isSafeInteger(one.price) && one.price >= 0).toBe(true)
      const heavier = deliver({ ...asked, goods: { ...asked.goods, grams: (asked.goods.grams ?? 1) + 1500 } })
      const same = heavier.find(({ wayId }) => wayId === one.wayId)
      if (same?.state === 'possible') expect(same.price).toBeGreaterThanOrEqual(one.price)
    }
    expect({ ...asked, located: null }).toEqual(before)
  }
})

// DEL-1
test('an answer for 5 ways with 40 zones each takes far less of the processor than a page is drawn in', () => {
  const { ways, zones: all, located } = manyZones()
  const when = { now: new Date('2026-11-26T06:00:00Z'), ready: '2026-12-30', closed: new Set(['2026-12-31']) }
  const times = Array.from({ length: 2000 }, (_, at) => {
    const before = process.cpuUsage()
    deliver({ ways, zones: all, located: located(at), goods: { ...goods, grams: 1 + at * 30 }, when })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  // The goal is 0.2 ms, which `npm run bench` measures alone; here others share the processor.
  expect(times.sort((one, other) => one - other)[1980]).toBeLessThan(1)
})
