import { describe, expect, test } from 'vitest'
import { placeIndex } from '../../../src/domains/delivery/locate-place.ts'
import { readBlock } from '../../../web/admin/kit/grid/read-block.ts'
import { draftWays } from '../../../web/admin/screens/delivery-zones/draft-ways.ts'
import { pasteZones } from '../../../web/admin/screens/delivery-zones/paste-zones.ts'
import { readPlace, sharedPlaces, writePlace } from '../../../web/admin/screens/delivery-zones/places.ts'
import { readTried, wordsFor } from '../../../web/admin/screens/delivery-zones/try-line.ts'
import { callsOf } from '../../../web/admin/screens/delivery-zones/zones-calls.ts'
import { type Problem, wrongIn, zonesForm } from '../../../web/admin/screens/delivery-zones/zones-check.ts'
import {
  type Delivery,
  readDays,
  readKg,
  readPrice,
  readZones,
  type Way,
  type Zone,
  type ZonesValues,
} from '../../../web/admin/screens/delivery-zones/zones-values.ts'

const updatedAt = '2026-11-30T10:00:00.000Z'
const place = (name: string, ...spellings: string[]) => ({ name, name_ru: '', name_en: '', spellings })
const named = (name: string) => ({ name, name_ru: '', name_en: '' })
const zone = (id: number, given: Partial<Zone> = {}): Zone => ({
  id,
  wayId: 2,
  ...named(`Bakı ${id}`),
  name_ru: `Баку ${id}`,
  priority: id,
  places: [place(`Yer ${id}`)],
  bands: [
    { upTo: 5000, price: 4 },
    { upTo: 10_000, price: 5.5 },
  ],
  perKg: 0.4,
  freeFrom: 150,
  updatedAt,
  ...given,
})
const way = (id: number, zones: Zone[], given: Partial<Way> = {}): Way => ({
  id,
  ...named('Kuryer'),
  hint: '',
  hint_ru: '',
  hint_en: '',
  isShown: true,
  priority: id,
  kind: 'ownCourier',
  daysFrom: 0,
  daysTo: 1,
  cutOff: '14:00',
  weekdays: [1, 2, 3],
  prepaidOnly: false,
  maxGrams: 60_000,
  maxCentimetres: null,
  zones,
  updatedAt,
  ...given,
})
const point = {
  id: 1,
  address: 'Nizami 96',
  address_ru: '',
  address_en: '',
  hours: '',
  hours_ru: '',
  hours_en: '',
  mapLink: '',
  phoneNumber: '',
  priority: 1,
  updatedAt,
}
const delivery: Delivery = { ways: [way(2, [zone(1), zone(2)])], points: [point] }
const { values, version } = readZones(delivery)
const typed = (over: ZonesValues) => ({ ...values, ...over })
const sent = (over: ZonesValues, of: Delivery = delivery) =>
  callsOf({ ...readZones(of).values, ...over }, Object.keys(over), of)
const wrong = (over: ZonesValues) => wrongIn(typed(over), delivery)

// DEL-60
describe('figures as people write them', () => {
  test('prices may be 0 or none, what isn’t one stays', () => {
    expect(['4,5', '4.50 ₼', '0', '', '—', '1 240,00', '9x', '-1', '1,250'].map(readPrice)).toEqual([
      450,
      450,
      0,
      '',
      '',
      124_000,
      '9x',
      '-1',
      '1,250',
    ])
  })

  test('weights are whole grams, days a span', () => {
    expect(['5', '2,5', '2.505 kq', '0', '20000', 'beş'].map(readKg)).toEqual([
      5000,
      2500,
      2505,
      '0',
      '20000',
      'beş',
    ])
    expect(readDays('0 – 1')).toEqual({ daysFrom: 0, daysTo: 1 })
    expect(readDays(' 2 ')).toEqual({ daysFrom: 2, daysTo: 2 })
    expect(['3-1', '', '1–61', '1–2–3'].map(readDays)).toEqual([null, null, null, null])
  })
})

const problems: Problem[] = [
  'name',
  'days',
  'cutOff',
  'weekdays',
  'weight',
  'length',
  'price',
  'freeFrom',
  'address',
  'emptyWeight',
  'everywhere',
  'twice',
]
const texts = Object.fromEntries(problems.map((id) => [id, { id }])) as Record<Problem, { id: string }>

// DEL-60
describe('what keeps it from being saved', () => {
  test('is nothing in what the server has', () => {
    expect(wrong({})).toEqual([])
    expect(zonesForm(delivery, texts).safeParse(values).success).toBe(true)
  })

  test('is said at its field, each in words of its own', () => {
    const over = {
      'way2:name': ' ',
      'way2:days': '3–1',
      'way2:cutOff': '25:00',
      'way2:weekdays': [],
      'way2:maxGrams': 'x',
      'way2:maxCentimetres': 'x',
      'zone1:up5000': '9x',
      'zone1:freeFrom': 0,
      'point1:address': '',
    }
    const found = wrong(over)
    expect(found.map(({ key }) => key)).toEqual(Object.keys(over))
    const { error } = zonesForm(delivery, texts).safeParse(typed(over))
    expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(over))
    expect(found.map(({ problem }) => problem)).toEqual(problems.slice(0, 9))
    const [link] = wrong({ 'point1:mapLink': 'heç' })
    expect(link).toMatchObject({ key: 'point1:mapLink', problem: { id: expect.any(String) } })
  })

  test('a weight without a price, a second zone without places, and a place of two zones', () => {
    expect(wrong({ 'way2:weights': [5000, 10_000, 15_000] })).toEqual([
      { key: 'zone1:up15000', problem: 'emptyWeight' },
    ])
    expect(wrong({ 'zone1:places': [], 'zone2:places': [] })).toEqual([
      { key: 'zone2:places', problem: 'everywhere' },
    ])
    expect(wrong({ 'zone2:places': [place('Başqa', 'yer 1')] })).toEqual([
      { key: 'zone2:places', problem: 'twice' },
    ])
  })
})

// DEL-62
describe('what is sent', () => {
  test('is only what was changed, the prices of a zone together', () => {
    expect(JSON.parse(version)).toEqual({
      way2: updatedAt,
      zone1: updatedAt,
      zone2: updatedAt,
      point1: updatedAt,
    })
    expect(
      sent({ 'zone1:up10000': 600, 'way2:days': '1-2', 'point1:hours': '9–18', 'zone2:freeFrom': '' }),
    ).toEqual([
      {
        record: 'zone',
        id: 1,
        input: {
          bands: [
            { upTo: 5000, price: 4 },
            { upTo: 10_000, price: 6 },
          ],
        },
      },
      { record: 'way', id: 2, input: { daysFrom: 1, daysTo: 2 } },
      { record: 'point', id: 1, input: { hours: '9–18' } },
      { record: 'zone', id: 2, input: { freeFrom: null } },
    ])
  })

  test('is nothing of a zone that another user has deleted, so that the server says so', () => {
    expect(sent({ 'zone9:up5000': 400 })).toEqual([{ record: 'zone', id: 9, input: {} }])
  })

  test('a new weight is sent with its price, one that goes without', () => {
    const weights = [10_000, 15_000]
    const [first, ...others] = sent({
      'way2:weights': weights,
      'zone1:up5000': '',
      'zone2:up5000': '',
      'zone1:up15000': 700,
    })
    const of10 = { upTo: 10_000, price: 5.5 }
    expect(first?.input).toEqual({ bands: [of10, { upTo: 15_000, price: 7 }] })
    expect(others.map(({ input }) => input)).toEqual([{ bands: [of10] }])
  })

  test('a place is taken out of its zone before another one has it', () => {
    const [one, other] = [place('Yer 1'), place('Yer 2')]
    const moved = sent({ 'zone1:places': [one, other], 'zone2:places': [] })
    expect(moved.map(({ id, input }) => [id, input.places])).toEqual([
      [2, []],
      [1, [one, other]],
    ])
    const third = {
      ways: [way(2, [zone(1, { places: [one, place('A')] }), zone(2, { places: [other, place('B')] })])],
      points: [],
    }
    const swapped = sent({ 'zone1:places': [other, place('A')], 'zone2:places': [one, place('B')] }, third)
    expect(swapped.map(({ id, input }) => [id, input.places])).toEqual([
      [1, [place('A')]],
      [2, [place('B')]],
      [1, [other, place('A')]],
      [2, [one, place('B')]],
    ])
  })
})

// DEL-61
describe('a pasted block', () => {
  const zones = [1, 2, 3].map((id) => ({ id, names: [`Bakı ${id}`, `Баку ${id}`, `Baku ${id}`] }))
  const weights = [5000, 10_000]
  const paste = (text: string, at = { row: 0, column: 0 }) =>
    pasteZones(readBlock(text), { zones, weights, at })

  test('without headings goes in from where it is pasted', () => {
    expect(paste('6,5\t0,5\n7\t0.6', { row: 1, column: 1 })).toEqual({
      cells: { 'zone2:up10000': 650, 'zone2:perKg': 50, 'zone3:up10000': 700, 'zone3:perKg': 60 },
      weights,
      rows: 2,
      columns: 2,
      left: [],
    })
  })

  test('goes by its headings and names, in any language; further weights are brought along', () => {
    const pasted = paste(
      '\t15 kq-dək\tдо 5 кг\tsonra, hər kq\tfree\nБаку 2\t9\t5\t0,4\t—\nBaku 1\t8\t4x\t0,3\t150',
    )
    expect(pasted.weights).toEqual([5000, 10_000, 15_000])
    expect(pasted.cells).toEqual({
      'zone2:up15000': 900,
      'zone2:up5000': 500,
      'zone2:perKg': 40,
      'zone2:freeFrom': '',
      'zone1:up15000': 800,
      'zone1:up5000': '4x',
      'zone1:perKg': 30,
      'zone1:freeFrom': 15_000,
    })
    expect(pasted.left).toEqual([])
  })

  test('beside names weights need no unit', () => {
    expect(paste('zona\t5\t10\nBakı 3\t1\t2').cells).toEqual({ 'zone3:up5000': 100, 'zone3:up10000': 200 })
  })

  test('names what has no place, and puts it nowhere', () => {
    const pasted = paste('\t5 kq\tqeyd\nGəncə\t1\t2\nBakı 1\t3\t4')
    expect(pasted.cells).toEqual({ 'zone1:up5000': 300 })
    expect(pasted.left).toEqual(['Gəncə', 'qeyd'])
    expect(paste('1\n2\n3\n4', { row: 1, column: 0 })).toMatchObject({ rows: 2, left: ['3', '4'] })
  })
})

// DEL-63
describe('places', () => {
  test('are typed as three names and further spellings', () => {
    const nerimanov = {
      name: 'Nərimanov',
      name_ru: 'Нариманов',
      name_en: 'Narimanov',
      spellings: ['Наримановский'],
    }
    expect(readPlace('Nərimanov · Нариманов · Narimanov, Наримановский,')).toEqual({ place: nerimanov })
    expect(readPlace(writePlace(nerimanov))).toEqual({ place: nerimanov })
    expect(readPlace('28 May · 28 Мая')).toEqual({ place: { ...place('28 May'), name_ru: '28 Мая' } })
    expect(readPlace(writePlace({ ...place('A'), name_en: 'B' }))).toEqual({
      place: { ...place('A'), name_en: 'B' },
    })
    expect(writePlace(place('Yasamal'))).toBe('Yasamal')
  })

  test('that can’t be one say why', () => {
    expect(readPlace(' · Нариманов')).toEqual({ error: 'noLetters' })
    expect(readPlace('…')).toEqual({ error: 'noLetters' })
    expect(readPlace('a'.repeat(61))).toEqual({ error: 'tooLong' })
    expect(readPlace(Array.from({ length: 24 }, (_, index) => `yer ${index}`).join(','))).toEqual({
      error: 'tooMany',
    })
  })

  // DEL-5
  test('that zones of two ways share are pointed out, as they sound', () => {
    const nesimi = { ...place('Nəsimi'), name_ru: 'Насими' }
    const shared = sharedPlaces([
      { zoneId: 1, wayId: 2, places: [nesimi, place('Yasamal')] },
      { zoneId: 9, wayId: 3, places: [place('Насими'), place('Gəncə')] },
    ])
    expect(shared).toEqual([
      {
        place: nesimi,
        zones: [
          { zoneId: 1, wayId: 2 },
          { zoneId: 9, wayId: 3 },
        ],
      },
    ])
  })
})

// DEL-64
describe('a tried line', () => {
  test.each([
    ['binagadi 28 may kuc 14, 6,2 kq', 'binagadi 28 may kuc 14', 6200, 0],
    ['Бинагади, ул. 28 Мая 14 — 800 г', 'Бинагади, ул. 28 Мая 14 —', 800, 0],
    ['Xırdalan 12kg 150 ₼', 'Xırdalan', 12_000, 15_000],
    ['2.5 kg, Nərimanov, 80 azn', ', Nərimanov', 2500, 8000],
    ['Nəsimi, Nizami küç. 14', 'Nəsimi, Nizami küç. 14', null, 0],
  ])('%s', (line, address, grams, sum) => {
    expect(readTried(line)).toEqual({ address, grams, sum })
  })

  test('says which words meant a place', () => {
    const binagadi = { ...place('Binəqədi'), name_ru: 'Бинагади' }
    const may = place('28 May')
    const index = placeIndex([{ id: 1, wayId: 2, places: [binagadi, may] }])
    expect(wordsFor(index, 'binagadi, 28 may kuc 14', { wayId: 2, place: binagadi })).toBe('binagadi')
    expect(wordsFor(index, 'binagadi, 28 may kuc 14', { wayId: 2, place: may })).toBe('28 may')
    expect(wordsFor(index, 'Gəncə', { wayId: 2, place: may })).toBe('')
  })

  test('is answered with what is typed, and with what was there where that can’t be read', () => {
    const [draft] = draftWays(
      delivery,
      typed({ 'zone1:up5000': 900, 'zone1:up10000': '9x', 'way2:days': 'x', 'way2:maxGrams': 'x' }),
    )
    expect(draft).toMatchObject({ daysFrom: 0, daysTo: 1, cutOff: '14:00' })
    expect(draft?.zones[0]).toMatchObject({ bands: [{ upTo: 5000, price: 9 }], perKg: 0.4, freeFrom: 150 })
  })
})
