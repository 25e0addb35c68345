import { describe, expect, test } from 'vitest'
import { locatePlace, placeIndex, sharesSpelling } from '../../../src/domains/delivery/locate-place.ts'
import { place, zone } from './sample-ways.ts'

const nizami = place('Nizami', 'Низами', 'Nizami')
const nesimi = place('Nəsimi', 'Насими', 'Nasimi')
const binagadi = place('Binəqədi', 'Бинагади', 'Binagadi')
const may = place('28 May', '28 Мая', '28 May')
const gunesli = place('Yeni Günəşli', 'Новые Гюнешли', 'New Gunashli', ['Yeni Gunesli'])
const bulbule = place('Bülbülə', 'Бюльбюля', 'Bulbula')
const index = placeIndex([
  zone({ id: 1, places: [nesimi, nizami] }),
  zone({ id: 2, places: [binagadi, may] }),
  zone({ id: 3, places: [gunesli, bulbule] }),
  zone({ id: 7, wayId: 2, places: [nizami] }),
])
const at = (typed: string, wayId = 1) => {
  const { isSure, places } = locatePlace(index, typed).ofWay(wayId)
  return { isSure, zones: [...new Set(places.map(({ zoneId }) => zoneId))].sort() }
}
const sure = (...zones: number[]) => ({ isSure: true, zones })
const unsure = (...zones: number[]) => ({ isSure: false, zones })

// DEL-8
describe('a typed address', () => {
  test.each([
    ['Nəsimi', 1],
    ['NESIMI r.', 1],
    ['nasimi district', 1],
    ['Насиминский р-н', 1],
    ['nesmi rayonu', 1],
    ['Bakı ş., Nəsimi r., S. Vurğun küç. 92, giriş 2', 1],
    ['binagadi 28 may kuc 14', 2],
    ['г. Баку, Бинагадинский р-н, ул. Низами 12', 2],
    ['в Бинагадинском районе', 2],
    ['Binəqedi r., Nizami küç. 5', 2],
    ['28may qəs.', 2],
    ['yeni gunasli', 3],
    ['Yenigünəşli massivi', 3],
  ])('%s is in one zone', (typed, zoneId) => {
    expect(at(typed)).toEqual(sure(zoneId))
  })

  test.each([
    ['that names places of two zones', 'Nəsimi r., 28 May', sure(1, 2)],
    ['whose place stands like a street', 'Nizami küç. 203', unsure(1)],
    ['whose place stands like a street in Russian', 'ул. Низами, 12', unsure(1)],
    ['whose place stands like a house with its number', 'Nizami 12', unsure(1)],
    ['whose place stands like a person', 'N. Nizami', unsure(1)],
    ['whose place stands like a station', 'Nizami metrosu', unsure(1)],
    ['with many typos', 'bonaqodi', unsure(2)],
    ['that is like a place by chance', 'Bülbül pr. 4', unsure(3)],
    ['between two places that are alike', 'nisimi', sure(1)],
  ])('%s: the caller is asked, or both are in one zone', (_, typed, found) => {
    expect(at(typed)).toEqual(found)
  })

  test.each(['', '   ', '12', 'Lerik', 'bina 5', 'küç', 'R.', '🙂', 'a'.repeat(5000), ', , ;'])(
    'of nothing that is known (%#) is nowhere',
    (typed) => {
      expect(at(typed)).toEqual(unsure())
      expect(locatePlace(index, typed).isKnown).toBe(false)
    },
  )

  test('is found for each way by its own zones', () => {
    expect(at('Nizami r.', 2)).toEqual(sure(7))
    expect(at('Nəsimi', 2)).toEqual(unsure())
    expect(locatePlace(index, 'Nəsimi').isKnown).toBe(true)
  })

  test('a number is no typo of another', () => {
    expect(at('27 May')).toEqual(unsure())
  })
})

// DEL-5
test('two places share a spelling when nobody could tell them apart', () => {
  expect(sharesSpelling(place('Nəsimi'), place('X', 'НАСИМИ', '', ['nesimi']))).toBe(true)
  expect(sharesSpelling(place('Yeni Günəşli'), place('yenigunesli'))).toBe(true)
  expect(sharesSpelling(nesimi, nizami)).toBe(false)
  expect(sharesSpelling(place('Nəsimi'), place('Nizami', '', ''))).toBe(false)
})
