import { describe, expect, test } from 'vitest'
import { countStops, stateOfDay } from '../../../src/domains/courier-days/day-output.ts'
import { byWay, type Stop } from '../../../src/domains/courier-days/linked-day.ts'
import { zonesOf } from '../../../src/domains/courier-days/stop-words.ts'
import { sayIn } from '../../../src/domains/email/email.ts'
import { readAddress } from '../../../src/domains/order-shipment/address-fields.ts'
import { addressWords } from '../../../src/domains/order-shipment/address-words.ts'
import { languages } from '../../../src/lib/languages.ts'
import { stopAt } from './some-stop.ts'

// DEL-40
describe('the link of a day', () => {
  const day = { day: new Date('2026-11-26T00:00:00Z'), revokedAt: null, handedInAt: null }
  test.each([
    ['2026-11-25T19:59:59Z', 'over'],
    ['2026-11-25T20:00:00Z', 'open'],
    ['2026-11-26T19:59:59Z', 'open'],
    ['2026-11-26T20:00:00Z', 'over'],
  ])('at %s is %s', (now, state) => {
    expect(stateOfDay(day, new Date(now))).toBe(state)
  })

  test('ends at once when it is revoked or settled, whatever the day', () => {
    const now = new Date('2026-11-26T10:00:00Z')
    expect(stateOfDay({ ...day, revokedAt: now }, now)).toBe('revoked')
    expect(stateOfDay({ ...day, revokedAt: now, handedInAt: now }, now)).toBe('handedIn')
  })
})

// DEL-42
describe('a list', () => {
  test('counts as left, and to collect, only what the courier still has', () => {
    const owed = { owed: 6400 }
    const stops = ['HandedOver', 'Delivered', 'Failed', 'HandedOver'].map((status) => ({ status, ...owed }))
    expect(countStops(stops)).toEqual({ addresses: 4, left: 2, toCollect: 12_800 })
    expect(countStops([])).toEqual({ addresses: 0, left: 0, toCollect: 0 })
  })

  test('stands by zone in the order of their numbers, then by street, and keeps its places', () => {
    const made: Stop[] = [
      stopAt(1, null),
      stopAt(2, 'Bakı 10'),
      stopAt(3, 'Bakı 2', 'Xətai'),
      stopAt(4, 'Bakı 2', 'Əhmədli'),
    ]
    const stops = made.toSorted(byWay)
    expect(stops.map(({ id }) => id)).toEqual([4, 3, 2, 1])
    expect(zonesOf({ stops }, 'az').map((zone) => [zone.zone, zone.stops.map(({ place }) => place)])).toEqual(
      [
        ['Bakı 2', [1, 2]],
        ['Bakı 10', [3]],
        ['', [4]],
      ],
    )
  })

  test('says an address in words, and leaves out what isn’t known', () => {
    const whole = readAddress({
      place: 'Nərimanov',
      street: 'Təbriz',
      building: '61',
      entrance: '1',
      floor: '7',
      flat: '26',
      landmark: 'Gənclik',
      phoneNumber: '',
    })
    const said = languages.map((language) => addressWords(whole, sayIn(language)).replaceAll('\u00a0', ' '))
    expect(said).toEqual([
      'Nərimanov, Təbriz 61, giriş 1, mərtəbə 7, m. 26',
      'Nərimanov, Təbriz 61, подъезд 1, этаж 7, кв. 26',
      'Nərimanov, Təbriz 61, entrance 1, floor 7, apt. 26',
    ])
    expect(addressWords({ ...whole, entrance: '', floor: '', flat: '' }, sayIn('az'))).toBe(
      'Nərimanov, Təbriz 61',
    )
  })
})
