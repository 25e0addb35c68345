import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Shipment } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { doneStatuses, givenUpStatuses, transitions } from '../order-status/statuses.ts'
import { changeStatus } from '../orders/change-status.ts'
import { hashOf, writeReceived } from '../payments/record-payment.ts'
import { withCourier } from '../payments/with-courier.ts'
import { mailOfShipment } from './mail-of-shipment.ts'
import { holdToMove, moveShipment } from './move-shipment.ts'
import type { deliverFields, failFields, pickUpFields } from './shipment-input.ts'
import { readStaffShipment, type StaffShipment } from './staff-shipment.ts'

type Acting = Pick<Deps, 'db' | 'now' | 'emails'>
type Staff = Pick<Caller, 'id'>

type Taken = {
  id: number
  act: 'deliver' | 'pickUp'
  takenBy: string
  /** Qəpik in cash. */
  collected: Qepik | undefined
  /** On whose account the orders are completed. */
  actorId: number
  /** The courier said it by the link of their list, with the key of this act. */
  byCourier?: { key: string }
  at: Date
}

/**
 * Somebody has taken a shipment: the cash goes into the ledger, then its orders are completed by their own move and
 * its gates, all of it or nothing (DEL-18).
 * @throws NOT_FOUND; CONFLICT when it was taken already, and where a gate is shut
 */
export async function handOut(
  tx: Transaction,
  deps: Pick<Deps, 'now' | 'emails'>,
  { id, act, takenBy, collected, actorId, byCourier, at }: Taken,
): Promise<Shipment> {
  const { shipment } = await holdToMove(tx, { id, act })
  if (collected !== undefined) await writeCash(tx, deps, { shipment, collected, actorId })
  const by = byCourier ? null : actorId
  const moved = await moveShipment(tx, { id, act, actorId: by, key: byCourier?.key, at }, { takenBy })
  const over = [...doneStatuses, ...givenUpStatuses]
  const orders = await tx.order.findMany({
    where: { shipmentId: id, status: { notIn: over } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const way = transitions.find(({ act: move, to }) => move === 'move' && to === 'Completed')
  for (const { id: orderId } of orders) await changeStatus(deps, tx, { orderId, way, actorId, at })
  return moved
}

type Cash = Pick<Taken, 'actorId'> & { shipment: Shipment; collected: Qepik }

/**
 * What was collected is for the orders of the shipment, the first first; the rest is the customer's balance. It is with
 * the courier until they hand it in; what is written down after that is in the till at once (DEL-41).
 */
async function writeCash(
  tx: Transaction,
  deps: Pick<Deps, 'now' | 'emails'>,
  { shipment: { id, userId, courierDayId }, collected, actorId }: Cash,
): Promise<void> {
  const owing = await tx.orderMoney.findMany({
    where: { order: { shipmentId: id } },
    select: { orderId: true, total: true, paid: true },
    orderBy: { orderId: 'asc' },
  })
  let left = collected
  const orders = owing.flatMap(({ orderId, total, paid }) => {
    const amount = Math.min(left, Math.max(0, total - paid))
    left -= amount
    return amount > 0 ? [{ orderId, amount }] : []
  })
  const facts = { reference: '', payer: '', note: '', fiscalId: '', day: undefined }
  const input = { appUserId: userId, way: 'cash', amount: collected, orders, ...facts } as const
  const source = `shipment:${id}`
  const caller = { id: actorId }
  const openDayId = await withCourier(tx, courierDayId)
  await writeReceived(tx, deps, { caller, source, hash: hashOf(input), input, courierDayId: openDayId })
}

/** Staff write down who took a shipment from its courier, and what they collected. @throws as {@link handOut} */
export async function deliverShipment(
  { db, now, emails }: Acting,
  { id: actorId }: Staff,
  { id, takenBy, collected }: z.output<typeof deliverFields>,
): Promise<StaffShipment> {
  const taken = { id, act: 'deliver', takenBy, collected, actorId, at: now() } as const
  await db.$transaction((tx) => handOut(tx, { now, emails }, taken))
  return readStaffShipment({ db, now }, id)
}

const wrongCode: Message = /*i18n*/ {
  id: 'shipments.wrongCode',
  message: 'The code isn’t right: ask for the last 4 digits of the phone number.',
}
const tooManyCodes: Message = /*i18n*/ {
  id: 'shipments.tooManyCodes',
  message: 'Six wrong codes. Call the customer; planned once more, it gets another code.',
}
const mostWrongCodes = 6

/**
 * A customer picks up what waits: the code, or the end of their phone number, and the name of who took it (DEL-18).
 * @throws VALIDATION for a wrong code, CONFLICT after six of them, and as {@link handOut}
 */
export async function pickUpShipment(
  { db, now, emails }: Acting,
  { id: actorId }: Staff,
  { id, code, takenBy, collected }: z.output<typeof pickUpFields>,
): Promise<StaffShipment> {
  const refusal = await db.$transaction(async (tx) => {
    await holdToMove(tx, { id, act: 'pickUp' })
    const refused = await checkCode(tx, { id, code })
    const taken = { id, act: 'pickUp', takenBy, collected, actorId, at: now() } as const
    if (!refused) await handOut(tx, { now, emails }, taken)
    return refused
  })
  if (refusal) throw refusal
  return readStaffShipment({ db, now }, id)
}

/** A wrong code counts, also though nothing else happens. */
async function checkCode(
  tx: Transaction,
  { id, code }: { id: number; code: string },
): Promise<AppError | null> {
  const shipment = await tx.shipment.findUniqueOrThrow({
    where: { id },
    include: { user: { select: { phoneNumber: true } } },
  })
  if (shipment.wrongCodes >= mostWrongCodes) return new AppError('CONFLICT', tooManyCodes)
  const typed = code.replaceAll(/\D/g, '')
  const phoneEnd = shipment.user.phoneNumber.replaceAll(/\D/g, '').slice(-4)
  if (typed === shipment.code || (phoneEnd.length === 4 && typed === phoneEnd)) return null
  await tx.shipment.update({ where: { id }, data: { wrongCodes: { increment: 1 } } })
  return new AppError('VALIDATION', wrongCode, { errors: [{ path: 'code', message: wrongCode }] })
}

type Untaken = z.output<typeof failFields> & {
  /** Null for a courier by link. */
  actorId: number | null
  key?: string
  at: Date
}

/** Nobody took it: the customer reads why, and what they can choose now (DEL-19). @throws NOT_FOUND; CONFLICT */
export async function writeFailure(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  { id, failure, note, actorId, key, at }: Untaken,
): Promise<void> {
  await moveShipment(tx, { id, act: 'fail', actorId, key, at }, { failure, failureNote: note })
  await mailOfShipment(tx, { emails }, { kind: 'shipmentFailed', shipmentId: id })
}

/** Staff write down that nobody took it. @throws as {@link writeFailure} */
export async function failShipment(
  { db, now, emails }: Acting,
  { id: actorId }: Staff,
  { id, failure, note }: z.output<typeof failFields>,
): Promise<StaffShipment> {
  const at = now()
  await db.$transaction((tx) => writeFailure(tx, { emails }, { id, failure, note, actorId, at }))
  return readStaffShipment({ db, now }, id)
}
