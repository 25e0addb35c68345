import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedIn, recordedNewIn } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { type newZoneFields, storedPlaces, type zoneChanges } from './delivery-input.ts'
import { toZone, type ZoneView } from './delivery-output.ts'
import { type Place, sharesSpelling } from './locate-place.ts'
import { lockWay } from './way-acts.ts'

type ZoneDeps = Pick<Deps, 'db'>
type Staff = Pick<Caller, 'id'>
const kind = 'deliveryZone'
const maxZones = 100

const tooMany: Message = /*i18n*/ {
  id: 'delivery.tooManyZones',
  message: 'At most 100 zones of one way.',
}
const forPickup: Message = /*i18n*/ {
  id: 'delivery.zoneForPickup',
  message: 'What is picked up isn’t brought anywhere: this way has no zones.',
}
const placeTaken: Message = /*i18n*/ {
  id: 'delivery.placeTaken',
  message: '“{place}” is already in the zone “{zone}” of this way. Take it out there first.',
}
const everywhereTaken: Message = /*i18n*/ {
  id: 'delivery.everywhereTaken',
  message: 'Name the places: everywhere else this way goes by the zone “{zone}” already.',
}

const refused = (path: string, message: Message) =>
  new AppError('VALIDATION', message, { errors: [{ path, message }] })

type Asked = { wayId: number; exceptId?: number; places: readonly Place[] }

/** Places are told apart within a way (DEL-5). @throws VALIDATION, with the zone that has the place */
export async function assertFree(tx: Transaction, { wayId, exceptId, places }: Asked): Promise<void> {
  const others = await tx.deliveryZone.findMany({ where: { wayId }, orderBy: { id: 'asc' } })
  for (const { id, name, places: stored } of others) {
    if (id === exceptId) continue
    const theirs = storedPlaces.parse(stored)
    if (places.length === 0 && theirs.length === 0)
      throw refused('places', { ...everywhereTaken, values: { zone: name } })
    const shared = places.find((one) => theirs.some((other) => sharesSpelling(one, other)))
    if (shared) throw refused('places', { ...placeTaken, values: { place: shared.name, zone: name } })
  }
}

/** @throws NOT_FOUND without the way; VALIDATION for a way to pick up, and for a place of another zone; CONFLICT */
export function createZone(
  { db }: ZoneDeps,
  { id: by }: Staff,
  { places = [], bands = [], ...fields }: z.output<typeof newZoneFields>,
): Promise<ZoneView> {
  const { wayId } = fields
  return db.$transaction(async (tx) => {
    const way = await lockWay(tx, wayId)
    if (way.kind === 'pickup') throw refused('wayId', forPickup)
    if ((await tx.deliveryZone.count({ where: { wayId } })) >= maxZones)
      throw new AppError('CONFLICT', tooMany)
    await assertFree(tx, { wayId, places })
    const row = await recordedNewIn(tx, { by, kind }, () =>
      tx.deliveryZone.create({ data: { ...fields, places, bands } }),
    )
    return toZone(row)
  })
}

/** @throws NOT_FOUND; VALIDATION for a place of another zone; CONFLICT when it was saved since `updatedAt` */
export function updateZone(
  { db }: ZoneDeps,
  { id: by }: Staff,
  { id, updatedAt, ...data }: z.output<typeof zoneChanges>,
): Promise<ZoneView> {
  return db.$transaction(async (tx) => {
    const zone = await tx.deliveryZone.findUnique({ where: { id }, select: { wayId: true } })
    if (!zone) throw notFound()
    await lockWay(tx, zone.wayId)
    const row = await recordedIn(tx, { by, kind, id }, async () => {
      await assertAsRead(tx, { kind, id, updatedAt })
      if (data.places) await assertFree(tx, { wayId: zone.wayId, exceptId: id, places: data.places })
      return tx.deliveryZone.update({ where: { id }, data: { ...data, ...newVersion() } })
    })
    return toZone(row)
  })
}

/** @throws NOT_FOUND */
export function deleteZone({ db }: ZoneDeps, { id: by }: Staff, { id }: { id: number }): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    const { count } = await tx.deliveryZone.deleteMany({ where: { id } })
    if (count === 0) throw notFound()
  })
}
