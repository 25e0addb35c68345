import { describe, expect, test } from 'vitest'
import type { Shipment, ShipmentGroup } from '../../../web/admin/kit/delivery/shipments.ts'
import { toDoOf } from '../../../web/admin/kit/delivery/shipments.ts'
import { blankWay, missingIn, readWay, toSentWay } from '../../../web/admin/kit/delivery/way-draft.ts'
import { type StaffWay, wayOffers } from '../../../web/admin/kit/delivery/way-offers.ts'
import { nextActOf, shownGroups } from '../../../web/admin/screens/delivery/shipment-groups.ts'
import {
  boxesOf,
  daysSince,
  gramsOf,
  moneyOf,
  toneOf,
  whenOf,
} from '../../../web/admin/screens/delivery/shipment-state.ts'

/** 14:30 in Baku. */
const now = Date.parse('2026-11-26T10:30:00Z')

const shipment = (more: Partial<Shipment>): Shipment =>
  ({
    id: 418,
    group: 'toPack',
    status: 'Planned',
    since: '2026-11-26T06:00:00.000Z',
    kind: 'ownCourier',
    leaves: null,
    acts: ['pack', 'cancel'],
    owed: 0,
    missing: 0,
    prepaidOnly: false,
    ...more,
  }) as Shipment

// DEL-50
test('the figure in the menu counts what staff have to do something about now', () => {
  const counts = { open: 20, leavesToday: 3, longest: 11 }
  expect(toDoOf({ ...counts, toPack: 4, toHandOver: 3, failed: 2, uncollected: 1 })).toBe(10)
  expect(toDoOf({ ...counts, toPack: 0, toHandOver: 0, failed: 0, uncollected: 0 })).toBe(0)
})

// DEL-50
describe('the groups of the list', () => {
  const many = (group: ShipmentGroup, count: number, from: number) =>
    Array.from({ length: count }, (_, at) => shipment({ group, id: from + at }))
  const folding: Parameters<typeof shownGroups>[1] = {
    tab: undefined,
    unfolded: new Set(),
    isFiltered: false,
    chosen: undefined,
  }

  test('stand in the order of the work, and those without rows are not there', () => {
    const all = [...many('uncollected', 1, 1), ...many('toPack', 2, 5), ...many('failed', 1, 9)]
    expect(shownGroups(all, folding).map(({ group }) => group)).toEqual(['toPack', 'failed', 'uncollected'])
  })

  test('are folded to the first of them, unless one row alone would be hidden', () => {
    const all = [...many('toPack', 12, 1), ...many('underWay', 6, 100), ...many('coming', 2, 200)]
    const shown = shownGroups(all, folding)
    expect(shown.map(({ group, total, hidden }) => [group, total, hidden])).toEqual([
      ['toPack', 12, 4],
      ['underWay', 6, 0],
      ['coming', 2, 2],
    ])
  })

  test('are whole once unfolded, searched, on a tab of their own, or where the chosen one is folded', () => {
    const all = many('toPack', 12, 1)
    const hidden = (more: Partial<typeof folding>) => shownGroups(all, { ...folding, ...more })[0]?.hidden
    expect(hidden({})).toBe(4)
    expect(hidden({ unfolded: new Set(['toPack'] as const) })).toBe(0)
    expect(hidden({ isFiltered: true })).toBe(0)
    expect(hidden({ tab: 'toPack' })).toBe(0)
    expect(hidden({ chosen: 12 })).toBe(0)
    expect(hidden({ chosen: 3 })).toBe(4)
  })

  test('begin with what should leave first, then with what has waited longest', () => {
    const all = [
      shipment({ id: 1, leaves: null }),
      shipment({ id: 2, leaves: { day: '2026-11-27', by: '14:00' } }),
      shipment({ id: 3, leaves: { day: '2026-11-25', by: '14:00' } }),
      shipment({ id: 4, leaves: null, since: '2026-11-20T06:00:00.000Z' }),
    ]
    expect(shownGroups(all, folding)[0]?.rows.map(({ id }) => id)).toEqual([3, 2, 4, 1])
  })
})

// DEL-50
test('a row offers its one next step', () => {
  expect(nextActOf(shipment({}), 0)).toBe('pack')
  expect(nextActOf(shipment({ group: 'toHandOver', acts: ['handOver', 'replan', 'cancel'] }), 0)).toBe(
    'handOver',
  )
  expect(nextActOf(shipment({ group: 'underWay', acts: ['deliver', 'fail'] }), 0)).toBe('deliver')
  expect(nextActOf(shipment({ group: 'failed', acts: ['replan', 'takeBack'] }), 0)).toBe('replan')
  const waits = shipment({ group: 'uncollected', acts: ['pickUp', 'replan', 'cancel'] })
  expect([9, 10].map((days) => nextActOf(waits, days))).toEqual(['code', 'call'])
  expect(nextActOf(shipment({ group: 'coming' }), 0)).toBeNull()
  expect(nextActOf(shipment({ group: 'over', acts: [] }), 0)).toBeNull()
})

// DEL-51
describe('when', () => {
  const leaves = (day: string, more: Partial<Shipment> = {}) =>
    whenOf(shipment({ leaves: { day, by: '16:00' }, ...more }), now)

  test('what should leave has its hour today, tomorrow, its day, or the days that it is late', () => {
    expect(leaves('2026-11-26')).toEqual({ kind: 'by', hour: '16:00' })
    expect(leaves('2026-11-26', { kind: 'pickup' })).toEqual({ kind: 'today' })
    expect(whenOf(shipment({ leaves: { day: '2026-11-26', by: '14:00' } }), now)).toEqual({ kind: 'today' })
    expect(leaves('2026-11-27')).toEqual({ kind: 'tomorrow' })
    expect(leaves('2026-11-30')).toEqual({ kind: 'day', day: '2026-11-30' })
    expect(leaves('2026-11-24')).toEqual({ kind: 'late', days: 2 })
    expect(whenOf(shipment({}), now)).toBeNull()
  })

  test('what is out has since when, what waits its days, what came back the day', () => {
    const under = { status: 'HandedOver', since: '2026-11-26T09:40:00.000Z' } as const
    expect(whenOf(shipment(under), now)).toEqual({ kind: 'since', at: under.since })
    const before = { status: 'HandedOver', since: '2026-11-25T19:00:00.000Z' } as const
    expect(whenOf(shipment(before), now)).toEqual({ kind: 'day', day: '2026-11-25' })
    const waits = { status: 'Waiting', since: '2026-11-15T09:00:00.000Z' } as const
    expect(whenOf(shipment(waits), now)).toEqual({ kind: 'waits', days: 11 })
    expect(whenOf(shipment({ ...waits, status: 'Failed' }), now)).toEqual({ kind: 'day', day: '2026-11-15' })
    // The day in Baku begins at 20:00 UTC, for staff as for the reminders.
    expect(daysSince('2026-11-25T19:59:00.000Z', now)).toBe(1)
    expect(daysSince('2026-11-25T20:01:00.000Z', now)).toBe(0)
  })

  test('what is late, came back or waits after all reminders is red', () => {
    const waits = (days: number) => toneOf({ kind: 'waits', days }, 'Waiting')
    expect([1, 2, 9, 10].map(waits)).toEqual(['plain', 'warn', 'warn', 'error'])
    expect(toneOf({ kind: 'late', days: 1 }, 'Planned')).toBe('error')
    expect(toneOf({ kind: 'day', day: '2026-11-25' }, 'Failed')).toBe('error')
    expect(toneOf({ kind: 'by', hour: '16:00' }, 'Packed')).toBe('warn')
    expect(toneOf({ kind: 'today' }, 'Packed')).toBe('plain')
  })
})

// DEL-52
test('money is paid, collected by our courier, or owed: red where nothing is handed out without it', () => {
  expect(moneyOf(shipment({}))).toEqual({ kind: 'paid' })
  expect(moneyOf(shipment({ owed: 64, missing: 64 }))).toEqual({ kind: 'collect', azn: 64 })
  expect(moneyOf(shipment({ owed: 64, missing: 64, prepaidOnly: true }))).toEqual({
    kind: 'owed',
    azn: 64,
    isBarring: true,
  })
  const pickup = { kind: 'pickup', owed: 200 } as const
  expect(moneyOf(shipment({ ...pickup, missing: 200 }))).toMatchObject({ isBarring: true })
  expect(moneyOf(shipment({ ...pickup, missing: 0 }))).toMatchObject({ isBarring: false })
})

test('a weight is read in kg, as the scales say it', () => {
  const typed = ['11,3', '11.3 kq', '0,25', '2', '1,234', '', '0', '11,3456', 'ağır', '-2']
  expect(typed.map(gramsOf)).toEqual([11_300, 11_300, 250, 2000, 1234, null, null, null, null, null])
  expect(['1', ' 12 ', '999', '0', '1000', '1,5', ''].map(boxesOf)).toEqual([
    1,
    12,
    999,
    null,
    null,
    null,
    null,
  ])
})

// DEL-54
describe('the way that staff choose', () => {
  const typed = {
    ...blankWay.typed,
    place: 'Nəsimi',
    street: 'S. Vurğun',
    building: '92',
    phoneNumber: '0502104480',
  }

  test('needs an address unless it is picked up, and says what of it is missing', () => {
    expect(missingIn(blankWay, undefined)).toEqual(['wayId'])
    expect(missingIn({ ...blankWay, wayId: 1 }, 'pickup')).toEqual([])
    expect(missingIn({ ...blankWay, wayId: 2 }, 'post')).toEqual([
      'place',
      'street',
      'building',
      'phoneNumber',
    ])
    expect(missingIn({ ...blankWay, wayId: 2, addressId: 7 }, 'post')).toEqual([])
    expect(missingIn({ ...blankWay, wayId: 2, typed }, 'post')).toEqual([])
  })

  test('is sent with what it needs and nothing else', () => {
    const draft = { ...blankWay, wayId: 2, pointId: 4, typed, zoneId: 9, recipient: ' Ramin ', note: '' }
    expect(toSentWay(draft, 'pickup')).toEqual({ wayId: 2, pointId: 4, recipient: 'Ramin' })
    expect(toSentWay(draft, 'ownCourier')).toEqual({
      wayId: 2,
      address: typed,
      zoneId: 9,
      recipient: 'Ramin',
    })
    expect(toSentWay({ ...draft, zoneId: 'none' }, 'ownCourier')).toMatchObject({ zoneId: null })
    expect(toSentWay({ ...draft, addressId: 7, zoneId: null }, 'post')).toEqual({
      wayId: 2,
      addressId: 7,
      recipient: 'Ramin',
    })
  })

  test('comes back from the device as it was, and anything else as if nothing were kept', () => {
    const draft = { ...blankWay, wayId: 2, typed }
    expect(readWay(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(readWay({ wayId: 'x', typed: 7 })).toEqual(blankWay)
    expect(readWay(null)).toBeNull()
  })

  test('says its price by the place, asks for the zone where there are two, and knows what is too heavy', () => {
    const zone = (id: number, place: string, price: number) => ({
      id,
      wayId: 2,
      name: '',
      name_ru: '',
      name_en: '',
      priority: id,
      places: [{ name: place, name_ru: '', name_en: '', spellings: [] }],
      bands: [{ upTo: 5000, price }],
      perKg: 1,
      freeFrom: null,
      updatedAt: '',
    })
    const ways = [
      {
        id: 2,
        kind: 'ownCourier',
        daysFrom: 0,
        daysTo: 1,
        cutOff: '14:00',
        weekdays: [1, 2, 3, 4, 5],
        prepaidOnly: false,
        maxGrams: 60_000,
        maxCentimetres: null,
        zones: [zone(5, 'Nəsimi', 4), zone(6, 'Xətai', 6), zone(7, 'Xətai', 8)],
      },
    ] as unknown as StaffWay[]
    const offer = (place: string, grams: number | null, zoneId: number | 'none' | null = null) =>
      wayOffers(ways, { goods: { grams, millimetres: null, azn: 50 }, place, zoneId }).get(2)
    expect(offer('Nəsimi', 4200)).toMatchObject({ kind: 'price', azn: 4, zoneId: 5 })
    expect(offer('Xətai', 4200)).toEqual({ kind: 'asks', asked: [6, 7] })
    expect(offer('Xətai', 4200, 7)).toMatchObject({ kind: 'price', azn: 8, zoneId: 7 })
    expect(offer('Xətai', 4200, 'none')).toEqual({ kind: 'told', asked: [6, 7] })
    expect(offer('Nəsimi', null)).toMatchObject({ kind: 'told' })
    expect(offer('Nəsimi', 70_000)).toMatchObject({ kind: 'impossible', reason: 'tooHeavy' })
  })
})
