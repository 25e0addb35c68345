import type { inferRouterOutputs } from '@trpc/server'
import type { Place } from '../../../../src/domains/delivery/locate-place.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { maxQepik, toQepik } from '../../../../src/lib/money.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readMoney } from '../../../../src/lib/written-numbers.ts'
import { readScaled } from '../../kit/grid/read-scaled.ts'

export type Delivery = inferRouterOutputs<AppRouter>['delivery']['all']
export type Way = Delivery['ways'][number]
export type Zone = Way['zones'][number]
export type Point = Delivery['points'][number]

/**
 * All ways, zones and points in one table, each field of each record by itself, so that every cell is changed, wrong
 * or in conflict by itself: `way4:cutOff`, `zone12:perKg`, `zone12:up5000` for the price up to 5 kg.
 */
export type ZonesValues = Record<string, unknown>
export type RecordName = 'way' | 'zone' | 'point'

export const fieldKey = (record: RecordName, id: number, field: string): string => `${record}${id}:${field}`
export const priceKey = (zoneId: number, grams: number): string => fieldKey('zone', zoneId, `up${grams}`)

/** Of which record a field is; null for a key that isn't one. */
export function recordOf(key: string): { record: RecordName; id: number; field: string } | null {
  const [, record, id, field = ''] = /^(way|zone|point)(\d+):(.+)$/.exec(key) ?? []
  return record ? { record: record as RecordName, id: Number(id), field } : null
}

/** Whether a field says what a zone costs. */
export const isPriceField = (field: string): boolean =>
  field.startsWith('up') || field === 'perKg' || field === 'freeFrom'

/** The zones of which something costs more or less than before. */
export const repricedZones = (changed: readonly string[]): number[] => [
  ...new Set(
    changed.flatMap((key) => {
      const of = recordOf(key)
      return of?.record === 'zone' && isPriceField(of.field) ? [of.id] : []
    }),
  ),
]

/** A figure in whole qəpik, grams or centimetres, '' for none, the typed text while it can't be read. */
export type Figure = number | string

const texts = (name: string) => [name, `${name}_ru`, `${name}_en`]
export const textFields: Record<RecordName, readonly string[]> = {
  way: [...texts('name'), ...texts('hint')],
  zone: texts('name'),
  point: [...texts('address'), ...texts('hours'), 'mapLink', 'phoneNumber'],
}

/** The weights that the zones of a way have prices for, in grams, ascending. */
const weightsOf = ({ zones }: Way): number[] =>
  [...new Set(zones.flatMap(({ bands }) => bands.map(({ upTo }) => upTo)))].sort((one, other) => one - other)

const orNone = (figure: number | null): Figure => (figure === null ? '' : figure)
const qepikOrNone = (azn: number | null): Figure => (azn === null ? '' : toQepik(azn))

/** What the server has, field by field; the version holds that of each record. */
export function readZones({ ways, points }: Delivery): { values: ZonesValues; version: string } {
  const values: ZonesValues = {}
  const versions: Record<string, string> = {}
  const put = (record: RecordName, one: Way | Zone | Point, fields: Record<string, unknown>) => {
    const of = Object.fromEntries(Object.entries(one).filter(([name]) => textFields[record].includes(name)))
    for (const [name, value] of Object.entries({ ...of, ...fields }))
      values[fieldKey(record, one.id, name)] = value
    versions[`${record}${one.id}`] = one.updatedAt
  }
  for (const way of ways) {
    const weights = weightsOf(way)
    put('way', way, {
      isShown: way.isShown,
      days: `${way.daysFrom} – ${way.daysTo}`,
      cutOff: way.cutOff,
      weekdays: way.weekdays,
      prepaidOnly: way.prepaidOnly,
      maxGrams: orNone(way.maxGrams),
      maxCentimetres: orNone(way.maxCentimetres),
      weights,
    })
    for (const zone of way.zones) {
      const prices = weights.map((grams) => {
        const band = zone.bands.find(({ upTo }) => upTo === grams)
        return [`up${grams}`, qepikOrNone(band?.price ?? null)] as const
      })
      put('zone', zone, {
        places: zone.places,
        perKg: qepikOrNone(zone.perKg),
        freeFrom: qepikOrNone(zone.freeFrom),
        ...Object.fromEntries(prices),
      })
    }
  }
  for (const point of points) put('point', point, {})
  return { values, version: JSON.stringify(versions) }
}

export const textAt = (values: ZonesValues, key: string): string => String(values[key] ?? '')
export function figureAt(values: ZonesValues, key: string): Figure {
  const value = values[key]
  return typeof value === 'number' || typeof value === 'string' ? value : ''
}
export const numbersAt = (values: ZonesValues, key: string): readonly number[] =>
  Array.isArray(values[key]) ? (values[key] as number[]) : []
export const placesOf = (values: ZonesValues, zoneId: number): readonly Place[] => {
  const places = values[fieldKey('zone', zoneId, 'places')]
  return Array.isArray(places) ? (places as Place[]) : []
}
export const shownWeights = (values: ZonesValues, wayId: number): readonly number[] =>
  numbersAt(values, fieldKey('way', wayId, 'weights'))

/** Nothing, as tables write it too. */
const nothing = /^[-–—]?$/

/** A price, which may be 0; the text as it is where it can't be read (DEL-60). */
export function readPrice(text: string): Figure {
  const typed = text.trim()
  if (nothing.test(typed)) return ''
  const azn = figureIn(readMoney(typed))
  const qepik = azn === undefined ? -1 : toQepik(azn)
  return qepik >= 0 && qepik <= maxQepik ? qepik : typed
}

/** 10 t, as the server takes it. */
const maxGrams = 10_000_000
const kgUnit = /\s{0,3}(?:kq|kg|кг)\.?$/iu

/** A weight in kg as whole grams. */
export function readKg(text: string): Figure {
  const typed = text.trim()
  if (nothing.test(typed)) return ''
  const grams = readScaled(typed.replace(kgUnit, ''), { scale: 1000, decimals: 3, required: true })
  return typeof grams === 'number' && grams >= 1 && grams <= maxGrams ? grams : typed
}

const maxCentimetres = 10_000

export function readCentimetres(text: string): Figure {
  const typed = text.trim()
  if (nothing.test(typed)) return ''
  const read = readScaled(typed, { scale: 1, decimals: 0, required: true })
  return typeof read === 'number' && read >= 1 && read <= maxCentimetres ? read : typed
}

const maxDays = 60

/** `0 – 1`, `2-3`, or `2` for two days; null where it can't be read or runs backwards. */
export function readDays(text: string): { daysFrom: number; daysTo: number } | null {
  const [, from, to = from] = /^\s*(\d{1,2})\s*(?:[-–—]\s*(\d{1,2})\s*)?$/.exec(text) ?? []
  const [daysFrom, daysTo] = [Number(from), Number(to)]
  return from !== undefined && daysFrom <= daysTo && daysTo <= maxDays ? { daysFrom, daysTo } : null
}

/** Whether a figure can't be saved as it is. */
export const isUnread = (figure: Figure): figure is string => typeof figure === 'string' && figure !== ''

export const orNull = (figure: Figure): number | null => (typeof figure === 'number' ? figure : null)
