import type { Transaction } from '../../db/client.ts'
import type { Shipment } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { givenUpStatuses, isGivenUp, type OrderStatus } from '../order-status/statuses.ts'
import { isBegun, isShipmentOver, isUnderWay } from '../shipment-status/shipment-statuses.ts'
import { writeShipmentEvent } from './hold-shipment.ts'
import { settleCharge } from './settle-charge.ts'

const underWay: Message = /*i18n*/ {
  id: 'shipments.orderUnderWay',
  message: 'This order is with the courier. Write down first that it was delivered or came back.',
}
const begun: Message = /*i18n*/ {
  id: 'shipments.undoBegun',
  message: 'This can’t be undone: its shipment has been packed or handed over since.',
}

type Moved = { status: OrderStatus; by: number; at: Date }

/**
 * What a move of an order means for its shipment: of what is given up nothing goes out. The price goes to another
 * order of the shipment; with the last one it is cancelled (DEL-14).
 * @throws CONFLICT while the courier has it
 */
export async function shipmentAfterMove(
  tx: Transaction,
  shipment: Shipment | null,
  { status, by, at }: Moved,
): Promise<void> {
  if (!shipment || !isGivenUp(status) || isShipmentOver(shipment.status)) return
  if (isUnderWay(shipment.status)) throw new AppError('CONFLICT', underWay)
  const { id: shipmentId } = shipment
  const left = await tx.order.count({ where: { shipmentId, status: { notIn: [...givenUpStatuses] } } })
  if (left === 0) {
    await tx.shipment.update({ where: { id: shipmentId }, data: { status: 'Cancelled', statusSince: at } })
    await writeShipmentEvent(tx, { shipmentId, actorId: by, from: shipment.status, to: 'Cancelled', at })
  }
  await settleCharge(tx, { shipmentId, by, at })
}

/** @throws CONFLICT where an undo of its order would contradict what was done with the shipment (DEL-14) */
export function assertCanUndo(shipment: Shipment | null, undone: { at: Date }): void {
  if (!shipment || !isBegun(shipment.status)) return
  if (shipment.statusSince >= undone.at) throw new AppError('CONFLICT', begun)
}

/** An order that is open again goes as it was to go: the shipment that was cancelled with it is planned again. */
export async function shipmentAfterUndo(
  tx: Transaction,
  shipment: Shipment | null,
  { undone, by, at }: { undone: { to: OrderStatus; at: Date }; by: number; at: Date },
): Promise<void> {
  if (!shipment || !isGivenUp(undone.to)) return
  const { id: shipmentId, status, statusSince } = shipment
  if (status === 'Cancelled' && statusSince.getTime() === undone.at.getTime()) {
    await tx.shipment.update({ where: { id: shipmentId }, data: { status: 'Planned', statusSince: at } })
    await writeShipmentEvent(tx, { shipmentId, actorId: by, from: status, to: 'Planned', at })
  }
  await settleCharge(tx, { shipmentId, by, at })
}
