import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { DeliveryWay } from '../../db/generated/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedIn, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import type { newWayFields, wayChanges } from './delivery-input.ts'
import { toWay, type WayView } from './delivery-output.ts'
import { withZones } from './read-delivery.ts'

type WayDeps = Pick<Deps, 'db'>
type Staff = Pick<Caller, 'id'>
const kind = 'deliveryWay'
const include = withZones

const daysTurned: Message = /*i18n*/ {
  id: 'delivery.daysTurned',
  message: 'The last day can’t be before the first one.',
}

function assertDays({ daysFrom, daysTo }: Pick<DeliveryWay, 'daysFrom' | 'daysTo'>): void {
  if (daysFrom <= daysTo) return
  throw new AppError('VALIDATION', daysTurned, { errors: [{ path: 'daysTo', message: daysTurned }] })
}

/** @throws VALIDATION */
export async function createWay(
  { db }: WayDeps,
  { id: by }: Staff,
  data: z.output<typeof newWayFields>,
): Promise<WayView> {
  const { daysFrom = 0, daysTo = daysFrom } = data
  assertDays({ daysFrom, daysTo })
  const row = await recordedNew(db, { by, kind }, (tx) =>
    tx.deliveryWay.create({ data: { ...data, daysFrom, daysTo }, include }),
  )
  return toWay(row)
}

/** @throws NOT_FOUND; VALIDATION; CONFLICT when another user has saved it since `updatedAt` */
export async function updateWay(
  { db }: WayDeps,
  { id: by }: Staff,
  { id, updatedAt, ...data }: z.output<typeof wayChanges>,
): Promise<WayView> {
  const row = await recordedUpdate(db, { by, kind, id, updatedAt }, async (tx) => {
    const stored = await tx.deliveryWay.findUniqueOrThrow({ where: { id } })
    const { daysFrom = stored.daysFrom, daysTo = stored.daysTo } = data
    assertDays({ daysFrom, daysTo })
    return tx.deliveryWay.update({ where: { id }, data: { ...data, ...newVersion() }, include })
  })
  return toWay(row)
}

/** Its zones go with it, each with an entry in the history. @throws NOT_FOUND */
export function deleteWay({ db }: WayDeps, { id: by }: Staff, { id }: { id: number }): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    await lockWay(tx, id)
    const zones = await tx.deliveryZone.findMany({ where: { wayId: id }, select: { id: true } })
    for (const zone of zones)
      await recordedIn(tx, { by, kind: 'deliveryZone', id: zone.id }, () =>
        tx.deliveryZone.delete({ where: { id: zone.id } }),
      )
    await tx.deliveryWay.delete({ where: { id } })
  })
}

/** One after the other changes what belongs to a way. @throws NOT_FOUND */
export async function lockWay(tx: Transaction, id: number): Promise<Pick<DeliveryWay, 'kind'>> {
  await tx.$queryRaw`SELECT 1 FROM delivery_ways WHERE id = ${id} FOR NO KEY UPDATE`
  const way = await tx.deliveryWay.findUnique({ where: { id }, select: { kind: true } })
  if (!way) throw notFound()
  return way
}
