import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message, sumInText } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { holdShipment } from '../order-shipment/hold-shipment.ts'
import { settleCharge } from '../order-shipment/settle-charge.ts'
import { shipmentParts, unpaidOf } from '../order-shipment/shipment-output.ts'
import { newCode } from '../order-shipment/write-shipment.ts'
import { isOpen, stageOf } from '../order-status/statuses.ts'
import { mailOfShipment } from './mail-of-shipment.ts'
import { moveShipment, unpacked } from './move-shipment.ts'
import type { handOverFields, moveFields, packFields } from './shipment-input.ts'
import { readStaffShipment, type StaffShipment } from './staff-shipment.ts'

const notReady: Message = /*i18n*/ {
  id: 'shipments.notReady',
  message: 'Order No. {order} of this shipment isn’t ready yet.',
}
const notAgreed: Message = /*i18n*/ {
  id: 'shipments.notAgreed',
  message:
    'The customer has not agreed to the price of this delivery yet. Say the price, and wait for the answer.',
}
const tooHeavy: Message = /*i18n*/ {
  id: 'shipments.packedTooHeavy',
  message:
    'This way takes at most {most}\u00a0kg. Weigh it again, or agree on another way with the customer.',
}
const notPaid: Message = /*i18n*/ {
  id: 'shipments.prepaidOnly',
  message: 'Only what is paid goes this way: {owed} AZN are missing.',
}
export const dayOver: Message = /*i18n*/ {
  id: 'shipments.courierDayOver',
  message: 'This list of the courier is closed. Begin a new one.',
}

type Acting = Pick<Deps, 'db' | 'now' | 'emails'>
type Staff = Pick<Caller, 'id'>

/**
 * Staff pack a shipment, or put what is picked up on its shelf: the customer then gets the code (DEL-16).
 * @throws NOT_FOUND; VALIDATION for more than its way takes; CONFLICT while one of its orders isn't ready, or the
 * customer has not agreed to the price
 */
export async function packShipment(
  { db, now, emails }: Acting,
  { id: actorId }: Staff,
  { id, weighed, boxes = 1, shelf = '' }: z.output<typeof packFields>,
): Promise<StaffShipment> {
  const at = now()
  await db.$transaction(async (tx) => {
    const { kind, price, isAgreed } = await holdShipment(tx, id)
    await assertReady(tx, id)
    if (kind !== 'pickup' && (price === null || !isAgreed)) throw new AppError('CONFLICT', notAgreed)
    await assertCarried(tx, { id, weighed })
    const act = kind === 'pickup' ? 'shelve' : 'pack'
    await moveShipment(tx, { id, act, actorId, at }, { weighed: weighed ?? null, boxes, shelf })
    if (act === 'shelve') await mailOfShipment(tx, { emails }, { kind: 'shipmentWaiting', shipmentId: id })
  })
  return readStaffShipment({ db, now }, id)
}

async function assertReady(tx: Transaction, shipmentId: number): Promise<void> {
  const orders = await tx.order.findMany({ where: { shipmentId }, select: { id: true, status: true } })
  const early = orders.find(({ status }) => isOpen(status) && stageOf(status) !== 'toCollect')
  if (early) throw new AppError('CONFLICT', { ...notReady, values: { order: early.id } })
}

/** What the scales say: a weight that was only reckoned may have been wrong. */
async function assertCarried(
  tx: Transaction,
  { id, weighed = 0 }: Pick<z.output<typeof packFields>, 'id' | 'weighed'>,
): Promise<void> {
  const { way } = await tx.shipment.findUniqueOrThrow({ where: { id }, select: { way: true } })
  if (way?.maxGrams && weighed > way.maxGrams)
    throw invalid('weighed', { ...tooHeavy, values: { most: way.maxGrams / 1000 } })
}

type HandingOver = z.output<typeof handOverFields> & { actorId: number; at: Date }

/**
 * A packed shipment goes to the courier of the house with the list of a day, or to a firm or the post (DEL-17).
 * @throws NOT_FOUND; CONFLICT, also where only what is paid goes this way
 */
export async function handOver(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  { id, courierDayId, carrier = '', waybill = '', trackingLink = '', actorId, at }: HandingOver,
): Promise<void> {
  await assertPaidFor(tx, id)
  if (courierDayId !== undefined) await assertDayOpen(tx, courierDayId)
  const data = { courierDayId: courierDayId ?? null, carrier, waybill, trackingLink }
  await moveShipment(tx, { id, act: 'handOver', actorId, at }, data)
  await mailOfShipment(tx, { emails }, { kind: 'shipmentOnWay', shipmentId: id })
}

/** Staff hand a shipment over. @throws as {@link handOver} */
export async function handOverShipment(
  { db, now, emails }: Acting,
  { id: actorId }: Staff,
  input: z.output<typeof handOverFields>,
): Promise<StaffShipment> {
  const at = now()
  await db.$transaction((tx) => handOver(tx, { emails }, { ...input, actorId, at }))
  return readStaffShipment({ db, now }, input.id)
}

async function assertPaidFor(tx: Transaction, id: number): Promise<void> {
  await holdShipment(tx, id)
  const row = await tx.shipment.findUniqueOrThrow({ where: { id }, include: shipmentParts })
  const owed = unpaidOf(row)
  if (row.way?.prepaidOnly && owed > 0)
    throw new AppError('CONFLICT', { ...notPaid, values: { owed: sumInText(owed) } })
}

async function assertDayOpen(tx: Transaction, id: number): Promise<void> {
  const day = await tx.courierDay.findUnique({ where: { id }, select: { revokedAt: true, handedInAt: true } })
  if (!day || day.revokedAt || day.handedInAt) throw new AppError('CONFLICT', dayOver)
}

/**
 * What was packed, lay uncollected or came back is planned once more; what is picked up gets another code.
 * @throws NOT_FOUND; CONFLICT
 */
export async function replanShipment(
  { db, now }: Acting,
  { id: actorId }: Staff,
  { id }: z.output<typeof moveFields>,
): Promise<StaffShipment> {
  const at = now()
  await db.$transaction(async (tx) => {
    const { kind } = await holdShipment(tx, id)
    const code = kind === 'pickup' ? newCode() : null
    await moveShipment(tx, { id, act: 'replan', actorId, at }, { ...unpacked, code })
  })
  return readStaffShipment({ db, now }, id)
}

/** What nobody took is back in the house: its orders are handed over there. @throws NOT_FOUND; CONFLICT */
export async function takeBackShipment(
  { db, now }: Acting,
  { id: actorId }: Staff,
  { id }: z.output<typeof moveFields>,
): Promise<StaffShipment> {
  const at = now()
  await db.$transaction((tx) =>
    moveShipment(tx, { id, act: 'takeBack', actorId, at }, { courierDayId: null }),
  )
  return readStaffShipment({ db, now }, id)
}

/**
 * Nothing goes out any more, and nothing is charged for it: the orders are handed over in the house, unless another
 * way is chosen. @throws NOT_FOUND; CONFLICT
 */
export async function cancelShipment(
  { db, now }: Acting,
  { id: actorId }: Staff,
  { id }: z.output<typeof moveFields>,
): Promise<StaffShipment> {
  const at = now()
  await db.$transaction(async (tx) => {
    await moveShipment(tx, { id, act: 'cancel', actorId, at })
    await settleCharge(tx, { shipmentId: id, by: actorId, at })
  })
  return readStaffShipment({ db, now }, id)
}
