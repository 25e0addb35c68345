import { z } from 'zod'
import type { Address, DeliveryWay, DeliveryZone, PickupPoint } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { textsOut } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import { deliveryKinds } from './deliver.ts'
import { storedBands, storedPlaces } from './delivery-input.ts'

export const placeSchema = z.object({
  name: z.string(),
  name_ru: z.string(),
  name_en: z.string(),
  spellings: z.array(z.string()),
})
/** AZN up to a weight in grams. */
export const bandSchema = z.object({ upTo: z.int(), price: z.number() })

/** What a zone costs; AZN. */
const rates = {
  places: z.array(placeSchema),
  bands: z.array(bandSchema),
  /** For each begun kg above the last band; null: staff say the price. */
  perKg: z.number().nullable(),
  /** The sum of goods from which it costs nothing; null: never. */
  freeFrom: z.number().nullable(),
}

const journey = {
  kind: z.enum(deliveryKinds),
  /** Days that it takes, counted on its weekdays. */
  daysFrom: z.int(),
  daysTo: z.int(),
  /** `HH:MM` in Baku: what is ready by then leaves on the same day. */
  cutOff: z.string(),
  /** From 1 (Monday) to 7. */
  weekdays: z.array(z.int()),
  prepaidOnly: z.boolean(),
  /** Null means no limit. */
  maxGrams: z.int().nullable(),
  maxCentimetres: z.int().nullable(),
}

export const zoneSchema = z.object({
  id: z.int(),
  wayId: z.int(),
  ...textsOut('name'),
  priority: z.int(),
  ...rates,
  updatedAt: updatedAtOut,
})
export type ZoneView = z.infer<typeof zoneSchema>

export const waySchema = z.object({
  id: z.int(),
  ...textsOut('name'),
  ...textsOut('hint'),
  isShown: z.boolean(),
  priority: z.int(),
  ...journey,
  zones: z.array(zoneSchema),
  updatedAt: updatedAtOut,
})
export type WayView = z.infer<typeof waySchema>

export const pointSchema = z.object({
  id: z.int(),
  ...textsOut('address'),
  ...textsOut('hours'),
  mapLink: z.string(),
  phoneNumber: z.string(),
  priority: z.int(),
  updatedAt: updatedAtOut,
})
export type PointView = z.infer<typeof pointSchema>

/** All of it for staff. */
export const deliverySchema = z.object({ ways: z.array(waySchema), points: z.array(pointSchema) })

const shownZoneSchema = z.object({ id: z.int(), name: z.string(), ...rates })
const shownWaySchema = z.object({
  id: z.int(),
  name: z.string(),
  hint: z.string(),
  ...journey,
  zones: z.array(shownZoneSchema),
})
const shownPointSchema = z.object({
  id: z.int(),
  address: z.string(),
  hours: z.string(),
  mapLink: z.string(),
  phoneNumber: z.string(),
})

/** What can be chosen, in one language. `closed`: the days on which the house is closed, from yesterday on. */
export const shownDeliverySchema = z.object({
  ways: z.array(shownWaySchema),
  points: z.array(shownPointSchema),
  closed: z.array(z.iso.date()),
})
export type ShownDelivery = z.infer<typeof shownDeliverySchema>

export const addressSchema = z.object({
  id: z.int(),
  label: z.string(),
  place: z.string(),
  street: z.string(),
  building: z.string(),
  entrance: z.string(),
  floor: z.string(),
  flat: z.string(),
  landmark: z.string(),
  phoneNumber: z.string(),
  postalCode: z.string(),
  updatedAt: updatedAtOut,
})
export type AddressView = z.infer<typeof addressSchema>

const toAznOrNull = (qepik: number | null): number | null => (qepik === null ? null : toAzn(qepik))

/** A zone's rates on the wire. */
export const toRates = ({ places, bands, perKg, freeFrom }: DeliveryZone) => ({
  places: storedPlaces.parse(places),
  bands: storedBands.parse(bands).map(({ upTo, price }) => ({ upTo, price: toAzn(price) })),
  perKg: toAznOrNull(perKg),
  freeFrom: toAznOrNull(freeFrom),
})

export const toZone = (row: DeliveryZone): ZoneView =>
  zoneSchema.parse({ ...row, ...toRates(row), updatedAt: row.updatedAt.toISOString() })

export const toWay = ({ zones, ...row }: DeliveryWay & { zones: DeliveryZone[] }): WayView =>
  waySchema.parse({ ...row, zones: zones.map(toZone), updatedAt: row.updatedAt.toISOString() })

export const toPoint = (row: PickupPoint): PointView =>
  pointSchema.parse({ ...row, updatedAt: row.updatedAt.toISOString() })

export const toAddress = (row: Address): AddressView =>
  addressSchema.parse({ ...row, updatedAt: row.updatedAt.toISOString() })
