import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { CourierDay } from '../../db/generated/client.ts'
import { AppError, type Message, sumInText } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { gateFacts, gates } from '../order-status/gates.ts'
import { handOut, writeFailure } from '../shipments/hand-out.ts'
import type { linkedDeliverFields, linkedFailFields } from './courier-day-input.ts'
import { findLinkedDay, type LinkedDay, readLinkedDay } from './linked-day.ts'

const listClosed: Message = /*i18n*/ {
  id: 'courierDays.closed',
  message: 'This list is closed. Call the office.',
}
const notOnList: Message = /*i18n*/ {
  id: 'courierDays.notOnList',
  message: 'The office has taken this address off your list. Call the office.',
}
const moneyMissing: Message = /*i18n*/ {
  id: 'courierDays.moneyMissing',
  message:
    '{missing} AZN must be paid before this is handed over, and {collected} AZN were collected. Take the rest, or call the office.',
}

type LinkCall = Pick<Context, 'deps' | 'courierToken' | 'address'>

/**
 * The day of the call's link; calls are counted by day, and unknown links by who tries them.
 * @throws NOT_FOUND without a link that works now; RATE_LIMITED
 */
export async function linkedDayOf({ deps, courierToken, address }: LinkCall): Promise<CourierDay> {
  const day = await findLinkedDay(deps, courierToken)
  if (day === null) {
    await deps.limits.consume('offerLinkAddress', address)
    throw new AppError('NOT_FOUND', listClosed)
  }
  await deps.limits.consume('callsAccount', `courier ${day.id}`)
  return day
}

type Acting = Pick<Deps, 'db' | 'now' | 'emails'>
type OfDay<Fields extends z.ZodType> = z.output<Fields> & { day: CourierDay }

/**
 * A courier has handed a shipment over, with the cash for it (DEL-43). A repeat with the same key changes nothing.
 * @throws NOT_FOUND once the list is closed; CONFLICT where it isn't on the list or was taken already, and with what
 * is missing where it must be paid before
 */
export async function deliverByLink(
  deps: Acting,
  { day, id, key, takenBy, collected }: OfDay<typeof linkedDeliverFields>,
): Promise<LinkedDay> {
  const at = deps.now()
  const taken = { id, act: 'deliver', takenBy, collected, actorId: day.createdById, at } as const
  try {
    await deps.db.$transaction(async (tx) => {
      if (await isToDo(tx, { day, id, key })) await handOut(tx, deps, { ...taken, byCourier: { key } })
    })
  } catch (error) {
    throw (await missingMoney(deps, error, { id, collected: collected ?? 0 })) ?? error
  }
  return readLinkedDay(deps.db, day)
}

/** Nobody took it (DEL-43). A repeat with the same key changes nothing. @throws as {@link deliverByLink} */
export async function failByLink(
  deps: Acting,
  { day, id, key, failure, note }: OfDay<typeof linkedFailFields>,
): Promise<LinkedDay> {
  const at = deps.now()
  await deps.db.$transaction(async (tx) => {
    if (await isToDo(tx, { day, id, key }))
      await writeFailure(tx, deps, { id, failure, note, actorId: null, key, at })
  })
  return readLinkedDay(deps.db, day)
}

/**
 * Holds a shipment of a day that is open.
 * @returns false for an act that was done already
 * @throws NOT_FOUND once the list is closed; CONFLICT for a shipment that isn't on it
 */
async function isToDo(
  tx: Transaction,
  { day, id, key }: { day: CourierDay; id: number; key: string },
): Promise<boolean> {
  const held = await tx.$queryRaw<{ dayId: number | null }[]>`
    SELECT courier_day_id AS "dayId" FROM shipments WHERE id = ${id} FOR UPDATE`
  if ((await tx.shipmentEvent.count({ where: { shipmentId: id, key } })) > 0) return false
  const open = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM courier_days WHERE id = ${day.id} AND revoked_at IS NULL AND handed_in_at IS NULL FOR KEY SHARE`
  if (open.length === 0) throw new AppError('NOT_FOUND', listClosed)
  if (held[0]?.dayId !== day.id) throw new AppError('CONFLICT', notOnList)
  return true
}

/** What the payment gate misses, in words; null for any other error. */
async function missingMoney(
  { db }: Pick<Deps, 'db'>,
  error: unknown,
  { id, collected }: { id: number; collected: Qepik },
): Promise<AppError | null> {
  const isGate = error instanceof AppError && error.text.id === gates.payment.shut.id
  if (!isGate) return null
  const orders = await db.order.findMany({ where: { shipmentId: id }, select: gateFacts })
  const missing = orders.reduce((sum, facts) => sum + (gates.payment.missing?.(facts) ?? 0), 0)
  const values = { missing: sumInText(missing), collected: sumInText(collected) }
  return new AppError('CONFLICT', { ...moneyMissing, values })
}
