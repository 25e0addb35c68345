import type { ShownDelivery } from '../../../../src/domains/delivery/delivery-output.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { bandsOf } from './zones-calls.ts'
import {
  type Delivery,
  fieldKey,
  figureAt,
  numbersAt,
  orNull,
  placesOf,
  readDays,
  textAt,
  type Way,
  type ZonesValues,
} from './zones-values.ts'

const aznOrNull = (qepik: number | null): number | null => (qepik === null ? null : toAzn(qepik))

/** The ways with what is typed and not yet saved, as customers would get them; what can't be read is left as it was. */
export const draftWays = ({ ways }: Delivery, values: ZonesValues): ShownDelivery['ways'] =>
  ways.map((way) => {
    const key = (field: string) => fieldKey('way', way.id, field)
    const { daysFrom, daysTo } = readDays(textAt(values, key('days'))) ?? way
    const weekdays = [...numbersAt(values, key('weekdays'))]
    return {
      id: way.id,
      name: way.name,
      hint: way.hint,
      kind: way.kind,
      prepaidOnly: way.prepaidOnly,
      daysFrom,
      daysTo,
      cutOff: /^\d\d:\d\d$/.test(textAt(values, key('cutOff'))) ? textAt(values, key('cutOff')) : way.cutOff,
      weekdays: weekdays.length > 0 ? weekdays : way.weekdays,
      maxGrams: orNull(figureAt(values, key('maxGrams'))),
      maxCentimetres: orNull(figureAt(values, key('maxCentimetres'))),
      zones: draftZones(way, values),
    }
  })

const draftZones = ({ zones }: Way, values: ZonesValues) =>
  zones.map(({ id, name }) => ({
    id,
    name,
    places: placesOf(values, id).map((place) => ({ ...place, spellings: [...place.spellings] })),
    bands: bandsOf(values, id),
    perKg: aznOrNull(orNull(figureAt(values, fieldKey('zone', id, 'perKg')))),
    freeFrom: aznOrNull(orNull(figureAt(values, fieldKey('zone', id, 'freeFrom')))),
  }))
