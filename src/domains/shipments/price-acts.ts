import type { z } from 'zod'
import { AppError, type Message, notFound, sumInText } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { holdShipment, holdShipmentOf, shipmentConflict } from '../order-shipment/hold-shipment.ts'
import { readShipmentOf } from '../order-shipment/read-shipment.ts'
import { settleCharge } from '../order-shipment/settle-charge.ts'
import type { ShipmentView } from '../order-shipment/shipment-output.ts'
import { readerOf } from '../orders/order-reader.ts'
import { isShipmentOver } from '../shipment-status/shipment-statuses.ts'
import { mailOfShipment } from './mail-of-shipment.ts'
import type { agreeFields, shipmentPriceFields } from './shipment-input.ts'
import { readStaffShipment, type StaffShipment } from './staff-shipment.ts'

const otherPrice: Message = /*i18n*/ {
  id: 'shipments.otherPrice',
  message: 'This delivery now costs {price} AZN. Look at it once more.',
}

/**
 * Staff say what a delivery costs. Nothing is charged before its customer has said yes, to them or on the page of the
 * order (DEL-13); less than what was agreed on needs no yes.
 * @throws NOT_FOUND; CONFLICT once it is over
 */
export async function sayPrice(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  { id: by }: Pick<Caller, 'id'>,
  { id, price, isAgreed: saidYes }: z.output<typeof shipmentPriceFields>,
): Promise<StaffShipment> {
  const at = now()
  await db.$transaction(async (tx) => {
    const shipment = await holdShipment(tx, id)
    if (isShipmentOver(shipment.status)) throw shipmentConflict()
    const isLess = shipment.price !== null && shipment.isAgreed && price <= shipment.price
    const isAgreed = saidYes || isLess || price === 0
    await tx.shipment.update({ where: { id }, data: { price, isAgreed } })
    await settleCharge(tx, { shipmentId: id, by, at })
    const first = await tx.order.findFirst({ where: { shipmentId: id }, orderBy: { id: 'asc' } })
    const before = shipment.price === null ? null : toAzn(shipment.price)
    const changes = { deliveryPrice: [before, toAzn(price)] as [number | null, number] }
    if (first) await writeOrderEntry(tx, { by, orderId: first.id, changes })
    if (!isAgreed) await mailOfShipment(tx, { emails }, { kind: 'shipmentPriced', shipmentId: id })
  })
  return readStaffShipment({ db, now }, id)
}

/**
 * A customer says yes to the price that staff said: it is charged with the order (DEL-13).
 * @throws NOT_FOUND, also for another customer's order; FORBIDDEN to staff; CONFLICT where it costs something else
 */
export async function agreeToPrice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id: orderId, price }: z.output<typeof agreeFields>,
): Promise<ShipmentView> {
  const at = now()
  const order = await db.order.findUnique({ where: { id: orderId }, select: { userId: true, status: true } })
  if (readerOf(caller, order) !== 'owner') throw new AppError('FORBIDDEN')
  return db.$transaction(async (tx) => {
    const shipment = await holdShipmentOf(tx, orderId)
    if (!shipment) throw notFound()
    if (isShipmentOver(shipment.status) || shipment.price === null) throw shipmentConflict()
    if (shipment.price !== price) {
      const values = { price: sumInText(shipment.price) }
      throw new AppError('CONFLICT', { ...otherPrice, values })
    }
    await tx.shipment.update({ where: { id: shipment.id }, data: { isAgreed: true } })
    await settleCharge(tx, { shipmentId: shipment.id, by: caller.id, at })
    const view = await readShipmentOf(tx, { orderId, reader: 'owner', now: at })
    if (!view) throw notFound()
    return view
  })
}
