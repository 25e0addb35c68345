import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shippingAddress } from '../../../src/domains/delivery/delivery-input.ts'
import { toSent } from '../../../web/storefront/kit/delivery/choice/to-sent.ts'
import { wrongFields } from '../../../web/storefront/kit/delivery/choice/wrong-fields.ts'
import {
  emptyDelivery,
  forgetDelivery,
  readDelivery,
  writeDelivery,
} from '../../../web/storefront/kit/delivery/draft.ts'

const aysel = { id: 7, name: 'Aysel', surname: 'Əliyeva', phoneNumber: '+994 50 123 45 67' }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const begun = (owner: number | null) => ({
  ...emptyDelivery(null),
  owner,
  wayId: 2,
  addressId: 'typed' as const,
  typed: { ...emptyDelivery(null).typed, place: 'Nərimanov', street: 'Təbriz' },
  isKept: true,
})

// DEL-33
test('what was typed is read again, until it is ordered', () => {
  writeDelivery(begun(7))
  expect(readDelivery(aysel)).toEqual(begun(7))
  forgetDelivery()
  expect(readDelivery(aysel)).toEqual(emptyDelivery(aysel))
  expect(emptyDelivery(aysel)).toMatchObject({ recipient: 'Aysel Əliyeva', wayId: null })
})

// DEL-33
test('whoever signs in takes a visitor’s address over, and another account’s is never shown', () => {
  writeDelivery(begun(null))
  expect(readDelivery(aysel)).toMatchObject({
    owner: 7,
    recipient: 'Aysel Əliyeva',
    typed: { place: 'Nərimanov', phoneNumber: aysel.phoneNumber },
  })
  writeDelivery(begun(8))
  expect(readDelivery(aysel)).toEqual(emptyDelivery(aysel))
  expect(readDelivery(null)).toEqual(emptyDelivery(null))
})

test('nonsense on the device is as if nothing were stored', () => {
  for (const text of ['', '[]', '"a"', '{"wayId":"2","typed":5,"addressId":-1}']) {
    kept.set('deliveryDraft', text)
    expect(readDelivery(null)).toEqual(emptyDelivery(null))
  }
})

// DEL-34
test('place, street, building and phone are asked for; phone and index follow the server’s rules', () => {
  const nothing = emptyDelivery(null).typed
  expect(wrongFields(nothing, null)).toEqual(['place', 'street', 'building', 'phoneNumber'])
  const typed = {
    ...nothing,
    place: 'Nərimanov',
    street: 'Təbriz',
    building: '44',
    phoneNumber: '050 123 45 67',
  }
  expect(wrongFields(typed, shippingAddress)).toEqual([])
  expect(wrongFields({ ...typed, phoneNumber: '12', postalCode: 'AZ1' }, shippingAddress)).toEqual([
    'phoneNumber',
    'postalCode',
  ])
})

// DEL-35
test('it is sent with the price that is shown, null where staff say it, and without what was left empty', () => {
  const at = { days: null, place: null, asks: [] }
  const courier = { wayId: 2, kind: 'price', azn: 7, zoneId: 20, ...at } as const
  const typed = { ...begun(7).typed, street: ' Təbriz ' }
  const draft = { ...begun(7), typed, zoneId: 20 }
  const chosen = { draft, addressId: 'typed', pointId: 1, isPickup: false } as const
  expect(toSent({ ...chosen, offer: courier })).toEqual({
    wayId: 2,
    expectedPrice: 7,
    zoneId: 20,
    address: { ...typed, street: 'Təbriz' },
  })
  const told = { wayId: 2, kind: 'told', reason: 'weight', zoneId: null, ...at } as const
  expect(toSent({ ...chosen, addressId: 5, offer: told })).toEqual({
    wayId: 2,
    expectedPrice: null,
    addressId: 5,
  })
  const pickup = { wayId: 1, kind: 'price', azn: 0, zoneId: null, ...at } as const
  expect(toSent({ ...chosen, isPickup: true, offer: pickup })).toEqual({
    wayId: 1,
    expectedPrice: 0,
    pointId: 1,
  })
})
