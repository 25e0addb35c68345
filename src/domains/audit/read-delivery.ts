import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { toAzn } from '../../lib/money.ts'
import type { Reference, Snapshot } from '../content/values.ts'
import { openShipmentStatuses, shipmentNumber } from '../shipment-status/shipment-statuses.ts'

const storedPlaces = z.array(
  z.object({ name: z.string(), name_ru: z.string(), name_en: z.string(), spellings: z.array(z.string()) }),
)
const storedBands = z.array(z.object({ upTo: z.int(), price: z.int() }))

/** What of a way, zone or point is recorded is read back in src/domains/history/restore-delivery.ts. */
const byId = { orderBy: { id: 'asc' }, select: { id: true, name: true } } as const
/** Shipments that aren't over: deleting takes them off, undoing puts them back. */
const open = {
  where: { status: { in: openShipmentStatuses } },
  orderBy: { id: 'asc' },
  select: { id: true },
} as const
const named = ({ id }: { id: number }): Reference => ({ id, name: shipmentNumber(id) })

/** Grams as kg, for reading. */
const inKg = (grams: number): string => `${grams / 1000} kg`

export async function readDeliveryWay(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.deliveryWay.findUnique({ where: { id }, include: { zones: byId, shipments: open } })
  if (!row) return null
  const { name, name_ru, name_en, hint, hint_ru, hint_en, isShown, kind, weekdays, prepaidOnly } = row
  const texts = { name, name_ru, name_en, hint, hint_ru, hint_en }
  const fields = {
    ...texts,
    deliveryKind: kind,
    isShown,
    priority: row.priority,
    deliveryDays: `${row.daysFrom}–${row.daysTo}`,
    leavesBy: row.cutOff,
    deliveryWeekdays: weekdays,
    prepaidOnly,
    heaviest: row.maxGrams === null ? null : inKg(row.maxGrams),
    longest: row.maxCentimetres === null ? null : `${row.maxCentimetres} cm`,
    zones: row.zones,
    shipments: row.shipments.map(named),
  }
  return { name, fields }
}

export async function readDeliveryZone(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.deliveryZone.findUnique({
    where: { id },
    include: { way: { select: { id: true, name: true } }, shipments: open },
  })
  if (!row) return null
  const { name, name_ru, name_en, priority, perKg, freeFrom } = row
  const fields = {
    name,
    name_ru,
    name_en,
    priority,
    deliveryPlaces: storedPlaces
      .parse(row.places)
      .map((place) => [place.name, place.name_ru, place.name_en, ...place.spellings].join(', ')),
    deliveryPrices: storedBands.parse(row.bands).map(({ upTo, price }) => `≤ ${inKg(upTo)}: ${aznOf(price)}`),
    perKg: perKg === null ? null : toAzn(perKg),
    freeFrom: freeFrom === null ? null : toAzn(freeFrom),
    deliveryWay: row.way,
    shipments: row.shipments.map(named),
  }
  return { name, fields }
}

const aznOf = (qepik: number): string => toAzn(qepik).toFixed(2)

/** Named by its address. */
export async function readPickupPoint(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.pickupPoint.findUnique({ where: { id }, include: { shipments: open } })
  if (!row) return null
  const { address, address_ru, address_en, hours, hours_ru, hours_en, mapLink, phoneNumber, priority } = row
  const texts = { address, address_ru, address_en, hours, hours_ru, hours_en }
  return {
    name: address,
    fields: { ...texts, mapLink, phoneNumber, priority, shipments: row.shipments.map(named) },
  }
}
