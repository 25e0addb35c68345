import { type Place, sharesSpelling } from '../../../../src/domains/delivery/locate-place.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import {
  type Delivery,
  fieldKey,
  figureAt,
  numbersAt,
  orNull,
  placesOf,
  type RecordName,
  readDays,
  recordOf,
  textAt,
  textFields,
  type Zone,
  type ZonesValues,
} from './zones-values.ts'

/** One record with what was changed of it, as the server takes it. */
export type Call = { record: RecordName; id: number; input: Record<string, unknown> }

/**
 * What must be sent so that `values` are saved, `changed` being the keys that differ. A place that goes from one zone
 * to another is taken out before it is put in, as two zones of a way can't have it at once (DEL-62).
 */
export function callsOf(values: ZonesValues, changed: readonly string[], { ways }: Delivery): Call[] {
  const records = new Map<string, { record: RecordName; id: number; fields: string[] }>()
  for (const key of changed) {
    const of = recordOf(key)
    if (!of || of.field === 'weights') continue
    const name = `${of.record}${of.id}`
    const known = records.get(name) ?? { record: of.record, id: of.id, fields: [] }
    known.fields.push(of.field)
    records.set(name, known)
  }
  const zones = new Map(ways.flatMap((way) => way.zones.map((zone) => [zone.id, zone])))
  const calls: Call[] = []
  const later: Call[] = []
  for (const { record, id, fields } of records.values()) {
    if (record !== 'zone') {
      calls.push({ record, id, input: plainInput(values, { record, id, fields }) })
      continue
    }
    const zone = zones.get(id)
    // Of one that another user has deleted nothing is left to send: the server says that it is gone.
    const input = zone ? zoneInput(values, fields, zone) : {}
    const moves = movesOf(zone?.places ?? [], placesOf(values, id))
    const isMoving = fields.includes('places') && moves.gains
    if (isMoving && moves.loses && moves.kept.length > 0)
      calls.push({ record, id, input: { places: moves.kept } })
    const list = isMoving ? later : calls
    list.push({ record, id, input })
  }
  return [...calls, ...later]
}

/** The places that stay, and whether others go or come. */
function movesOf(before: readonly Place[], now: readonly Place[]) {
  const kept = now.filter((place) => before.some((one) => sharesSpelling(one, place)))
  const loses = before.some((one) => !now.some((place) => sharesSpelling(one, place)))
  return { kept, loses, gains: kept.length < now.length }
}

/** The fields of a way or a point. */
function plainInput(values: ZonesValues, { record, id, fields }: Omit<Call, 'input'> & { fields: string[] }) {
  const input: Record<string, unknown> = {}
  for (const field of fields) {
    const key = fieldKey(record, id, field)
    if (textFields[record].includes(field)) input[field] = textAt(values, key)
    else if (field === 'days') Object.assign(input, readDays(textAt(values, key)))
    else if (field === 'weekdays') input[field] = numbersAt(values, key)
    else if (field.startsWith('max')) input[field] = orNull(figureAt(values, key))
    else input[field] = values[key]
  }
  return input
}

const aznOrNull = (qepik: number | null): number | null => (qepik === null ? null : toAzn(qepik))

/** The fields of a zone; its prices go together. */
function zoneInput(values: ZonesValues, fields: readonly string[], zone: Zone) {
  const input: Record<string, unknown> = {}
  for (const field of fields) {
    const key = fieldKey('zone', zone.id, field)
    if (field === 'places') input[field] = placesOf(values, zone.id)
    else if (field === 'perKg' || field === 'freeFrom')
      input[field] = aznOrNull(orNull(figureAt(values, key)))
    else if (textFields.zone.includes(field)) input[field] = textAt(values, key)
  }
  if (fields.some((field) => field.startsWith('up'))) input.bands = bandsOf(values, zone.id)
  return input
}

/** AZN by weight: a weight without a price isn't among them, the next one's price counts there. */
export function bandsOf(values: ZonesValues, zoneId: number): { upTo: number; price: number }[] {
  const begins = fieldKey('zone', zoneId, 'up')
  return Object.entries(values)
    .flatMap(([key, price]) => {
      const isPrice = key.startsWith(begins) && typeof price === 'number'
      return isPrice ? [{ upTo: Number(key.slice(begins.length)), price: toAzn(price) }] : []
    })
    .sort((one, other) => one.upTo - other.upTo)
}
