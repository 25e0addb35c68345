import { describe, expect, test } from 'vitest'
import { locatePlace } from '../../../src/domains/delivery/locate-place.ts'
import { readWireWays } from '../../../src/domains/delivery/wire-ways.ts'
import {
  elsewhere,
  type Goods,
  narrowTo,
  type Offer,
  offersOf,
  orderOf,
  priceIn,
} from '../../../web/storefront/kit/delivery/choice/offers.ts'
import { nameOf, placesLike } from '../../../web/storefront/kit/delivery/choice/places.ts'

const place = (name: string, ru = '', en = '') => ({ name, name_ru: ru, name_en: en, spellings: [] })
const zone = (id: number, price: number, places: ReturnType<typeof place>[]) => ({
  id,
  name: `Zona ${id}`,
  places,
  bands: [
    { upTo: 5000, price },
    { upTo: 20_000, price: price + 3 },
  ],
  perKg: null,
  freeFrom: null,
})
const way = (id: number, kind: 'pickup' | 'ownCourier' | 'post', more: object = {}) => ({
  id,
  kind,
  name: `Yol ${id}`,
  hint: '',
  daysFrom: 0,
  daysTo: 0,
  cutOff: '18:00',
  weekdays: [1, 2, 3, 4, 5],
  prepaidOnly: false,
  maxGrams: null,
  maxCentimetres: null,
  zones: [],
  ...more,
})
const wire = readWireWays({
  ways: [
    way(3, 'post', { daysFrom: 3, daysTo: 5, maxGrams: 30_000, zones: [zone(30, 5, [])] }),
    way(2, 'ownCourier', {
      daysFrom: 1,
      daysTo: 1,
      zones: [
        zone(20, 7, [place('Nərimanov', 'Нариманов'), place('Yasamal', 'Ясамал')]),
        zone(21, 10, [place('Yeni Yasamal', 'Новый Ясамал', 'New Yasamal'), place('Mərdəkan')]),
      ],
    }),
    way(1, 'pickup'),
  ],
  closed: [],
})

const goods: Goods = { grams: 2000, millimetres: null, azn: 100, ready: '2026-12-04' }
const now = new Date('2026-11-30T09:00:00Z')
const offers = (more: { place?: string; zoneId?: number; goods?: Partial<Goods> } = {}) =>
  offersOf({
    wire,
    now,
    place: more.place ?? '',
    zoneId: more.zoneId ?? null,
    goods: { ...goods, ...more.goods },
  })
const offerOf = (wayId: number, all: readonly Offer[]) => all.find((offer) => offer.wayId === wayId)

describe('what a cell says of its way', () => {
  // DEL-31
  test('before an address is known the least price, and nothing where the weight isn’t known', () => {
    expect(offerOf(1, offers())).toMatchObject({ kind: 'price', azn: 0 })
    expect(offerOf(2, offers())).toMatchObject({ kind: 'from', azn: 7, isSame: false })
    expect(offerOf(3, offers())).toMatchObject({ kind: 'from', azn: 5, isSame: true })
    expect(offerOf(2, offers({ goods: { grams: null } }))).toMatchObject({ kind: 'told', reason: 'place' })
  })

  // DEL-31
  test('for a place the price of its zone and the days, in any language and with a typo', () => {
    const days = { from: '2026-12-07', to: '2026-12-07' }
    for (const typed of ['Nərimanov', 'Narimonov', 'Нариманов'])
      expect(offerOf(2, offers({ place: typed }))).toMatchObject({
        kind: 'price',
        azn: 7,
        zoneId: 20,
        days,
        place: { name: 'Nərimanov' },
      })
    expect(offerOf(2, offers({ place: 'Mərdəkan', goods: { grams: 6000 } }))).toMatchObject({ azn: 13 })
    expect(offerOf(3, offers({ place: 'Nərimanov' }))).toMatchObject({ kind: 'price', azn: 5 })
  })

  // DEL-31
  test('staff say the price of a place in no list, and of what has no weight', () => {
    expect(offerOf(2, offers({ place: 'Qobustan' }))).toMatchObject({ kind: 'told', reason: 'place' })
    expect(offerOf(2, offers({ place: 'Nərimanov', goods: { grams: null } }))).toMatchObject({
      kind: 'told',
      reason: 'weight',
      zoneId: 20,
    })
  })

  // DEL-31
  test('what is too heavy isn’t possible, with the reason and without a price', () => {
    const post = offerOf(3, offers({ goods: { grams: 31_000 } }))
    expect(post).toMatchObject({ kind: 'impossible', reason: 'tooHeavy' })
  })

  // DEL-31
  test('the ways stand by price, then what staff price, then what isn’t possible', () => {
    expect(orderOf(offers())).toEqual([1, 3, 2])
    expect(orderOf(offers({ goods: { grams: 31_000 } }))).toEqual([1, 2, 3])
  })
})

describe('a place that may be several', () => {
  const typed = 'Yasamal, Yeni Yasamal'

  // DEL-31
  test('is asked about, with the least of the prices', () => {
    const offer = offerOf(2, offers({ place: typed }))
    expect(offer).toMatchObject({ kind: 'from', azn: 7 })
    expect(offer?.asks.map(({ zoneId }) => zoneId).toSorted()).toEqual([20, 21])
  })

  // DEL-31
  test('costs what the chosen zone costs, or what staff say where none of them is meant', () => {
    expect(offerOf(2, offers({ place: typed, zoneId: 21 }))).toMatchObject({ kind: 'price', azn: 10 })
    const [asked] = offers({ place: typed }).filter(({ asks }) => asks.length > 0)
    expect(asked && elsewhere(asked)).toMatchObject({ kind: 'told', reason: 'place', asks: [] })
  })

  test('a zone that the place isn’t in changes nothing', () => {
    const located = narrowTo(locatePlace(wire.index, 'Nərimanov'), 21)
    expect(located.ofWay(2).places.map(({ zoneId }) => zoneId)).toEqual([20])
    expect(priceIn(wire, goods, 21)).toBe(10)
    expect(priceIn(wire, { grams: null, azn: 1 }, 21)).toBeNull()
  })
})

describe('places while one types', () => {
  const names = (typed: string, wayId = 2) => placesLike(wire, wayId, typed).map((one) => one.place.name)

  // DEL-8
  test('begin with what is typed, in any word and language; what it means already goes first', () => {
    expect(names('nər')).toEqual(['Nərimanov'])
    expect(names('Ясам')).toEqual(['Yasamal', 'Yeni Yasamal'])
    expect(names('new')).toEqual(['Yeni Yasamal'])
    expect(names('Mərdakən')[0]).toBe('Mərdəkan')
    expect(names('nər', 3)).toEqual([])
  })

  test('are named in the reader’s language where they have a name in it', () => {
    expect(nameOf(place('Yasamal', 'Ясамал'), 'ru')).toBe('Ясамал')
    expect(nameOf(place('Yasamal', 'Ясамал'), 'en')).toBe('Yasamal')
  })
})
