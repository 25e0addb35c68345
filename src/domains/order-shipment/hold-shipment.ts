import type { Transaction } from '../../db/client.ts'
import type { Shipment } from '../../db/generated/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { ShipmentStatus } from '../shipment-status/shipment-statuses.ts'

const wrongStatus: Message = /*i18n*/ {
  id: 'shipments.wrongStatus',
  message: 'This shipment doesn’t allow that any more: somebody may have changed it in the meantime.',
}
export const shipmentConflict = (): AppError => new AppError('CONFLICT', wrongStatus)

/** Locks a shipment until the transaction ends, before any of its orders. @throws NOT_FOUND */
export async function holdShipment(tx: Transaction, id: number): Promise<Shipment> {
  await tx.$queryRaw`SELECT 1 FROM shipments WHERE id = ${id} FOR UPDATE`
  const shipment = await tx.shipment.findUnique({ where: { id } })
  if (!shipment) throw notFound()
  return shipment
}

/** The same of the shipment that an order goes with; null where it has none. */
export async function holdShipmentOf(tx: Transaction, orderId: number): Promise<Shipment | null> {
  const order = await tx.order.findUnique({ where: { id: orderId }, select: { shipmentId: true } })
  return order?.shipmentId ? holdShipment(tx, order.shipmentId) : null
}

type Event = {
  shipmentId: number
  /** Null for a courier by link, and for the program. */
  actorId: number | null
  from: ShipmentStatus | null
  to: ShipmentStatus
  failure?: Shipment['failure']
  /** By which a repeat of a courier's act is known. */
  key?: string | undefined
  at: Date
}

/** Adds to what happened to a shipment. */
export async function writeShipmentEvent(tx: Transaction, { at, ...event }: Event): Promise<void> {
  await tx.shipmentEvent.create({ data: { ...event, createdAt: at } })
}
