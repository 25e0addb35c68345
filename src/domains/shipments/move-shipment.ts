import type { Transaction } from '../../db/client.ts'
import type { Prisma, Shipment } from '../../db/generated/client.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { holdShipment, shipmentConflict, writeShipmentEvent } from '../order-shipment/hold-shipment.ts'
import {
  isHandedOver,
  type ShipmentAct,
  type ShipmentStatus,
  shipmentMove,
} from '../shipment-status/shipment-statuses.ts'

/** What is said of a packed shipment, as it was before. */
export const unpacked = {
  weighed: null,
  boxes: 1,
  shelf: '',
  carrier: '',
  waybill: '',
  trackingLink: '',
  courierDayId: null,
  wrongCodes: 0,
  reminders: 0,
  failure: null,
  failureNote: '',
} as const satisfies Prisma.ShipmentUncheckedUpdateInput

type Moving = {
  id: number
  act: ShipmentAct
  /** Null for a courier by link. */
  actorId: number | null
  /** Of an act by link: a repeat of it is known by this (DEL-43). */
  key?: string | undefined
  at: Date
}

/**
 * Locks a shipment that an act moves.
 * @returns it with the status that it comes to
 * @throws NOT_FOUND; CONFLICT when the table of moves has none from where it stands: of two people one is first
 */
export async function holdToMove(
  tx: Transaction,
  { id, act }: Pick<Moving, 'id' | 'act'>,
): Promise<{ shipment: Shipment; to: ShipmentStatus }> {
  const shipment = await holdShipment(tx, id)
  const move = shipmentMove(act, shipment)
  if (!move) throw shipmentConflict()
  return { shipment, to: move.to }
}

/** The one place where a shipment that is chosen already changes its status, with its event (DEL-11). */
export async function moveShipment(
  tx: Transaction,
  { id, act, actorId, key, at }: Moving,
  data: Prisma.ShipmentUncheckedUpdateInput = {},
): Promise<Shipment> {
  const { shipment, to } = await holdToMove(tx, { id, act })
  const moved = await tx.shipment.update({ where: { id }, data: { ...data, status: to, statusSince: at } })
  const { failure } = moved
  await writeShipmentEvent(tx, { shipmentId: id, actorId, from: shipment.status, to, failure, key, at })
  if (actorId !== null && !isHandedOver(to))
    await writeHistory(tx, { id, by: actorId, from: shipment.status, to })
  return moved
}

type Written = { id: number; by: number; from: ShipmentStatus; to: ShipmentStatus }

/** In the history of its first order; what was taken stands there with the order that is completed. */
async function writeHistory(tx: Transaction, { id, by, from, to }: Written): Promise<void> {
  const first = await tx.order.findFirst({ where: { shipmentId: id }, orderBy: { id: 'asc' } })
  if (first) await writeOrderEntry(tx, { by, orderId: first.id, changes: { shipment: [from, to] } })
}
