import { z } from 'zod'
import { newPointFields } from '../../../../src/domains/delivery/delivery-input.ts'
import { sharesSpelling } from '../../../../src/domains/delivery/locate-place.ts'
import { messageOf } from '../../../../src/lib/validation.ts'
import {
  type Delivery,
  fieldKey,
  figureAt,
  isUnread,
  numbersAt,
  placesOf,
  priceKey,
  readDays,
  shownWeights,
  textAt,
  textFields,
  type Way,
  type ZonesValues,
} from './zones-values.ts'

/** What can be wrong that this screen says in its own words (`problem-texts.ts`). */
export type Problem =
  | 'name'
  | 'address'
  | 'days'
  | 'cutOff'
  | 'weekdays'
  | 'price'
  | 'freeFrom'
  | 'weight'
  | 'length'
  | 'emptyWeight'
  | 'everywhere'
  | 'twice'
/** A text to translate where it is shown. */
export type Said = { id: string; message?: string; values?: Record<string, unknown> }
export type Wrong = { key: string; problem: Problem | Said }

const hour = /^([01]\d|2[0-3]):[0-5]\d$/

/** Everything that keeps the ways, zones and points from being saved, in the order of the screen (DEL-60). */
export const wrongIn = (values: ZonesValues, { ways, points }: Delivery): Wrong[] => [
  ...ways.flatMap((way) => [...wrongInRule(values, way.id), ...wrongInZones(values, way)]),
  ...points.flatMap(({ id }) => wrongInPoint(values, id)),
]

type Check = [isWrong: boolean, key: string, problem: Problem]
const those = (checks: readonly Check[]): Wrong[] =>
  checks.flatMap(([isWrong, key, problem]) => (isWrong ? [{ key, problem }] : []))

function wrongInRule(values: ZonesValues, id: number): Wrong[] {
  const key = (field: string) => fieldKey('way', id, field)
  return those([
    [textAt(values, key('name')).trim() === '', key('name'), 'name'],
    [readDays(textAt(values, key('days'))) === null, key('days'), 'days'],
    [!hour.test(textAt(values, key('cutOff')).trim()), key('cutOff'), 'cutOff'],
    [numbersAt(values, key('weekdays')).length === 0, key('weekdays'), 'weekdays'],
    [isUnread(figureAt(values, key('maxGrams'))), key('maxGrams'), 'weight'],
    [isUnread(figureAt(values, key('maxCentimetres'))), key('maxCentimetres'), 'length'],
  ])
}

function wrongInZones(values: ZonesValues, way: Way): Wrong[] {
  const ids = way.zones.map(({ id }) => id)
  const weights = shownWeights(values, way.id)
  const [first] = ids
  const empty = weights.filter(
    (grams) => first !== undefined && ids.every((id) => figureAt(values, priceKey(id, grams)) === ''),
  )
  return [
    ...those(empty.map((grams): Check => [true, priceKey(first ?? 0, grams), 'emptyWeight'])),
    ...ids.flatMap((id, index) => {
      const key = (field: string) => fieldKey('zone', id, field)
      const before = ids.slice(0, index)
      return those([
        [textAt(values, key('name')).trim() === '', key('name'), 'name'],
        ...weights.map((grams): Check => {
          const price = priceKey(id, grams)
          return [isUnread(figureAt(values, price)), price, 'price']
        }),
        [isUnread(figureAt(values, key('perKg'))), key('perKg'), 'price'],
        [isNoSum(values, key('freeFrom')), key('freeFrom'), 'freeFrom'],
        [isEverywhereTwice(values, id, before), key('places'), 'everywhere'],
        [hasPlaceOf(values, id, before), key('places'), 'twice'],
      ])
    }),
  ]
}

const isNoSum = (values: ZonesValues, key: string): boolean => {
  const sum = figureAt(values, key)
  return isUnread(sum) || sum === 0
}

const isEverywhereTwice = (values: ZonesValues, id: number, before: readonly number[]): boolean =>
  placesOf(values, id).length === 0 && before.some((other) => placesOf(values, other).length === 0)

const hasPlaceOf = (values: ZonesValues, id: number, before: readonly number[]): boolean =>
  placesOf(values, id).some((place) =>
    before.some((other) => placesOf(values, other).some((theirs) => sharesSpelling(place, theirs))),
  )

/** By the server's own schema: links and phones have rules of their own. */
function wrongInPoint(values: ZonesValues, id: number): Wrong[] {
  const fields = textFields.point.map((name) => [name, textAt(values, fieldKey('point', id, name))] as const)
  const { error } = newPointFields.safeParse(Object.fromEntries(fields))
  return (error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0])
    const key = fieldKey('point', id, name)
    return { key, problem: name === 'address' ? 'address' : messageOf({ input: undefined, ...issue }) }
  })
}

/** The same as a schema, for the editor. */
export const zonesForm = (delivery: Delivery, texts: Readonly<Record<Problem, Said>>) =>
  z.custom<ZonesValues>().check(({ value, issues }) => {
    for (const { key, problem } of wrongIn(value, delivery)) {
      const said = typeof problem === 'string' ? texts[problem] : problem
      // The texts of the page's bundle are in its catalogs alone.
      issues.push({
        code: 'custom',
        path: [key],
        params: { message: { message: '', ...said } },
        input: value,
      })
    }
  })
