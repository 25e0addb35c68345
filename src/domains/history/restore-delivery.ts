import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { toQepik } from '../../lib/money.ts'
import { recordedIn } from '../audit/recorded.ts'
import type { Fields } from '../content/values.ts'
import { deliveryKinds } from '../delivery/deliver.ts'
import { lockWay } from '../delivery/way-acts.ts'
import { assertFree } from '../delivery/zone-acts.ts'
import { type Gone, lastState } from './last-state.ts'

const texts = <Name extends string>(name: Name) => {
  const keys = [name, `${name}_ru`, `${name}_en`] as [Name, `${Name}_ru`, `${Name}_en`]
  return Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<
    (typeof keys)[number],
    z.ZodString
  >
}
/** The ids of records that were of it; entries from before they were recorded lack them. */
const ids = z
  .array(z.object({ id: z.int() }))
  .default([])
  .transform((records) => records.map(({ id }) => id))

/** `1.5 kg` as grams. */
const inGrams = (written: string): number => Math.round(Number.parseFloat(written) * 1000)
const grams = z.string().transform(inGrams).nullable()
const centimetres = z
  .string()
  .transform((written) => Number.parseInt(written, 10))
  .nullable()
const qepik = z.number().transform(toQepik).nullable()
/** `1–2`. */
const days = z.string().transform((written) => {
  const [daysFrom = 0, daysTo = daysFrom] = written.split('–').map(Number)
  return { daysFrom, daysTo }
})
/** The names in three languages, then other spellings; none of them holds a comma. */
const place = z.string().transform((written) => {
  const [name = '', name_ru = '', name_en = '', ...spellings] = written.split(', ')
  return { name, name_ru, name_en, spellings }
})
/** `≤ 5 kg: 4.00`. */
const band = z.string().transform((written) => {
  const [, weight = '', price = ''] = /^≤ (.+) kg: (.+)$/.exec(written) ?? []
  return { upTo: inGrams(weight), price: toQepik(Number(price)) }
})

const wayFields = z.object({
  ...texts('name'),
  ...texts('hint'),
  deliveryKind: z.enum(deliveryKinds),
  isShown: z.boolean(),
  priority: z.int(),
  deliveryDays: days,
  leavesBy: z.string(),
  deliveryWeekdays: z.array(z.int()),
  prepaidOnly: z.boolean(),
  heaviest: grams,
  longest: centimetres,
  zones: ids,
  shipments: ids,
})

/** A way with the zones that were deleted with it; open shipments go by it again that have no other way since. */
export async function restoreWay(tx: Transaction, { id, by }: Gone, fields: Fields): Promise<void> {
  const read = wayFields.parse(fields)
  const { deliveryKind: kind, deliveryDays, leavesBy, deliveryWeekdays, heaviest, longest, ...rest } = read
  const { zones, shipments, ...own } = rest
  await tx.deliveryWay.create({
    data: {
      ...own,
      ...deliveryDays,
      id,
      kind,
      cutOff: leavesBy,
      weekdays: deliveryWeekdays,
      maxGrams: heaviest,
      maxCentimetres: longest,
    },
  })
  await tx.shipment.updateMany({ where: { id: { in: shipments }, wayId: null, kind }, data: { wayId: id } })
  for (const zoneId of zones) {
    const last = await lastState(tx, 'deliveryZone', zoneId)
    if (last?.act !== 'deleted') continue
    await recordedIn(tx, { by, kind: 'deliveryZone', id: zoneId, restores: true }, () =>
      restoreZone(tx, { id: zoneId }, last.fields),
    )
  }
}

const zoneFields = z.object({
  ...texts('name'),
  priority: z.int(),
  deliveryPlaces: z.array(place),
  deliveryPrices: z.array(band),
  perKg: qepik,
  freeFrom: qepik,
  deliveryWay: z.object({ id: z.int() }).nullish(),
  shipments: ids,
})

const wayGone: Message = /*i18n*/ {
  id: 'history.wayGone',
  message: 'The way of this zone is deleted: bring it back first.',
}

/**
 * @throws CONFLICT while its way is deleted; VALIDATION when another zone of the way has one of its places by now
 */
export async function restoreZone(tx: Transaction, { id }: Pick<Gone, 'id'>, fields: Fields): Promise<void> {
  const { deliveryWay, deliveryPlaces: places, deliveryPrices, shipments, ...own } = zoneFields.parse(fields)
  const wayId = deliveryWay?.id ?? 0
  if ((await tx.deliveryWay.count({ where: { id: wayId } })) === 0) throw new AppError('CONFLICT', wayGone)
  await lockWay(tx, wayId)
  await assertFree(tx, { wayId, places })
  await tx.deliveryZone.create({ data: { ...own, id, wayId, places, bands: deliveryPrices } })
  await tx.shipment.updateMany({
    where: { id: { in: shipments }, wayId, zoneId: null },
    data: { zoneId: id },
  })
}

const pointFields = z.object({
  ...texts('address'),
  ...texts('hours'),
  mapLink: z.string(),
  phoneNumber: z.string(),
  priority: z.int(),
  shipments: ids,
})

export async function restorePoint(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { shipments, ...own } = pointFields.parse(fields)
  await tx.pickupPoint.create({ data: { ...own, id } })
  const where = { id: { in: shipments }, kind: 'pickup', pointId: null } as const
  await tx.shipment.updateMany({ where, data: { pointId: id } })
}
