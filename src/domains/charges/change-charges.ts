import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound, sumInText } from '../../lib/errors.ts'
import { maxQepik, toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { type chargeSchema, countingCharges, toCharge } from '../order-money/charge-output.ts'
import { stageOf } from '../order-status/statuses.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { holdOrders } from '../payments/hold-money.ts'
import { settlePromises } from '../production/settle-promise.ts'
import type { chargeFields } from './charge-input.ts'

const givenUp: Message = /*i18n*/ {
  id: 'charges.givenUp',
  message: 'This order is given up: nothing more is asked for it.',
}
const tooMuch: Message = /*i18n*/ {
  id: 'charges.tooMuch',
  message: 'With it the order would cost more than an order can: at most {most} AZN.',
}

const ofShipment: Message = /*i18n*/ {
  id: 'charges.ofShipment',
  message: 'This is the price of the delivery: change it with the shipment.',
}

type ChargeView = z.infer<typeof chargeSchema>
type Acting = Pick<Deps, 'db' | 'now'>

/**
 * Staff add what an order costs beside its price: it is asked for, paid and given back with the order (PAY-61).
 * @returns the charges that count
 * @throws NOT_FOUND; CONFLICT once the order is given up, and where it would cost more than an order can
 */
export function addCharge(
  { db, now }: Acting,
  caller: Pick<Caller, 'id'>,
  { id: orderId, kind, amount, note }: z.output<typeof chargeFields>,
): Promise<ChargeView[]> {
  return db.$transaction(async (tx) => {
    await holdLiveOrder(tx, orderId)
    const at = now()
    await tx.charge.create({ data: { orderId, kind, amount, note, addedById: caller.id, addedAt: at } })
    const { charges, price } = await readCharges(tx, orderId)
    if (charges.reduce((sum, charge) => sum + charge.amount, price ?? 0) > maxQepik)
      throw new AppError('CONFLICT', { ...tooMuch, values: { most: sumInText(maxQepik) } })
    await writeOrderEntry(tx, { by: caller.id, orderId, changes: { charge: [null, toAzn(amount)] } })
    await settle(tx, { orderId, at })
    return charges.map(toCharge)
  })
}

/**
 * Staff take a charge away: what was paid for it is then above what the order costs (PAY-61).
 * @returns the charges that count
 * @throws NOT_FOUND, also for one that was removed; CONFLICT once the order is given up, and for the price of a shipment (DEL-13)
 */
export function removeCharge(
  { db, now }: Acting,
  caller: Pick<Caller, 'id'>,
  { id: orderId, chargeId }: { id: number; chargeId: number },
): Promise<ChargeView[]> {
  return db.$transaction(async (tx) => {
    await holdLiveOrder(tx, orderId)
    const charge = await tx.charge.findFirst({ where: { id: chargeId, orderId, removedAt: null } })
    if (!charge) throw notFound()
    if (charge.shipmentId !== null) throw new AppError('CONFLICT', ofShipment)
    const at = now()
    await tx.charge.update({ where: { id: chargeId }, data: { removedAt: at, removedById: caller.id } })
    await writeOrderEntry(tx, { by: caller.id, orderId, changes: { charge: [toAzn(charge.amount), null] } })
    await settle(tx, { orderId, at })
    return (await readCharges(tx, orderId)).charges.map(toCharge)
  })
}

async function holdLiveOrder(tx: Transaction, orderId: number): Promise<void> {
  await holdOrders(tx, [orderId])
  const order = await tx.order.findUnique({ where: { id: orderId }, select: { status: true } })
  if (!order) throw notFound()
  if (stageOf(order.status) === 'givenUp') throw new AppError('CONFLICT', givenUp)
}

const readCharges = (tx: Transaction, orderId: number) =>
  tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { price: true, charges: countingCharges } })

/** What waits for money may go on or have to wait. */
async function settle(tx: Transaction, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  await settleMoney(tx, { orderIds: [orderId], at })
  await settlePromises(tx, { orderIds: [orderId], at, keeps: true })
}
