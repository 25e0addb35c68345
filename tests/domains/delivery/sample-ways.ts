import type { Way, Zone } from '../../../src/domains/delivery/deliver.ts'
import {
  type Located,
  locatePlace,
  type Place,
  placeIndex,
} from '../../../src/domains/delivery/locate-place.ts'
import { randomFrom } from '../../support/seeded-random.ts'

export const place = (name: string, name_ru = '', name_en = '', spellings: string[] = []): Place => ({
  name,
  name_ru,
  name_en,
  spellings,
})

/** A way that goes on every day but Sunday, within a day. */
export const way = (changes: Partial<Way> = {}): Way => ({
  id: 1,
  kind: 'ownCourier',
  daysFrom: 0,
  daysTo: 1,
  cutOff: '14:00',
  weekdays: [1, 2, 3, 4, 5, 6],
  maxGrams: null,
  maxCentimetres: null,
  ...changes,
})

type SampleZone = Zone & { places: readonly Place[] }
/** Up to 5 kg 4.00, up to 10 kg 5.00, each further kg 0.40; free from 150.00. */
export const zone = (changes: Partial<SampleZone> = {}): SampleZone => ({
  id: 1,
  wayId: 1,
  places: [],
  bands: [
    { upTo: 5000, price: 400 },
    { upTo: 10_000, price: 500 },
  ],
  perKg: 40,
  freeFrom: 15_000,
  ...changes,
})

const syllables = 'ba ge di ko lu mar nes ru sa te va zi xan abad kənd bulaq'.split(' ')

/** 5 ways with 40 zones of 8 places each, and typed addresses with a typo, by turns. */
export function manyZones() {
  const random = randomFrom(33)
  const name = () =>
    Array.from({ length: 4 }, () => syllables[Math.floor(random() * syllables.length)]).join('')
  const ways = [1, 2, 3, 4, 5].map((id) => way({ id }))
  const zones = ways.flatMap(({ id: wayId }) =>
    Array.from({ length: 40 }, (_, at) =>
      zone({ id: wayId * 100 + at, wayId, places: Array.from({ length: 8 }, () => place(name(), name())) }),
    ),
  )
  const index = placeIndex(zones)
  const typed = zones.map(
    ({ places: [first] }) => `Bakı ş., ${first?.name.replace('a', 'e')} r., Nizami küç. 12, mənzil 5`,
  )
  const asked = typed.map((text) => locatePlace(index, text))
  const located = (at: number): Located | null => asked[at % asked.length] ?? null
  return { ways, zones, index, typed, located }
}
