import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { CourierDay } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { AppError, type Message, notFound, sumInText } from '../../lib/errors.ts'
import { newLinkToken } from '../../lib/link-token.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { shipmentNumber } from '../shipment-status/shipment-statuses.ts'
import { dayOver, handOver } from '../shipments/pack-acts.ts'
import { collectedOn } from '../till/courier-cash.ts'
import { putCourierCash } from '../till/put-courier-cash.ts'
import type { addFields, beginFields, courierDayListFields, handInFields } from './courier-day-input.ts'
import { type CourierDayView, readDays, stateOfDay } from './day-output.ts'

const cannotGo: Message = /*i18n*/ {
  id: 'courierDays.cannotGo',
  message:
    'Only what is packed for the courier of the house goes with this list, and these don’t: {numbers}.',
}
const cashDiffers: Message = /*i18n*/ {
  id: 'courierDays.cashDiffers',
  message:
    '{collected} AZN of this list are written down as collected. Count again, or take a wrong entry back first.',
}
const handedInAlready: Message = /*i18n*/ {
  id: 'courierDays.handedInAlready',
  message: 'The cash of this list was taken already.',
}

type Acting = Pick<Deps, 'db' | 'now' | 'emails' | 'settings'>
type Staff = Pick<Caller, 'id'>
type LinkedDay = CourierDayView & { token: string; url: string }

/** The lists of a day; or today's, with earlier ones whose cash isn't taken or that have addresses left. */
export function listDays(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { day }: z.output<typeof courierDayListFields>,
): Promise<CourierDayView[]> {
  const unsettled = [{ payments: { some: {} } }, { shipments: { some: { status: 'HandedOver' as const } } }]
  const where = day ? { day } : { OR: [{ day: bakuDay(now()) }, { handedInAt: null, OR: unsettled }] }
  return readDays(db, { where, now: now() })
}

/** @throws NOT_FOUND */
export async function readDay({ db, now }: Pick<Deps, 'db' | 'now'>, id: number): Promise<CourierDayView> {
  const [found] = await readDays(db, { where: { id }, now: now() })
  if (!found) throw notFound()
  return found
}

/**
 * Begins the day of a courier: what is packed is handed over to them, all of it or nothing (DEL-40).
 * @throws CONFLICT where a shipment isn't packed, isn't for the courier of the house, or isn't paid as its way wants
 */
export async function beginDay(
  deps: Acting,
  { id: actorId }: Staff,
  { name, phoneNumber = '', shipmentIds }: z.output<typeof beginFields>,
): Promise<LinkedDay> {
  const at = deps.now()
  const token = newLinkToken()
  const dayId = await deps.db.$transaction(async (tx) => {
    const { id } = await tx.courierDay.create({
      data: {
        name,
        phoneNumber,
        day: bakuDay(at),
        tokenHash: hashToken(token),
        createdById: actorId,
        createdAt: at,
      },
    })
    await giveAlong(tx, deps, { dayId: id, shipmentIds, actorId, at })
    return id
  })
  return withLink(deps, dayId, token)
}

/** Gives more along with a day that is open. @throws NOT_FOUND; CONFLICT once it isn't, and as {@link beginDay} */
export async function addToDay(
  deps: Acting,
  { id: actorId }: Staff,
  { id, shipmentIds }: z.output<typeof addFields>,
): Promise<CourierDayView> {
  const at = deps.now()
  await deps.db.$transaction(async (tx) => {
    const day = await holdDay(tx, id)
    if (stateOfDay(day, at) !== 'open') throw new AppError('CONFLICT', dayOver)
    await giveAlong(tx, deps, { dayId: id, shipmentIds, actorId, at })
  })
  return readDay(deps, id)
}

type Along = { dayId: number; shipmentIds: readonly number[]; actorId: number; at: Date }

async function giveAlong(
  tx: Transaction,
  deps: Pick<Deps, 'emails'>,
  { dayId: courierDayId, shipmentIds, actorId, at }: Along,
): Promise<void> {
  const ids = [...new Set(shipmentIds)].toSorted((a, b) => a - b)
  await tx.$queryRaw`SELECT 1 FROM shipments WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`
  const where = { id: { in: ids }, status: 'Packed', kind: 'ownCourier' } as const
  const going = new Set((await tx.shipment.findMany({ where, select: { id: true } })).map(({ id }) => id))
  const numbers = ids.filter((id) => !going.has(id)).map(shipmentNumber)
  if (numbers.length > 0)
    throw new AppError('CONFLICT', { ...cannotGo, values: { numbers: numbers.join(', ') } })
  for (const id of ids) await handOver(tx, deps, { id, courierDayId, actorId, at })
}

/** Locks a day until the transaction ends. @throws NOT_FOUND */
async function holdDay(tx: Transaction, id: number): Promise<CourierDay> {
  await tx.$queryRaw`SELECT 1 FROM courier_days WHERE id = ${id} FOR NO KEY UPDATE`
  const day = await tx.courierDay.findUnique({ where: { id } })
  if (!day) throw notFound()
  return day
}

/** The link no longer works; the list itself goes on. @throws NOT_FOUND */
export async function revokeLink(
  { db, now }: Acting,
  _staff: Staff,
  { id }: { id: number },
): Promise<CourierDayView> {
  await db.$transaction(async (tx) => {
    const { revokedAt } = await holdDay(tx, id)
    if (!revokedAt) await tx.courierDay.update({ where: { id }, data: { revokedAt: now() } })
  })
  return readDay({ db, now }, id)
}

/** Another link in place of the one before, also after that was revoked. @throws NOT_FOUND; CONFLICT once it is over */
export async function renewLink(deps: Acting, _staff: Staff, { id }: { id: number }): Promise<LinkedDay> {
  const token = newLinkToken()
  await deps.db.$transaction(async (tx) => {
    const day = await holdDay(tx, id)
    const state = stateOfDay({ ...day, revokedAt: null }, deps.now())
    if (state !== 'open') throw new AppError('CONFLICT', dayOver)
    await tx.courierDay.update({ where: { id }, data: { tokenHash: hashToken(token), revokedAt: null } })
  })
  return withLink(deps, id, token)
}

async function withLink(deps: Acting, id: number, token: string): Promise<LinkedDay> {
  const view = await readDay(deps, id)
  return { ...view, token, url: `${deps.settings.SITE_URL}/k/${token}` }
}

/**
 * Staff take the cash of a day: it goes from the courier into the till, once, and the list is closed (DEL-41).
 * @throws NOT_FOUND; CONFLICT where it was taken already, and where the ledger says another sum
 */
export async function handIn(
  { db, now }: Acting,
  { id: by }: Staff,
  { id, collected }: z.output<typeof handInFields>,
): Promise<CourierDayView> {
  const at = now()
  await db.$transaction(async (tx) => {
    // No cash comes in for it any more (withCourier waits here).
    await tx.$queryRaw`SELECT 1 FROM courier_days WHERE id = ${id} FOR UPDATE`
    const { name, handedInAt } = await holdDay(tx, id)
    if (handedInAt) throw new AppError('CONFLICT', handedInAlready)
    const amount = await collectedOn(tx, id)
    assertSame(amount, collected)
    await tx.courierDay.update({ where: { id }, data: { handedInAt: at, handedInToId: by } })
    if (amount > 0) await putCourierCash(tx, { courierDayId: id, name, amount, by, at })
  })
  return readDay({ db, now }, id)
}

function assertSame(ledger: Qepik, counted: Qepik): void {
  if (ledger === counted) return
  throw new AppError('CONFLICT', { ...cashDiffers, values: { collected: sumInText(ledger) } })
}
