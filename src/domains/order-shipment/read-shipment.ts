import type { Database, Transaction } from '../../db/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { deliveryDays } from '../delivery/delivery-days.ts'
import { toDay } from '../production/production-output.ts'
import { readWorkRules } from '../production/work-rules.ts'
import { isShipmentOver } from '../shipment-status/shipment-statuses.ts'
import {
  liveOrders,
  type ShipmentReader,
  type ShipmentRow,
  type ShipmentView,
  shipmentParts,
  toShipment,
} from './shipment-output.ts'

type Days = ShipmentView['days']

/**
 * The days that customers read of these shipments: the last promised day of its orders and the way's own days, no
 * earlier than it can leave now (DEL-15).
 */
export async function shipmentDays(
  db: Database | Transaction,
  now: Date,
): Promise<(row: ShipmentRow) => Days> {
  const { closed } = await readWorkRules(db, { from: bakuDate(now) })
  return (row) => {
    const promised = liveOrders(row).map(({ promisedOn }) => promisedOn && toDay(promisedOn))
    const ready = promised.toSorted().at(-1)
    if (!row.way || !ready || promised.includes(null) || isShipmentOver(row.status)) return null
    const left = row.status === 'HandedOver' ? row.statusSince : now
    return deliveryDays(row.way, { ready, now: left, closed })
  }
}

/** The shipment that an order goes with; null where it has none. */
export async function readShipmentOf(
  db: Database | Transaction,
  { orderId, reader, now }: { orderId: number; reader: ShipmentReader; now: Date },
): Promise<ShipmentView | null> {
  const row = await db.shipment.findFirst({
    where: { orders: { some: { id: orderId } } },
    include: shipmentParts,
  })
  if (!row) return null
  return toShipment(row, { reader, days: (await shipmentDays(db, now))(row) })
}
